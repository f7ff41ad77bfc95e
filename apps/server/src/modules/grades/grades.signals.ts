import { defineSignal } from '../../kernel/outbox/signals.ts';

/** Learners see a grade that they couldn't see before. */
export const gradesPosted = defineSignal<{
  gradeItemId: number;
  courseId: number;
  userIds: number[];
  byUserId: number | null;
}>('grade.posted');
