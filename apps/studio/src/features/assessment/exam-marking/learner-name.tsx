import { maskedNumber } from '@sullam/domain/masked-number.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

interface Person {
  firstName: string;
  lastName: string;
}

export const fullName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim();

/** A learner's name, or how the attempt is called while names are hidden. */
export function useLearnerName(): (learner: Person | null, examAttemptId: number) => string {
  const t = useT();
  const format = useFormat();
  return (learner, examAttemptId) =>
    learner
      ? fullName(learner)
      : t('exam-marking.labels.hiddenNumber', { number: format.number(maskedNumber(examAttemptId)) });
}
