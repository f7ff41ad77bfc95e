import { defineSignal } from '../../../kernel/outbox/signals.ts';

interface MembersPayload extends Record<string, unknown> {
  courseGroupId: number;
  courseId: number;
  userIds: number[];
}

/** Learners are in a group from now on. */
export const courseGroupJoined = defineSignal<MembersPayload>('course-group.joined');
/** Learners are no longer in a group; who changed to another one also joined that. */
export const courseGroupLeft = defineSignal<MembersPayload>('course-group.left');
