import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** A learner met the passing criteria of a course for the first time. */
export const courseCompleted = defineSignal<{ courseId: number; userId: number; enrollmentId: number }>(
  'course.completed',
);
