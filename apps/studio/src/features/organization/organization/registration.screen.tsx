import '../../../app.css';
import type { RegistrationApproval } from '@sullam/domain/configuration.ts';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { ApprovalPart, areDomains } from './approval-part.tsx';
import { configurationOf } from './configuration-of.ts';
import { FormBuilder } from './form-builder.tsx';
import { fieldsOf, formFaults } from './form-rules.ts';
import {
  type RegistrationField,
  registrationQuery,
  type Settings,
  type StoredField,
  useSaveRegistration,
  useSaveSettings,
} from './organization.api.ts';
import { SettingsPart } from './settings-part.tsx';
import { useDraft } from './use-draft.ts';
import { Loaded, WithSettings } from './with-settings.tsx';

interface RegistrationDraft {
  approval: RegistrationApproval;
  fields: RegistrationField[];
}

interface RegistrationFormProps {
  readonly settings: Settings;
  readonly stored: readonly StoredField[];
  readonly version: number;
}

function RegistrationForm({ settings, stored, version }: RegistrationFormProps) {
  const t = useT();
  const notify = useNotify();
  const saved = useMemo<RegistrationDraft>(
    () => ({ approval: configurationOf(settings).registration_requires_approval, fields: fieldsOf(stored) }),
    [settings, stored],
  );
  const draft = useDraft(saved);
  const saveForm = useSaveRegistration();
  const saveSettings = useSaveSettings();
  const { approval, fields } = draft.value;
  const faults = formFaults(fields);
  const submit = async () => {
    if (faults.size > 0 || !areDomains(approval.domain))
      return notify({ tone: 'error', text: t('errors.codes.validation') });
    try {
      if (JSON.stringify(fields) !== JSON.stringify(saved.fields)) await saveForm.mutateAsync({ fields, version });
      if (JSON.stringify(approval) !== JSON.stringify(saved.approval))
        await saveSettings.mutateAsync({ version, configuration: { registration_requires_approval: approval } });
      draft.accept(draft.value);
      notify({ tone: 'success', text: t('organization-settings.messages.saved') });
    } catch {
      // both mutations report their failure themselves; the draft stays for another try
    }
  };
  return (
    <FormArea className="space-y-5">
      <ApprovalPart approval={approval} onChange={(next) => draft.set({ approval: next })} />
      <SettingsPart
        title={t('organization-settings.registration.form')}
        text={t('organization-settings.registration.formText')}
      >
        <FormBuilder
          fields={fields}
          storedKeys={new Set(stored.map(({ formField }) => formField.fieldKey))}
          faults={faults}
          onChange={(next) => draft.set({ fields: next })}
        />
      </SettingsPart>
      <SaveBar
        isDirty={draft.isDirty}
        isSaving={saveForm.isPending || saveSettings.isPending}
        hasFailed={(saveForm.isError || saveSettings.isError) && draft.isDirty}
        onSave={() => void submit()}
        onReset={draft.reset}
      />
    </FormArea>
  );
}

/** Who may come in, and what they are asked. */
export function RegistrationScreen() {
  const form = useQuery(registrationQuery());
  return (
    <WithSettings>
      {(settings) => (
        <Loaded query={form}>
          {({ data, version }) => <RegistrationForm settings={settings} stored={data} version={version} />}
        </Loaded>
      )}
    </WithSettings>
  );
}
