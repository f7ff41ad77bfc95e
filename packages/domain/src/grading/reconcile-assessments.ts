import { addDecimals, type Decimal, decimal, formatDecimal, multiplyDecimals, trimDecimal } from '../decimal.ts';
import { divideRationals, multiplyRationals, type Rational, rationalOf } from '../rational.ts';
import { type Reconciliation, reconcile } from './rubric.ts';
import {
  type Assessment,
  type CriterionAssessment,
  judgementsOf,
  type RubricContent,
  rubricOf,
} from './rubric-content.ts';

export interface ReconciledAssessments extends Reconciliation {
  /** What both together say, criterion by criterion, with the words of both; null while there is no result. */
  assessment: Assessment | null;
}

const halfOf = (a: Decimal, b: Decimal): string =>
  formatDecimal(trimDecimal(multiplyDecimals(addDecimals(a, b), decimal('0.5'))));

const entryOf = (assessment: Assessment, id: number): CriterionAssessment =>
  assessment.find(({ criterionId }) => criterionId === id) ?? { criterionId: id };

/** Two markers' filled-in rubrics, and what follows. `tolerance` is in points of the rubric. */
export function reconcileAssessments(
  content: RubricContent,
  [first, second]: readonly [Assessment, Assessment],
  tolerance: string,
): ReconciledAssessments {
  const reconciliation = reconcile(
    rubricOf(content),
    [judgementsOf(first), judgementsOf(second)],
    decimal(tolerance),
    null,
  );
  if (reconciliation.points === null) return { ...reconciliation, assessment: null };
  const assessment = reconciliation.criteria.map((criterion): CriterionAssessment => {
    const [one, two] = [entryOf(first, criterion.criterionId), entryOf(second, criterion.criterionId)];
    const comment = [...new Set([one.comment, two.comment].filter(Boolean))].join('\n\n');
    const said = { criterionId: criterion.criterionId, ...(comment ? { comment } : {}) };
    if (typeof one.levelId === 'number' && one.levelId === two.levelId) return { ...said, levelId: one.levelId };
    return { ...said, points: criterion.first && criterion.second && halfOf(criterion.first, criterion.second) };
  });
  return { ...reconciliation, assessment };
}

/** Points of a rubric as marks of a question: their share of the most points, exact. */
export const marksByRubric = (points: Decimal | string, maximum: string, marks: string): Rational =>
  multiplyRationals(divideRationals(rationalOf(points), rationalOf(maximum)), rationalOf(marks));
