import { defineSignal } from '../../../kernel/outbox/signals.ts';

export const postAdded = defineSignal<{ postId: number; groupId: number; byUserId: number }>('post.added');

/** Somebody is meant in a post that was edited since. */
export const postEdited = defineSignal<{ postId: number; groupId: number; mentioned: number[]; byUserId: number }>(
  'post.edited',
);
