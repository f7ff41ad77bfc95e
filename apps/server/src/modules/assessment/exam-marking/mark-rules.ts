import {
  agreedOn,
  byEquality,
  type Counted,
  type Judgement,
  type Reconcile,
} from '@sullam/domain/assessment/double-marking.ts';
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

/** What two markers of an answer give together: by a rubric near each other's, else the same marks. */
const together =
  (rubric: QuestionRubric | null, worth: Worth): Reconcile =>
  (one, other) => {
    if (!rubric || !one.assessment || !other.assessment) return byEquality(one, other);
    const both = reconcileAssessments(rubric.content, [one.assessment, other.assessment], rubric.tolerance);
    return both.points === null ? null : { amount: markFor(both.points, rubric, worth), assessment: both.assessment };
  };

/** What counts when two people have marked apart from each other; none while only one has, or while they differ. */
export const agreed = (given: readonly Judgement[], rubric: QuestionRubric | null, worth: Worth): Counted =>
  agreedOn(given, together(rubric, worth), { keepsWords: true });
