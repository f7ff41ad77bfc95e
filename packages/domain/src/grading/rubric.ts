import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimal,
  multiplyDecimals,
  subtractDecimals,
  sumDecimals,
  trimDecimal,
  ZERO,
} from '../decimal.ts';
import type { Localized } from '../localized.ts';

export interface RubricLevel {
  id: number;
  points: Decimal;
  name: Localized;
  description: Localized;
}

export interface RubricCriterion {
  id: number;
  name: Localized;
  description: Localized;
  /** At least one, in any order. */
  levels: readonly RubricLevel[];
  /** A level covers all points down to the next lower one; otherwise it is worth exactly its own. */
  isRange: boolean;
}

export interface Rubric {
  criteria: readonly RubricCriterion[];
  /** Markers may give any points from zero (or the lowest level, if that is lower) to the highest level. */
  allowsFreePoints: boolean;
}

/** A marker's choice for a criterion: a level, or points. */
export type CriterionMark = { levelId: number } | { points: Decimal };

/** By the id of the criterion; one that isn't there has not been judged yet. */
export type RubricAssessment = ReadonlyMap<number, CriterionMark>;

export type RubricProblem = 'NOT_JUDGED' | 'UNKNOWN_LEVEL' | 'OUT_OF_RANGE' | 'BETWEEN_LEVELS';

export interface CriterionScore {
  criterionId: number;
  /** The level reached; null for free points that belong to none. */
  levelId: number | null;
  /** Null exactly when there is a problem. */
  points: Decimal | null;
  maximum: Decimal;
  problem: RubricProblem | null;
}

export interface RubricScore {
  /** Exact sum of what is judged. */
  points: Decimal;
  maximum: Decimal;
  /** Every criterion is judged, within its rules. */
  isComplete: boolean;
  criteria: CriterionScore[];
}

const byPoints = (criterion: RubricCriterion): RubricLevel[] =>
  [...criterion.levels].sort((a, b) => compareDecimals(a.points, b.points) || a.id - b.id);

/** The level that points fall into: the lowest that reaches them in a range, else the one worth exactly that. */
function levelAt(criterion: RubricCriterion, points: Decimal): RubricLevel | null {
  const level = byPoints(criterion).find((candidate) => compareDecimals(candidate.points, points) >= 0);
  return level && (criterion.isRange || compareDecimals(level.points, points) === 0) ? level : null;
}

function problemOf(rubric: Rubric, criterion: RubricCriterion, points: Decimal): RubricProblem | null {
  const levels = byPoints(criterion);
  const lowest = levels[0]?.points ?? ZERO;
  const least = rubric.allowsFreePoints && compareDecimals(lowest, ZERO) > 0 ? ZERO : lowest;
  const isOutside = compareDecimals(points, least) < 0 || compareDecimals(points, levels.at(-1)?.points ?? ZERO) > 0;
  if (isOutside) return 'OUT_OF_RANGE';
  return rubric.allowsFreePoints || levelAt(criterion, points) ? null : 'BETWEEN_LEVELS';
}

function criterionScore(rubric: Rubric, criterion: RubricCriterion, mark: CriterionMark | undefined): CriterionScore {
  const maximum = byPoints(criterion).at(-1)?.points ?? ZERO;
  const score = { criterionId: criterion.id, levelId: null, points: null, maximum };
  if (!mark) return { ...score, problem: 'NOT_JUDGED' };
  if ('levelId' in mark) {
    const level = criterion.levels.find(({ id }) => id === mark.levelId);
    if (!level) return { ...score, problem: 'UNKNOWN_LEVEL' };
    return { ...score, levelId: level.id, points: level.points, problem: null };
  }
  const problem = problemOf(rubric, criterion, mark.points);
  if (problem) return { ...score, problem };
  return { ...score, levelId: levelAt(criterion, mark.points)?.id ?? null, points: mark.points, problem };
}

/** The score of an assessment, criterion by criterion; answers for criteria that the rubric no longer has don't count. */
export function rubricScore(rubric: Rubric, assessment: RubricAssessment): RubricScore {
  const criteria = rubric.criteria.map((criterion) => criterionScore(rubric, criterion, assessment.get(criterion.id)));
  return {
    points: sumDecimals(criteria.flatMap(({ points }) => points ?? [])),
    maximum: sumDecimals(criteria.map(({ maximum }) => maximum)),
    isComplete: criteria.every(({ problem }) => problem === null),
    criteria,
  };
}

export interface CriterionDifference {
  criterionId: number;
  first: Decimal | null;
  second: Decimal | null;
  /** Second less first; null where one is missing. */
  difference: Decimal | null;
}

/** What two markers say: the same everywhere, near enough for the mean, too far apart, or not both ready; or decided. */
export type ReconciliationState = 'AGREED' | 'AVERAGED' | 'APART' | 'INCOMPLETE' | 'DECIDED';

export interface Reconciliation {
  state: ReconciliationState;
  /** Exact result; null while there is none. */
  points: Decimal | null;
  /** Second less first, of the sums. */
  difference: Decimal;
  criteria: CriterionDifference[];
}

const distance = (value: Decimal): Decimal => (value.units < 0n ? { ...value, units: -value.units } : value);

function stateOf(first: RubricScore, second: RubricScore, criteria: CriterionDifference[], tolerance: Decimal) {
  if (!first.isComplete || !second.isComplete) return 'INCOMPLETE';
  if (criteria.every(({ difference }) => difference?.units === 0n)) return 'AGREED';
  const gap = distance(subtractDecimals(second.points, first.points));
  return compareDecimals(gap, tolerance) <= 0 ? 'AVERAGED' : 'APART';
}

/**
 * Two markers' assessments side by side, and what follows. Sums that are at most `tolerance` points apart give their
 * mean; a complete `decision` (a third assessment, made with both in view) ends the matter whatever they said.
 */
export function reconcile(
  rubric: Rubric,
  [first, second]: readonly [RubricAssessment, RubricAssessment],
  tolerance: Decimal,
  decision: RubricAssessment | null,
): Reconciliation {
  const [one, two] = [rubricScore(rubric, first), rubricScore(rubric, second)];
  const criteria = one.criteria.map(({ criterionId, points }, index) => {
    const other = two.criteria[index]?.points ?? null;
    return {
      criterionId,
      first: points,
      second: other,
      difference: points && other && subtractDecimals(other, points),
    };
  });
  const compared = { difference: subtractDecimals(two.points, one.points), criteria };
  const decided = decision && rubricScore(rubric, decision);
  if (decided?.isComplete) return { ...compared, state: 'DECIDED', points: decided.points };
  const state = stateOf(one, two, criteria, tolerance);
  const mean = trimDecimal(multiplyDecimals(addDecimals(one.points, two.points), decimal('0.5')));
  return { ...compared, state, points: state === 'AGREED' || state === 'AVERAGED' ? mean : null };
}
