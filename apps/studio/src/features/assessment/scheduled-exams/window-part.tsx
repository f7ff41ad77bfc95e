import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { PartProps } from './part-props.ts';

/** From when until when, how long, how often. */
export function WindowPart({ form, onChange, problems }: PartProps) {
  const t = useT();
  return (
    <div id="window">
      <Card as="section" className="space-y-4">
        <CardHeading level={3}>{t('exam-authoring.titles.window')}</CardHeading>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <DatePicker
            label={t('exam-authoring.fields.opensAt')}
            hint={t('exam-authoring.hints.opensAt')}
            optional
            withTime
            value={form.opensAt}
            onChange={(opensAt) => onChange({ opensAt })}
          />
          <DatePicker
            label={t('exam-authoring.fields.closesAt')}
            hint={t('exam-authoring.hints.closesAt')}
            optional
            withTime
            value={form.closesAt}
            onChange={(closesAt) => onChange({ closesAt })}
            {...(problems.closesAt ? { error: t('exam-authoring.messages.closesBefore') } : {})}
          />
          <NumberField
            label={t('exam-authoring.fields.limitMinutes')}
            hint={t('exam-authoring.hints.limitMinutes')}
            optional
            min={1}
            max={100_000}
            value={form.limitMinutes ?? undefined}
            onChange={(limitMinutes) => onChange({ limitMinutes: limitMinutes ?? null })}
          />
          <NumberField
            label={t('exam-authoring.fields.attempts')}
            hint={t('exam-authoring.hints.attempts')}
            optional
            min={1}
            max={1000}
            value={form.attemptsAllowed ?? undefined}
            onChange={(attempts) => onChange({ attemptsAllowed: attempts ?? null })}
          />
        </div>
      </Card>
    </div>
  );
}
