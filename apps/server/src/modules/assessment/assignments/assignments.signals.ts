import { defineSignal } from '../../../kernel/outbox/signals.ts';

interface AssignmentPayload extends Record<string, unknown> {
  courseSubsectionId: number;
  courseId: number;
}

/** Learners see it from now on. */
export const assignmentPublished = defineSignal<AssignmentPayload>('assignment.published');
/** Rules, dates or grants changed, or a due date passed: every mark may be another one now. */
export const assignmentChanged = defineSignal<AssignmentPayload>('assignment.changed');
/** Learners may see their marks from now on, or no longer. */
export const assignmentReleased = defineSignal<AssignmentPayload>('assignment.released');
/** A learner's mark was given, changed or taken back. */
export const assignmentMarked = defineSignal<AssignmentPayload & { userId: number }>('assignment.marked');
