import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** Somebody no longer learns in a course. */
export const enrollmentCancelled = defineSignal<{ courseId: number; userId: number; enrollmentId: number }>(
  'enrollment.cancelled',
);
