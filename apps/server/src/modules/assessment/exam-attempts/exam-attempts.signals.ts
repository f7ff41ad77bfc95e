import { defineSignal } from '../../../kernel/outbox/signals.ts';

export interface AttemptPayload extends Record<string, unknown> {
  examAttemptId: number;
  subsectionExamId: number;
  courseId: number;
  userId: number;
}

/** An attempt takes no more answers: handed in, or its time is over. */
export const examFinished = defineSignal<AttemptPayload>('exam-attempt.finished');
