import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useNotifyError } from '../../../parts/use-notify-error.ts';
import { type QueuedAnswer, useGradeAlike } from './exam-marking.api.ts';
import type { OnGiven } from './use-take-back.ts';

/** An answer by the versions in which it was seen. */
export type SeenAnswer = Pick<QueuedAnswer, 'examAttemptId' | 'position' | 'version'> & {
  readonly markVersion?: number | undefined;
};

export interface SharedMark {
  readonly score: string;
  readonly comment: string;
}

export interface MarkAlike {
  readonly isPending: boolean;
  /** `isFirst`: none of them has a mark yet, so that it can be taken back. */
  readonly mark: (answers: readonly SeenAnswer[], given: SharedMark, isFirst: boolean, onMarked: () => void) => void;
}

/** Gives answers that say the same one mark, and offers to take all of them back. */
export function useMarkAlike(onGiven: OnGiven): MarkAlike {
  const t = useT();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const gradeAlike = useGradeAlike();
  return {
    isPending: gradeAlike.isPending,
    mark: (answers, given, isFirst, onMarked) => {
      if (gradeAlike.isPending) return;
      const places = answers.map(({ examAttemptId, position, version, markVersion }) => ({
        examAttemptId,
        position,
        version,
        ...(markVersion === undefined ? {} : { markVersion }),
      }));
      gradeAlike.mutate(
        { answers: places, ...given },
        {
          onSuccess: ({ data: graded }) => {
            notify({
              tone: 'success',
              text: t('exam-marking.messages.savedAlike', { count: graded.length }),
              ...(isFirst ? { action: onGiven({ places, graded }) } : {}),
            });
            onMarked();
          },
          onError: notifyError,
        },
      );
    },
  };
}
