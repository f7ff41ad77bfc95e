import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { PartProps } from './part-props.ts';
import { wrongAddresses } from './rules-form.ts';

/** What is asked at the door: a password, a place. */
export function AccessPart({ form, exam, onChange, problems }: PartProps) {
  const t = useT();
  const format = useFormat();
  const wrong = wrongAddresses(form.addresses);
  return (
    <Card as="section" className="space-y-4">
      <CardHeading level={3}>{t('exam-authoring.titles.access')}</CardHeading>
      <Switch
        spread
        label={t('exam-authoring.fields.hasPassword')}
        description={t('exam-authoring.hints.hasPassword')}
        checked={form.hasPassword}
        onChange={(hasPassword) => onChange({ hasPassword, password: '' })}
      />
      {form.hasPassword && (
        <TextField
          className="max-w-90"
          label={t(exam.hasPassword ? 'exam-authoring.fields.newPassword' : 'exam-authoring.fields.password')}
          autoComplete="off"
          maxLength={100}
          dir="auto"
          value={form.password}
          {...(exam.hasPassword ? { hint: t('exam-authoring.hints.newPassword') } : {})}
          {...(problems.password ? { error: t('errors.rules.required') } : {})}
          onChange={(event) => onChange({ password: event.currentTarget.value })}
        />
      )}
      <TextArea
        className="max-w-120"
        label={t('exam-authoring.fields.addresses')}
        hint={t('exam-authoring.hints.addresses', { one: { raw: '192.168.1.7' }, many: { raw: '10.0.0.0/8' } })}
        optional
        rows={3}
        dir="ltr"
        spellCheck={false}
        value={form.addresses}
        {...(wrong.length > 0
          ? { error: t('exam-authoring.messages.addressesWrong', { addresses: { raw: format.list(wrong) } }) }
          : {})}
        onChange={(event) => onChange({ addresses: event.currentTarget.value })}
      />
    </Card>
  );
}
