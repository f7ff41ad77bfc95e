import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Exam } from './exams.api.ts';

export type Navigation = 'FREE' | 'ONE_WAY' | 'MIXED';

/** Whether its questions may be walked through freely. */
export const navigationOf = ({ navigation }: Exam): Navigation => {
  const [first] = navigation;
  return first === undefined || navigation.every((each) => each === first) ? (first ?? 'FREE') : 'MIXED';
};

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
