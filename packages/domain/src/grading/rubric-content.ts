import {
  compareDecimals,
  type Decimal,
  formatDecimal,
  parseDecimal,
  sumDecimals,
  trimDecimal,
  ZERO,
} from '../decimal.ts';
import { isWritten, type Localized } from '../localized.ts';
import {
  type CriterionMark,
  type Rubric,
  type RubricAssessment,
  type RubricProblem,
  type RubricScore,
  rubricScore,
} from './rubric.ts';

/** A rubric as it is kept and sent: points as text. Ids are unique within the rubric and stay through its versions. */
export interface RubricContent {
  criteria: readonly CriterionContent[];
  allowsFreePoints: boolean;
}

export interface CriterionContent {
  id: number;
  name: Localized;
  description: Localized;
  isRange: boolean;
  levels: readonly LevelContent[];
}

export interface LevelContent {
  id: number;
  points: string;
  name: Localized;
  description: Localized;
}

/** What a marker says of one criterion: a level, or points, or nothing yet; and a comment. */
export interface CriterionAssessment {
  criterionId: number;
  levelId?: number | null;
  points?: string | null;
  comment?: string;
}

/** One marker's filled-in rubric; criteria that aren't in it have not been judged. */
export type Assessment = readonly CriterionAssessment[];

export interface RubricFinding {
  /** As `content.criteria.0.levels.1.points`. */
  path: string;
  code: 'oneLanguage' | 'listNotEmpty' | 'numberInvalid' | 'numberGreaterThan' | 'unique';
  values: Record<string, number>;
}

export const CRITERION_LIMIT = 30;
export const LEVEL_LIMIT = 10;
export const RUBRIC_COMMENT_LENGTH = 2000;
/** Points, as "2.5"; a level may cost some. */
export const RUBRIC_POINTS = /^-?[0-9]{1,5}([.][0-9]{1,4})?$/;

const pointsOf = (text: string) => (RUBRIC_POINTS.test(text) ? parseDecimal(text) : null);

/** The rubric with which is reckoned. */
export const rubricOf = ({ criteria, allowsFreePoints }: RubricContent): Rubric => ({
  allowsFreePoints,
  criteria: criteria.map((criterion) => ({
    ...criterion,
    levels: criterion.levels.map((level) => ({ ...level, points: pointsOf(level.points) ?? ZERO })),
  })),
});

/** The most points that a rubric gives, in the shortest form. */
export function rubricMaximum(content: RubricContent): string {
  const tops = rubricOf(content).criteria.map(({ levels: [first, ...others] }) =>
    others.reduce((most, { points }) => (compareDecimals(points, most) > 0 ? points : most), first?.points ?? ZERO),
  );
  return formatDecimal(trimDecimal(sumDecimals(tops)));
}

export interface LevelSpan {
  /** The points of the next lower level, above which this one begins; null: it is worth exactly `to`. */
  above: string | null;
  to: string;
}

/** Which points a level covers. */
export function levelSpan({ isRange, levels }: CriterionContent, level: LevelContent): LevelSpan {
  const own = pointsOf(level.points) ?? ZERO;
  const lower = levels.flatMap(({ points }) => pointsOf(points) ?? []).filter((each) => compareDecimals(each, own) < 0);
  const below = lower.reduce<Decimal | null>(
    (most, each) => (most && compareDecimals(most, each) > 0 ? most : each),
    null,
  );
  return { above: isRange && below ? formatDecimal(below) : null, to: formatDecimal(own) };
}

/** The least and the most points that may be given for a criterion. */
export function criterionBounds({ levels }: CriterionContent, allowsFreePoints: boolean): { from: string; to: string } {
  const sorted = levels.map(({ points }) => pointsOf(points) ?? ZERO).sort(compareDecimals);
  const lowest = sorted[0] ?? ZERO;
  const from = allowsFreePoints && compareDecimals(lowest, ZERO) > 0 ? ZERO : lowest;
  return { from: formatDecimal(from), to: formatDecimal(sorted.at(-1) ?? ZERO) };
}

function levelFindings({ levels }: CriterionContent, path: string): RubricFinding[] {
  const findings: RubricFinding[] = [];
  const seen = new Set<string>();
  levels.forEach((level, index) => {
    const at = `${path}.levels.${index}`;
    const points = pointsOf(level.points);
    const key = points && formatDecimal(trimDecimal(points));
    if (!isWritten(level.name)) findings.push({ path: `${at}.name`, code: 'oneLanguage', values: {} });
    if (key === null) findings.push({ path: `${at}.points`, code: 'numberInvalid', values: {} });
    else if (seen.has(key)) findings.push({ path: `${at}.points`, code: 'unique', values: {} });
    else seen.add(key);
  });
  return findings;
}

const doubled = (ids: readonly number[]): boolean => new Set(ids).size < ids.length;

/** What keeps a rubric from being saved; none: it can mark. */
export function checkRubric(content: RubricContent): RubricFinding[] {
  const { criteria } = content;
  if (criteria.length === 0) return [{ path: 'content.criteria', code: 'listNotEmpty', values: {} }];
  const findings = criteria.flatMap((criterion, index): RubricFinding[] => {
    const path = `content.criteria.${index}`;
    return [
      ...(isWritten(criterion.name) ? [] : [{ path: `${path}.name`, code: 'oneLanguage' as const, values: {} }]),
      ...(criterion.levels.length > 0 ? [] : [{ path: `${path}.levels`, code: 'listNotEmpty' as const, values: {} }]),
      ...levelFindings(criterion, path),
    ];
  });
  const ids = [criteria.map(({ id }) => id), criteria.flatMap(({ levels }) => levels.map(({ id }) => id))];
  if (ids.some(doubled)) findings.push({ path: 'content.criteria', code: 'unique', values: {} });
  if (findings.length > 0) return findings;
  const hasPoints = !/^-|^0$/.test(rubricMaximum(content));
  return hasPoints ? [] : [{ path: 'content.criteria', code: 'numberGreaterThan', values: { limit: 0 } }];
}

function markOf({ levelId, points }: CriterionAssessment): CriterionMark | null {
  if (typeof levelId === 'number') return { levelId };
  const value = typeof points === 'string' ? pointsOf(points) : null;
  return value && { points: value };
}

/** What an assessment says of each criterion, to reckon with. */
export const judgementsOf = (assessment: Assessment): RubricAssessment =>
  new Map(
    assessment.flatMap((entry) => {
      const mark = markOf(entry);
      return mark ? [[entry.criterionId, mark] as const] : [];
    }),
  );

/** The exact score of an assessment; what is unknown to the rubric doesn't count. */
export const scoreAssessment = (content: RubricContent, assessment: Assessment): RubricScore =>
  rubricScore(rubricOf(content), judgementsOf(assessment));

export interface AssessmentFinding {
  criterionId: number;
  code: RubricProblem | 'UNKNOWN_CRITERION' | 'TWICE' | 'LEVEL_AND_POINTS';
}

/** What is wrong with an assessment; `isDraft` lets criteria wait. */
export function checkAssessment(content: RubricContent, assessment: Assessment, isDraft = false): AssessmentFinding[] {
  const known = new Set(content.criteria.map(({ id }) => id));
  const seen = new Set<number>();
  const findings = assessment.flatMap(({ criterionId, levelId, points }): AssessmentFinding[] => {
    const isSeen = seen.has(criterionId);
    seen.add(criterionId);
    if (!known.has(criterionId)) return [{ criterionId, code: 'UNKNOWN_CRITERION' }];
    if (isSeen) return [{ criterionId, code: 'TWICE' }];
    if (typeof levelId === 'number' && typeof points === 'string') return [{ criterionId, code: 'LEVEL_AND_POINTS' }];
    if (typeof points === 'string' && !pointsOf(points)) return [{ criterionId, code: 'OUT_OF_RANGE' }];
    return [];
  });
  if (findings.length > 0) return findings;
  return scoreAssessment(content, assessment).criteria.flatMap(({ criterionId, problem }) =>
    problem === null || (isDraft && problem === 'NOT_JUDGED') ? [] : [{ criterionId, code: problem }],
  );
}
