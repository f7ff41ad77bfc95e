import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** An instructor gave a learner a mark for a discussion, or took it back. */
export const discussionMarked = defineSignal<{ discussionBoardId: number; userId: number }>('discussion.marked');
