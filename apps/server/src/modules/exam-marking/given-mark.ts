import { compareDecimals, decimal, formatDecimal, negateDecimal, trimDecimal, ZERO } from '@sullam/domain/decimal.ts';
import { marksByRubric, reconcileAssessments } from '@sullam/domain/grading/reconcile-assessments.ts';
import { type Assessment, scoreAssessment } from '@sullam/domain/grading/rubric-content.ts';
import type { Outcome } from '@sullam/domain/questions/mark-answer.ts';
import { roundRational } from '@sullam/domain/rational.ts';
import type { QuestionRubric } from './exam-marking.schemas.ts';

/** As many digits as a mark has. */
const MARK_SCALE = 10;

interface Worth {
  marks: string;
  negative_marks: string;
}

/** What a marker gave. */
export interface Given {
  score: string;
  assessment: Assessment | null;
  comment: string;
}

/** What counts. */
export interface Counted {
  score: string | null;
  isDisputed: boolean;
  assessment: Assessment | null;
  comment: string;
}

export const isSameScore = (a: string, b: string): boolean => compareDecimals(decimal(a), decimal(b)) === 0;

export function outcomeOf(score: string | null, { marks }: Pick<Worth, 'marks'>): Outcome {
  if (score === null) return 'PENDING';
  if (compareDecimals(decimal(score), decimal(marks)) >= 0) return 'CORRECT';
  return compareDecimals(decimal(score), ZERO) > 0 ? 'PARTIAL' : 'WRONG';
}

/** The mark for points of a rubric: their exact share of the marks, rounded once; never less than a wrong answer costs. */
function markFor(points: Parameters<typeof marksByRubric>[0], { maximum }: QuestionRubric, worth: Worth): string {
  const value = roundRational(marksByRubric(points, maximum, worth.marks), MARK_SCALE);
  const least = negateDecimal(decimal(worth.negative_marks));
  return formatDecimal(trimDecimal(compareDecimals(value, least) < 0 ? least : value));
}

export const scoreByRubric = (rubric: QuestionRubric, assessment: Assessment, worth: Worth): string =>
  markFor(scoreAssessment(rubric.content, assessment).points, rubric, worth);

/** What counts when two people have marked apart from each other; none while only one has, or while they differ. */
export function agreed(given: readonly Given[], rubric: QuestionRubric | null, worth: Worth): Counted {
  const [first, second] = given;
  if (!first || !second) return { score: null, isDisputed: false, assessment: null, comment: '' };
  const comment = [...new Set(given.map((one) => one.comment).filter(Boolean))].join('\n\n');
  const disputed = { score: null, isDisputed: true, assessment: null, comment };
  if (rubric && first.assessment && second.assessment) {
    const both = reconcileAssessments(rubric.content, [first.assessment, second.assessment], rubric.tolerance);
    if (both.points === null) return disputed;
    return { score: markFor(both.points, rubric, worth), isDisputed: false, assessment: both.assessment, comment };
  }
  return isSameScore(first.score, second.score) ? { ...disputed, score: second.score, isDisputed: false } : disputed;
}
