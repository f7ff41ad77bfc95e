import { defineSignal } from '../../kernel/outbox/signals.ts';

interface AttemptPayload extends Record<string, unknown> {
  examAttemptId: number;
  subsectionExamId: number;
  courseId: number;
  userId: number;
}

/** An attempt takes no more answers: handed in, or its time is over. */
export const examFinished = defineSignal<AttemptPayload>('exam-attempt.finished');
/** Every answer of an attempt has its mark; after a change of marks it is told again. */
export const examMarked = defineSignal<AttemptPayload>('exam-attempt.marked');
/** A learner may see the score of an attempt from now on. */
export const examScoreReleased = defineSignal<AttemptPayload>('exam-attempt.score-released');
/** An attempt that had a score waits for a marker again. */
export const examScoreWithdrawn = defineSignal<AttemptPayload>('exam-attempt.score-withdrawn');

/** Learners can see an exam from now on. */
export const subsectionExamPublished = defineSignal<{ subsectionExamId: number; courseId: number }>(
  'subsection-exam.published',
);
/** How an exam is held is different now: what its attempts give together may be, too. */
export const subsectionExamSaved = defineSignal<{ subsectionExamId: number; courseId: number }>(
  'subsection-exam.saved',
);
