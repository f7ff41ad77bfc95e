import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { PartProps } from './part-props.ts';

const METHODS = ['BEST', 'LAST', 'FIRST', 'AVERAGE'] as const;

/** Which attempt counts, what passes, who marks what no rule can. */
export function GradingPart({ form, onChange }: PartProps) {
  const t = useT();
  return (
    <Card as="section" className="space-y-4">
      <CardHeading level={3}>{t('exam-authoring.titles.grading')}</CardHeading>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <NativeSelect
          label={t('exam-authoring.fields.gradingMethod')}
          disabled={form.attemptsAllowed === 1}
          value={form.gradingMethod}
          options={METHODS.map((value) => ({ value, label: t(`exam-authoring.methods.${value}`) }))}
          onChange={(value) => onChange({ gradingMethod: METHODS.find((method) => method === value) ?? 'BEST' })}
        />
        <NumberField
          label={t('exam-authoring.fields.passPercent')}
          hint={t('exam-authoring.hints.passPercent')}
          optional
          min={0}
          max={100}
          step={0.5}
          value={form.passPercent}
          onChange={(passPercent) => onChange({ passPercent })}
        />
      </div>
      <Switch
        spread
        label={t('exam-authoring.fields.isBlind')}
        description={t('exam-authoring.hints.isBlind')}
        checked={form.isBlind}
        onChange={(isBlind) => onChange({ isBlind })}
      />
      <Switch
        spread
        label={t('exam-authoring.fields.twoMarkers')}
        description={t('exam-authoring.hints.twoMarkers')}
        checked={form.markerCount === 2}
        onChange={(areTwo) => onChange({ markerCount: areTwo ? 2 : 1 })}
      />
    </Card>
  );
}
