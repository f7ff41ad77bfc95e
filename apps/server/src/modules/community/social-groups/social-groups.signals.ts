import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** Somebody is invited, or was let in by somebody else. */
export const groupMemberTold = defineSignal<{
  groupId: number;
  userIds: number[];
  outcome: 'invited' | 'joined';
  byUserId: number;
}>('social-group.member-told');

/** Somebody asks to be let in. */
export const groupAsked = defineSignal<{ groupId: number; userId: number }>('social-group.asked');
