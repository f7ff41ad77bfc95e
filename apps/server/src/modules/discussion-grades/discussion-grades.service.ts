import { compareDecimals, decimal } from '@sullam/domain/decimal.ts';
import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../kernel/database/database.ts';
import { emit } from '../../kernel/outbox/signals.ts';
import { conflict, invalidField, notFound } from '../../kernel/problem.ts';
import { accessBoard, findAsked } from '../discussion-boards/discussion-boards.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import type { DiscussionMarkBody, DiscussionParticipants } from './discussion-grades.schemas.ts';
import { discussionMarked } from './discussion-grades.signals.ts';
import { deleteMark, saveMark } from './discussion-marks.repository.ts';
import { isOrWasLearner, listParticipants } from './participants.reads.ts';

const GRADED = 10;

/** A graded board, for who runs its course. */
async function accessGraded(context: MemberContext, tx: Tx, boardId: number) {
  await accessBoard(context, tx, boardId, 'manage');
  const board = await findAsked(tx, boardId);
  if (!board || board.grading === 'NONE' || board.courseSubsectionId === null) throw notFound();
  return board;
}

export const readParticipants = (
  context: MemberContext,
  boardId: number,
  asked: Parameters<typeof listParticipants>[2],
): Promise<DiscussionParticipants> =>
  reading(context, async (tx) => listParticipants(tx, await accessGraded(context, tx, boardId), asked));

/** Gives a learner a mark instead of what was counted, or takes it back (null), and tells them. */
export const giveMark = (
  context: MemberContext,
  { discussionBoardId, userId }: { discussionBoardId: number; userId: number },
  { points, comment = '', version }: DiscussionMarkBody,
): Promise<void> =>
  transaction(context, async (tx) => {
    const board = await accessGraded(context, tx, discussionBoardId);
    if (!(await isOrWasLearner(tx, board.courseId, userId))) throw notFound();
    if (points === null) await deleteMark(tx, discussionBoardId, userId);
    else {
      if (compareDecimals(decimal(points), decimal(board.maximum ?? '0')) > 0)
        throw invalidField('points', 'maximum', { maximum: board.maximum ?? '0' });
      const now = context.clock.now();
      const mark = {
        discussionBoardId,
        userId,
        points,
        comment: comment.trim(),
        version,
        markedBy: context.caller.userId,
        now,
      };
      if (!(await saveMark(tx, mark))) throw conflict();
      await notify(context, tx, {
        templateId: GRADED,
        parameters: { board: board.title },
        data: { courseId: board.courseId, discussionBoardId },
        dedupeKey: `board-graded:${discussionBoardId}:${now.toISOString().slice(0, 10)}`,
        userIds: [userId],
      });
    }
    await audit(context, tx, {
      action: points === null ? 'discussion-mark.delete' : 'discussion-mark.save',
      noun: 'discussion-board',
      nounId: discussionBoardId,
      changes: { userId, points },
    });
    await emit(context, tx, discussionMarked, { discussionBoardId, userId });
  });
