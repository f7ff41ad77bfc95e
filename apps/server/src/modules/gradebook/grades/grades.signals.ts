import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** What may be posted: a grade, or that there is none and why. */
export type PostedState = 'MARKED' | 'EXCUSED' | 'MISSING';

/** Learners see a grade that they couldn't see before, or that theirs is excused or missing. */
export const gradesPosted = defineSignal<{
  gradeItemId: number;
  courseId: number;
  state: PostedState;
  userIds: number[];
  byUserId: number | null;
}>('grade.posted');
