import { LARGEST_SMALLEST_GROUP, RESULTS_VISIBILITIES, SMALLEST_GROUP } from '@sullam/domain/surveys/survey.ts';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { SurveyForm } from './survey-form.ts';

export interface SurveyRulesProps {
  readonly form: SurveyForm;
  readonly onChange: (change: Partial<SurveyForm>) => void;
  readonly isFixed: boolean;
  readonly errors: Readonly<Record<string, string>>;
}

/** Names or none, how long, and who sees what came of it. */
export function SurveyRules({ form, onChange, isFixed, errors }: SurveyRulesProps) {
  const t = useT();
  return (
    <Card as="section">
      <CardHeading level={3}>{t('surveys.titles.rules')}</CardHeading>
      <div className="space-y-5">
        <Switch
          spread
          label={t('surveys.fields.anonymous')}
          description={t('surveys.hints.anonymous')}
          checked={form.isAnonymous}
          disabled={isFixed}
          onChange={(isAnonymous) => onChange({ isAnonymous, ...(isAnonymous ? { allowsChanges: false } : {}) })}
        />
        {form.isAnonymous ? (
          <NumberField
            className="max-w-80"
            stepper
            label={t('surveys.fields.minimumAnswers')}
            hint={t('surveys.hints.minimum', { count: SMALLEST_GROUP })}
            min={SMALLEST_GROUP}
            max={LARGEST_SMALLEST_GROUP}
            value={form.minimumAnswers}
            onChange={(minimumAnswers) => onChange({ minimumAnswers: minimumAnswers ?? SMALLEST_GROUP })}
          />
        ) : (
          <Switch
            spread
            label={t('surveys.fields.allowsChanges')}
            checked={form.allowsChanges}
            onChange={(allowsChanges) => onChange({ allowsChanges })}
          />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <NativeSelect
            label={t('surveys.fields.results')}
            value={form.resultsVisibility}
            options={RESULTS_VISIBILITIES.map((value) => ({ value, label: t(`surveys.visibilities.${value}`) }))}
            onChange={(value) =>
              onChange({ resultsVisibility: RESULTS_VISIBILITIES.find((each) => each === value) ?? 'NEVER' })
            }
          />
          <DatePicker
            label={t('surveys.fields.closesAt')}
            hint={t('surveys.hints.closesAt')}
            optional
            withTime
            value={form.closesAt}
            onChange={(closesAt) => onChange({ closesAt })}
            {...(errors.closesAt ? { error: errors.closesAt } : {})}
          />
        </div>
      </div>
    </Card>
  );
}
