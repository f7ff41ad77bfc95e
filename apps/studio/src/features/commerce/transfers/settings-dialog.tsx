import { isIban, normalizeIban, writeIban } from '@sullam/domain/commerce/iban.ts';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { LocalizedField, trimmed } from '../../../parts/localized-field.tsx';
import { type ManualPaymentSettings, useSaveManualSettings } from './transfers.api.ts';

const MOST_DAYS = 60;

type Shared = ManualPaymentSettings['cash'];

interface MethodFieldsProps {
  readonly title: string;
  readonly settings: Shared;
  readonly onChange: (changes: Partial<Shared>) => void;
  readonly children?: ReactNode;
}

/** What is set for either method. */
function MethodFields({ title, settings, onChange, children }: MethodFieldsProps) {
  const t = useT();
  const { isOffered, instructions, waitDays } = settings;
  return (
    <fieldset className="space-y-4 border-t border-line pt-4 first:border-0 first:pt-0">
      <legend className="sr-only">{title}</legend>
      <Switch spread label={title} checked={isOffered} onChange={(on) => onChange({ isOffered: on })} />
      {isOffered && (
        <>
          {children}
          <LocalizedField
            label={t('transfers.fields.instructions')}
            hint={t('transfers.texts.instructions')}
            multiline
            rows={3}
            value={instructions}
            onChange={(value) => onChange({ instructions: value })}
          />
          <NumberField
            label={t('transfers.fields.waitDays')}
            hint={t('transfers.texts.waitDays')}
            min={1}
            max={MOST_DAYS}
            value={waitDays}
            onChange={(value) => onChange({ waitDays: value ?? 0 })}
            error={isWait(waitDays) ? undefined : t('transfers.texts.waitRange', { most: MOST_DAYS })}
          />
        </>
      )}
    </fieldset>
  );
}

const isWait = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= MOST_DAYS;

export interface SettingsDialogProps {
  readonly settings: ManualPaymentSettings;
  readonly onClose: () => void;
}

/** Which of wire transfer and cash are offered, and what buyers read of them. */
export function SettingsDialog({ settings, onClose }: SettingsDialogProps) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveManualSettings();
  const [transfer, setTransfer] = useState({ ...settings.transfer, iban: writeIban(settings.transfer.iban) });
  const [cash, setCash] = useState(settings.cash);
  const change = (changes: Partial<typeof transfer>) => setTransfer((before) => ({ ...before, ...changes }));
  const iban = normalizeIban(transfer.iban);
  const isAccount = !transfer.isOffered || (isIban(iban) && transfer.accountHolder.trim() !== '');
  const isReady = isAccount && isWait(transfer.waitDays) && isWait(cash.waitDays);
  const send = () => {
    if (!isReady) return;
    const body = {
      transfer: {
        ...transfer,
        // what was typed for a method that is switched off must not stop the other from being saved
        iban: isIban(iban) ? iban : '',
        instructions: trimmed(transfer.instructions),
        bankName: trimmed(transfer.bankName),
      },
      cash: { ...cash, instructions: trimmed(cash.instructions) },
    };
    save.mutate(body, {
      onSuccess: () => {
        notify({ tone: 'success', text: t('transfers.done.settings') });
        onClose();
      },
    });
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('transfers.titles.settings')}
      description={t('transfers.texts.settings')}
      submitLabel={t('common.actions.save')}
      pending={save.isPending}
      onSubmit={send}
    >
      <MethodFields title={t('transfers.methods.transfer')} settings={transfer} onChange={change}>
        <TextField
          label={t('transfers.fields.iban')}
          required
          dir="ltr"
          value={transfer.iban}
          error={isIban(iban) ? undefined : t('transfers.texts.iban')}
          onChange={(event) => change({ iban: event.currentTarget.value })}
        />
        <TextField
          label={t('transfers.fields.holder')}
          required
          dir="auto"
          value={transfer.accountHolder}
          error={transfer.accountHolder.trim() === '' ? t('errors.rules.required') : undefined}
          onChange={(event) => change({ accountHolder: event.currentTarget.value })}
        />
        <LocalizedField
          label={t('transfers.fields.bank')}
          value={transfer.bankName}
          onChange={(bankName) => change({ bankName })}
        />
      </MethodFields>
      <MethodFields
        title={t('transfers.methods.cash')}
        settings={cash}
        onChange={(changes) => setCash((before) => ({ ...before, ...changes }))}
      />
    </FormDialog>
  );
}
