import { type PlannedRelease, releasedNow, releasePlan } from '@sullam/domain/assessment/release.ts';
import { type AttemptsGrade, attemptsGrade, type GradedAttempt } from '@sullam/domain/grading/attempts-grade.ts';
import {
  divideRationals,
  formatRational,
  HUNDRED,
  multiplyRationals,
  type Rational,
  rationalOf,
  ZERO_RATIONAL,
} from '@sullam/domain/rational.ts';
import type { AttemptRow } from '../exam-attempts/exam-attempts.public.ts';
import { type ExamRules, releaseRulesOf, type ScheduledExam } from '../scheduled-exams/scheduled-exams.public.ts';
import type { ExamOutcome, Releases } from './exam-marks.schemas.ts';
import type { ExamMoment } from './release-moments.reads.ts';

const STATES = { RUNNING: 'OPEN', ABANDONED: 'ABANDONED', SUBMITTED: 'PENDING', EXPIRED: 'PENDING' } as const;

/** Exact percent of what could be reached: papers drawn differently may be worth differently. */
export const percentOf = (score: string, marks: string): Rational =>
  multiplyRationals(divideRationals(rationalOf(score), rationalOf(marks)), HUNDRED);

/** Compared unrounded; null where nobody passes or fails. */
export function isPassed(exam: ScheduledExam, percent: Rational): boolean | null {
  if (exam.pass_percent === null) return null;
  const pass = rationalOf(exam.pass_percent);
  return percent.numerator * pass.denominator >= pass.numerator * percent.denominator;
}

const graded = (attempt: GradedRow): GradedAttempt => ({
  number: attempt.number,
  state: attempt.score === null ? STATES[attempt.state] : 'MARKED',
  isPreview: attempt.is_preview,
  points: attempt.score === null ? ZERO_RATIONAL : percentOf(attempt.score, attempt.marks),
});

export const PERCENT_SCALE = 2;

type GradedRow = Pick<AttemptRow, 'number' | 'state' | 'score' | 'marks' | 'is_preview'>;

/** What somebody's attempts give together by the grading method. Abandoned ones give nothing. */
export function gradeOfAttempts(exam: ExamRules, attempts: readonly GradedRow[]): AttemptsGrade & { isKnown: boolean } {
  const grade = attemptsGrade(attempts.map(graded), {
    method: exam.grading_method,
    countsAbandoned: false,
    passPoints: exam.pass_percent === null ? null : rationalOf(exam.pass_percent),
  });
  const { points, isProvisional } = grade;
  // a best attempt stays at least what it is; any other method may still go down or up
  const isKnown = points !== null && (!isProvisional || (exam.grading_method === 'BEST' && points.numerator > 0n));
  return { ...grade, isKnown };
}

export function outcomeOf(exam: ScheduledExam, attempts: readonly GradedRow[]): ExamOutcome {
  const { points, isProvisional, passed, isKnown } = gradeOfAttempts(exam, attempts);
  return { percent: isKnown && points ? formatRational(points, PERCENT_SCALE) : null, passed, isProvisional };
}

export const NOTHING_KNOWN: ExamOutcome = { percent: null, passed: null, isProvisional: false };

/** What of an attempt its learner may see now. */
export const releasedOf = (exam: ExamRules, attempt: Pick<AttemptRow, 'state' | 'score'>, moment: ExamMoment) =>
  releasedNow(releaseRulesOf(exam), {
    ...moment,
    isFinished: attempt.state === 'SUBMITTED' || attempt.state === 'EXPIRED',
    isMarked: attempt.score !== null,
  });

/** May learners see the scores of what is marked? */
export const isScoreReleased = (exam: ScheduledExam, moment: ExamMoment): boolean =>
  releasedNow(releaseRulesOf(exam), { ...moment, isFinished: true, isMarked: true }).score;

const present = ({ rule, at }: PlannedRelease) => ({ rule, at: at === null ? null : new Date(at).toISOString() });

/** When learners see what. */
export function releasesOf(exam: ScheduledExam, everybodyClosesAt: number | null): Releases {
  const { score, answers, explanations } = releasePlan(releaseRulesOf(exam), everybodyClosesAt);
  return { scores: present(score), answers: present(answers), explanations: present(explanations) };
}
