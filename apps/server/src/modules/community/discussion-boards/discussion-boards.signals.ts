import { defineSignal } from '../../../kernel/outbox/signals.ts';

type OfBoard = { discussionBoardId: number; courseId: number };

/** Learners can see it from now on. */
export const boardPublished = defineSignal<OfBoard & { byUserId: number }>('discussion-board.published');

/** A comment is the answer to its question from now on. */
export const answerAccepted = defineSignal<OfBoard & { commentId: number; authorUserId: number; byUserId: number }>(
  'discussion-board.answer-accepted',
);

/** Its rules or dates are different, or its due date has passed. */
export const boardChanged = defineSignal<OfBoard>('discussion-board.changed');

/** Something can be written on it again, or can't any more. */
export const boardMoment = defineSignal<OfBoard & { moment: 'CLOSING' | 'LOCKED' | 'OPEN'; at: string }>(
  'discussion-board.moment',
);
