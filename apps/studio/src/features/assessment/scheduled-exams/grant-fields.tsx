import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { localText } from '@sullam/web-kit/base/local-time.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { isUpsideDown } from '../accommodations/accommodations.public.ts';
import { grantedSitting } from './granted-sitting.ts';
import { momentOf } from './rules-form.ts';
import type { Grant, SubsectionExam } from './scheduled-exams.api.ts';
import { SittingFacts } from './sitting-facts.tsx';

export const NO_GRANT: Grant = {
  extraMinutes: null,
  extraPercent: null,
  extraAttempts: null,
  opensAt: null,
  closesAt: null,
  note: '',
};

/** A grant as it is being written; times are local texts there. */
export type GrantForm = Grant;

export const grantFormOf = (grant: Grant): GrantForm => ({
  extraMinutes: grant.extraMinutes,
  extraPercent: grant.extraPercent,
  extraAttempts: grant.extraAttempts,
  opensAt: localText(grant.opensAt),
  closesAt: localText(grant.closesAt),
  note: grant.note,
});

export const grantOf = (form: GrantForm, before: Grant): Grant => ({
  ...form,
  opensAt: momentOf(form.opensAt, before.opensAt),
  closesAt: momentOf(form.closesAt, before.closesAt),
});

export interface GrantFieldsProps {
  readonly exam: SubsectionExam;
  readonly form: GrantForm;
  readonly before: Grant;
  readonly onChange: (change: Partial<GrantForm>) => void;
}

/** What is granted, to whomever, with what it comes to. */
export function GrantFields({ exam, form, before, onChange }: GrantFieldsProps) {
  const t = useT();
  const format = useFormat();
  const number = (name: 'extraMinutes' | 'extraPercent' | 'extraAttempts', max: number) => ({
    label: t(`exam-authoring.fields.${name}`),
    min: 0,
    max,
    value: form[name] ?? undefined,
    format: (value: number) => format.number(value),
    onChange: (value: number | undefined) => onChange({ [name]: value ?? null }),
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField {...number('extraMinutes', 100_000)} />
        <NumberField {...number('extraPercent', 1000)} disabled={exam.limitMinutes === null} />
        <NumberField {...number('extraAttempts', 1000)} disabled={exam.attemptsAllowed === null} />
      </div>
      <p className="text-sm text-muted">{t('exam-authoring.hints.extra')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <DatePicker
          label={t('exam-authoring.fields.ownOpensAt')}
          optional
          withTime
          value={form.opensAt}
          onChange={(opensAt) => onChange({ opensAt })}
        />
        <DatePicker
          label={t('exam-authoring.fields.ownClosesAt')}
          optional
          withTime
          value={form.closesAt}
          onChange={(closesAt) => onChange({ closesAt })}
          {...(isUpsideDown(form) ? { error: t('exam-authoring.messages.closesBefore') } : {})}
        />
      </div>
      <TextArea
        label={t('exam-authoring.fields.note')}
        hint={t('exam-authoring.hints.note')}
        optional
        rows={2}
        maxLength={1000}
        dir="auto"
        value={form.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
      <div className="rounded-md bg-subtle px-4 py-3 text-sm" role="status">
        <p className="mb-1 font-medium">{t('exam-authoring.labels.comesTo')}</p>
        <SittingFacts sitting={grantedSitting(exam, grantOf(form, before))} />
      </div>
    </>
  );
}
