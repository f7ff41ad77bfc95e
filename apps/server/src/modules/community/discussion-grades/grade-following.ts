import type { SystemContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { on, type SignalSubscription } from '../../../kernel/outbox/signals.ts';
import { follow } from '../../gradebook/grades/grades.public.ts';
import { commentAdded, talkChanged } from '../comments/comments.public.ts';
import { boardChanged, findAsked, HOST } from '../discussion-boards/discussion-boards.public.ts';
import { discussionMarked } from './discussion-grades.signals.ts';
import { discussionSource } from './discussion-source.ts';

async function followBoard(context: SystemContext, boardId: number, userIds: readonly number[] | null): Promise<void> {
  const board = await reading(context, (tx) => findAsked(tx, boardId));
  if (!board || board.courseSubsectionId === null || board.grading === 'NONE') return;
  const { courseSubsectionId } = board;
  await follow(context, discussionSource, { courseSubsectionId, userIds, isReleased: userIds === null });
}

/** The gradebook's item of a discussion follows what is written and given. */
export const gradeFollowing: SignalSubscription[] = [
  on(boardChanged, (context, { discussionBoardId }) => followBoard(context, discussionBoardId, null)),
  on(commentAdded, async (context, { hostKind, hostId, byUserId }) => {
    if (hostKind === HOST) await followBoard(context, hostId, [byUserId]);
  }),
  // what was taken away may have been what others replied to
  on(talkChanged, async (context, { hostKind, hostId }) => {
    if (hostKind === HOST) await followBoard(context, hostId, null);
  }),
  on(discussionMarked, (context, { discussionBoardId, userId }) => followBoard(context, discussionBoardId, [userId])),
];
