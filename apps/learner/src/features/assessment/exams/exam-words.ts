import { compareRationals, divideRationals, HUNDRED, multiplyRationals, rationalOf } from '@sullam/domain/rational.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { AttemptSummary, Exam } from './exams.api.ts';

export type Navigation = 'FREE' | 'ONE_WAY' | 'MIXED';

/** Whether its questions may be walked through freely. */
export const navigationOf = ({ navigation }: Exam): Navigation => {
  const [first] = navigation;
  return first === undefined || navigation.every((each) => each === first) ? (first ?? 'FREE') : 'MIXED';
};

/** Whether an attempt reached the pass mark, compared unrounded; null where nobody passes or fails, or that isn't known yet. */
export function isPassed(
  { passPercent }: Pick<Exam, 'passPercent'>,
  { score, marks, isBeingMarked }: Pick<AttemptSummary, 'score' | 'marks' | 'isBeingMarked'>,
): boolean | null {
  const whole = rationalOf(marks);
  if (passPercent === null || score === null || isBeingMarked || whole.numerator === 0n) return null;
  const percent = multiplyRationals(divideRationals(rationalOf(score), whole), HUNDRED);
  return compareRationals(percent, rationalOf(passPercent)) >= 0;
}

/** How often it may be sat, and how often still. */
export function useAttemptsText(): (exam: Pick<Exam, 'attemptsAllowed' | 'attemptsUsed'>) => string {
  const t = useT();
  const format = useFormat();
  return ({ attemptsAllowed, attemptsUsed }) => {
    if (attemptsAllowed === null) return t('exam-sitting.rules.anyAttempts');
    if (attemptsUsed === 0) return t('exam-sitting.rules.attempts', { count: attemptsAllowed });
    const allowed = format.number(attemptsAllowed);
    const left = Math.max(0, attemptsAllowed - attemptsUsed);
    return left === 0
      ? t('exam-sitting.rules.noAttemptsLeft', { allowed })
      : t('exam-sitting.rules.attemptsLeft', { count: left, allowed });
  };
}
