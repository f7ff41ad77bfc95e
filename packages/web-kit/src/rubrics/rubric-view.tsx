import { formatDecimal } from '@sullam/domain/decimal.ts';
import type { CriterionScore } from '@sullam/domain/grading/rubric.ts';
import {
  type Assessment,
  type CriterionContent,
  type RubricContent,
  rubricMaximum,
  scoreAssessment,
} from '@sullam/domain/grading/rubric-content.ts';
import { AuthorText } from '@sullam/ui/components/text.tsx';
import { AuthorTextFor } from '../author-text-for.tsx';
import { useFormat, useT } from '../kit-context.tsx';
import { LevelText, levelClass, levelsClass } from './rubric-level.tsx';

export interface RubricViewProps {
  readonly rubric: RubricContent;
  /** What a marker has chosen; without it the rubric is shown as it is. */
  readonly assessment?: Assessment | undefined;
  /** Of the headings of the criteria. */
  readonly headingLevel?: 3 | 4;
}

interface CriterionProps {
  readonly criterion: CriterionContent;
  readonly score: CriterionScore | undefined;
  readonly comment: string | undefined;
  readonly isAssessed: boolean;
  readonly headingLevel: 3 | 4;
}

function Criterion({ criterion, score, comment, isAssessed, headingLevel }: CriterionProps) {
  const t = useT();
  const format = useFormat();
  const Heading = `h${headingLevel}` as const;
  const maximum = rubricMaximum({ criteria: [criterion], allowsFreePoints: false });
  return (
    <li className="break-inside-avoid py-4 first:pt-0 last:pb-0">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="min-w-0 text-body font-medium">
          <AuthorTextFor text={criterion.name} />
        </Heading>
        <p className="text-sm text-muted">
          {!isAssessed && t('rubrics.labels.maximum', { maximum: format.decimal(maximum) })}
          {isAssessed &&
            (score?.points
              ? t('rubrics.labels.points', {
                  points: format.decimal(formatDecimal(score.points)),
                  maximum: format.decimal(maximum),
                })
              : t('rubrics.labels.notJudged'))}
        </p>
      </div>
      <AuthorTextFor
        as="p"
        text={criterion.description}
        className="-mt-1 mb-2 max-w-reading text-sm whitespace-pre-line text-muted"
      />
      <ul className={levelsClass}>
        {criterion.levels.map((level) => (
          <li key={level.id} className={levelClass(score?.levelId === level.id)}>
            <LevelText criterion={criterion} level={level} isReached={score?.levelId === level.id} />
          </li>
        ))}
      </ul>
      {comment && (
        <div className="mt-2 border-s-2 border-primary ps-3 text-sm">
          <p className="text-xs text-muted">{t('rubrics.labels.comment')}</p>
          <AuthorText as="p" className="whitespace-pre-line wrap-anywhere">
            {comment}
          </AuthorText>
        </div>
      )}
    </li>
  );
}

/** A rubric for reading; with an assessment, what was reached, and what the marker says of it. */
export function RubricView({ rubric, assessment, headingLevel = 3 }: RubricViewProps) {
  const t = useT();
  const format = useFormat();
  const score = assessment && scoreAssessment(rubric, assessment);
  const maximum = format.decimal(rubricMaximum(rubric));
  return (
    <div>
      <ol className="divide-y divide-line">
        {rubric.criteria.map((criterion) => (
          <Criterion
            key={criterion.id}
            criterion={criterion}
            score={score?.criteria.find(({ criterionId }) => criterionId === criterion.id)}
            comment={assessment?.find(({ criterionId }) => criterionId === criterion.id)?.comment}
            isAssessed={assessment !== undefined}
            headingLevel={headingLevel}
          />
        ))}
      </ol>
      <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-3 font-medium">
        <span>{t('rubrics.labels.total')}</span>
        <span>
          {score
            ? t('rubrics.labels.points', { points: format.decimal(formatDecimal(score.points)), maximum })
            : t('rubrics.labels.maximum', { maximum })}
        </span>
      </p>
    </div>
  );
}
