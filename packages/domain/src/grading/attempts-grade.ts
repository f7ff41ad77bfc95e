import { compareRationals, divideRationals, type Rational, rational, sumRationals } from '../rational.ts';

/** Which of several attempts gives the grade. */
export type GradingMethod = 'BEST' | 'LAST' | 'FIRST' | 'AVERAGE';

/** PENDING: handed in, waits for a marker. ABANDONED: closed by starting another one. OPEN: still running. */
export type AttemptState = 'OPEN' | 'ABANDONED' | 'PENDING' | 'MARKED';

export interface GradedAttempt {
  /** Counts up with every attempt; unique among them. */
  number: number;
  state: AttemptState;
  /** Somebody trying the exam out, or acting as the learner: never counts. */
  isPreview: boolean;
  /** So far, while PENDING. */
  points: Rational;
}

export interface AttemptsRule {
  method: GradingMethod;
  /** Whether an abandoned attempt counts with what it had earned, or not at all. */
  countsAbandoned: boolean;
  /** In points; null: nobody passes or fails. */
  passPoints: Rational | null;
}

export interface AttemptsGrade {
  /** Exact; null without an attempt that counts. */
  points: Rational | null;
  /** The attempts that gave the points; of equal best ones the first. */
  numbers: number[];
  /** An attempt that may still change the grade waits for marking. */
  isProvisional: boolean;
  /** Null while it isn't decided: a pass is certain early only by a marked best attempt. */
  passed: boolean | null;
}

const averageOf = (attempts: readonly GradedAttempt[]): Rational | null =>
  attempts.length === 0
    ? null
    : divideRationals(sumRationals(attempts.map(({ points }) => points)), rational(BigInt(attempts.length)));

/** Those of the counting attempts, in their order, that give the grade. */
function chosenBy(method: GradingMethod, attempts: readonly GradedAttempt[]): GradedAttempt[] {
  if (method === 'AVERAGE') return [...attempts];
  if (method === 'FIRST') return attempts.slice(0, 1);
  if (method === 'LAST') return attempts.slice(-1);
  const best = attempts.toSorted((a, b) => compareRationals(b.points, a.points));
  return best.slice(0, 1);
}

/** The grade that a learner's attempts at an exam give together. */
export function attemptsGrade(attempts: readonly GradedAttempt[], rule: AttemptsRule): AttemptsGrade {
  const counting = attempts
    .filter(({ state, isPreview }) => !isPreview && state !== 'OPEN' && (state !== 'ABANDONED' || rule.countsAbandoned))
    .toSorted((a, b) => a.number - b.number);
  const chosen = chosenBy(rule.method, counting);
  const points = averageOf(chosen);
  const isPending = ({ state }: GradedAttempt): boolean => state === 'PENDING';
  const isProvisional = (rule.method === 'BEST' ? counting : chosen).some(isPending);
  const { passPoints } = rule;
  const reaches = (value: Rational | null): boolean =>
    value !== null && passPoints !== null && compareRationals(value, passPoints) >= 0;
  const isCertain =
    !isProvisional ||
    (rule.method === 'BEST' && counting.some((attempt) => !isPending(attempt) && reaches(attempt.points)));
  const passed = points && passPoints && isCertain ? reaches(points) : null;
  return { points, numbers: chosen.map(({ number }) => number), isProvisional, passed };
}
