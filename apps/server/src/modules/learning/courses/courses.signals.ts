import { defineSignal } from '../../../kernel/outbox/signals.ts';

export const coursePublished = defineSignal<{ courseId: number; byUserId: number }>('course.published');
/** The content or the description of a published course changed. */
/** `hasOpened`: enrolment was to begin later, and this change lets it begin at once. */
export const courseChanged = defineSignal<{ courseId: number; byUserId: number; hasOpened?: boolean }>(
  'course.changed',
);
export const courseApprovalRequested = defineSignal<{ courseId: number; byUserId: number }>(
  'course.approval-requested',
);
export const courseApprovalDecided = defineSignal<{
  courseId: number;
  byUserId: number;
  isApproved: boolean;
  note: string;
}>('course.approval-decided');
/** What it takes to complete a course is different now: who had finished before may be complete today. */
export const passingCriteriaChanged = defineSignal<{ courseId: number; byUserId: number }>(
  'course.passing-criteria-changed',
);
