import { PACKAGE_LIMITS as LIMITS } from '@sullam/domain/coaching/credits.ts';
import { CheckboxGroup } from '@sullam/ui/components/choice.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { LocalizedField, trimmed } from '../../../parts/localized-field.tsx';
import { type CoachingPackage, ownTypesQuery, useSavePackage } from './packages.api.ts';

interface PackageDialogProps {
  /** Null: a new one. */
  readonly of: CoachingPackage | null;
  /** Whether the reader chooses among their own session types. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

const FIRST = { sessions: 4, days: 90 };

function Types({
  value,
  disabled,
  onChange,
}: {
  readonly value: readonly number[];
  readonly disabled: boolean;
  readonly onChange: (ids: number[]) => void;
}) {
  const t = useT();
  const text = useAuthorText();
  const { data } = useQuery(ownTypesQuery());
  const paid = data?.data.filter(({ payment }) => payment === 'CREDITS') ?? [];
  if (paid.length === 0) return null;
  return (
    <CheckboxGroup
      label={t('coaching-packages.fields.types')}
      hint={t(disabled ? 'coaching-packages.fields.typesFixed' : 'coaching-packages.fields.typesHint')}
      options={paid.map(({ sessionTypeId, title }) => ({ value: String(sessionTypeId), label: text(title), disabled }))}
      value={value.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
    />
  );
}

/** A package of sessions. */
export function PackageDialog({ of, isOwn, onClose }: PackageDialogProps) {
  const t = useT();
  const save = useSavePackage();
  const [title, setTitle] = useState(of?.title ?? {});
  const [sessionCount, setCount] = useState<number | undefined>(of?.sessionCount ?? FIRST.sessions);
  const [validityDays, setDays] = useState<number | undefined>(of?.validityDays ?? FIRST.days);
  const [sessionTypeIds, setTypes] = useState<number[]>([...(of?.sessionTypeIds ?? [])]);
  const errors = useRefusals(save.error, { title, sessionCount, validityDays });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(of ? 'coaching-packages.titles.edit' : 'coaching-packages.titles.new')}
      submitLabel={of ? t('common.actions.save') : t('coaching-packages.actions.create')}
      pending={save.isPending}
      disabled={sessionCount === undefined || validityDays === undefined}
      onSubmit={() =>
        sessionCount !== undefined &&
        validityDays !== undefined &&
        save.mutate(
          { of, body: { title: trimmed(title), sessionTypeIds, sessionCount, validityDays } },
          { onSuccess: onClose },
        )
      }
    >
      <LocalizedField
        label={t('coaching-packages.fields.name')}
        required
        maxLength={200}
        value={title}
        error={errors.title}
        onChange={setTitle}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={t('coaching-packages.fields.sessions')}
          required
          min={1}
          max={LIMITS.sessions}
          value={sessionCount}
          error={errors.sessionCount}
          onChange={setCount}
        />
        <NumberField
          label={t('coaching-packages.fields.validity')}
          suffix={t('coaching-packages.fields.days')}
          required
          min={1}
          max={LIMITS.validityDays}
          value={validityDays}
          error={errors.validityDays}
          onChange={setDays}
        />
      </div>
      {isOwn && <Types value={sessionTypeIds} disabled={of?.isInUse ?? false} onChange={setTypes} />}
    </FormDialog>
  );
}
