import { formatDecimal } from '@sullam/domain/decimal.ts';
import {
  type Assessment,
  type CriterionAssessment,
  checkAssessment,
  type RubricContent,
  rubricMaximum,
  scoreAssessment,
} from '@sullam/domain/grading/rubric-content.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { useFormat, useT } from '../kit-context.tsx';
import { entryOf, withEntry } from './assessment-changes.ts';
import { CriterionField } from './criterion-field.tsx';

export interface RubricAssessmentFieldProps {
  readonly rubric: RubricContent;
  readonly value: Assessment;
  readonly onChange: (value: CriterionAssessment[]) => void;
  /** Says what is missing too, not only what is wrong: after somebody tried to finish. */
  readonly showsMissing?: boolean;
  readonly disabled?: boolean;
  /** The place of the criterion that keys are for. */
  readonly active?: number;
  readonly onActive?: (at: number) => void;
  /** The sum stands elsewhere. */
  readonly hidesSum?: boolean;
}

/**
 * Marking by a rubric: a level or points for each criterion, a comment, the sum as it grows. Keep the value as it comes;
 * `checkAssessment` of the domain says whether it is complete, the server checks again.
 */
export function RubricAssessmentField(props: RubricAssessmentFieldProps) {
  const { rubric, value, onChange, showsMissing = false, disabled = false, active, onActive, hidesSum = false } = props;
  const t = useT();
  const format = useFormat();
  const score = scoreAssessment(rubric, value);
  const findings = checkAssessment(rubric, value, !showsMissing);
  const judged = score.criteria.filter(({ points }) => points !== null).length;
  return (
    <div>
      <div className="divide-y divide-line">
        {rubric.criteria.map((criterion, at) => (
          // a legend ignores the padding of its fieldset
          // biome-ignore lint/a11y/noStaticElementInteractions: only listens to where the focus goes
          <div
            key={criterion.id}
            className={cx(
              'py-3',
              active === undefined && 'first:pt-0',
              active !== undefined && '-mx-4 border-s-3 px-4',
              active !== undefined && (active === at ? 'border-s-primary bg-primary-soft/40' : 'border-s-transparent'),
            )}
            onFocus={onActive && (() => onActive(at))}
          >
            <CriterionField
              criterion={criterion}
              allowsFreePoints={rubric.allowsFreePoints}
              entry={entryOf(value, criterion.id)}
              score={score.criteria.find(({ criterionId }) => criterionId === criterion.id)}
              problem={findings.find(({ criterionId }) => criterionId === criterion.id)?.code}
              disabled={disabled}
              isActive={active === at}
              isCompact={active !== undefined}
              onChange={(entry) => onChange(withEntry(value, entry))}
            />
          </div>
        ))}
      </div>
      {!hidesSum && (
        <div role="status" className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <span className="text-sm text-muted">
            {t('rubrics.labels.judged', {
              judged: format.number(judged),
              count: format.number(rubric.criteria.length),
            })}
          </span>
          <span className="font-medium">
            {t('rubrics.labels.points', {
              points: format.decimal(formatDecimal(score.points)),
              maximum: format.decimal(rubricMaximum(rubric)),
            })}
          </span>
        </div>
      )}
    </div>
  );
}
