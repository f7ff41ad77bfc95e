import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { finishForLearner } from '../../learning/progress/progress.public.ts';
import { findAsked } from './discussion-boards.repository.ts';
import { readParticipation } from './participation.reads.ts';

/** Whoever has done what a lesson's discussion asks has finished the lesson: all steps of a graded one, else one contribution. */
export async function finishIfDone(context: MemberContext, tx: Tx, boardId: number, userId: number): Promise<void> {
  const board = await findAsked(tx, boardId);
  if (!board || board.courseSubsectionId === null) return;
  const asked =
    board.grading === 'PARTICIPATION' ? board : { ...board, ownCount: 1, replyCount: 0, leastWords: 0, dueAt: null };
  const { isComplete } = await readParticipation(tx, { ...asked, dueAt: null }, userId);
  if (!isComplete) return;
  const subsectionId = board.courseSubsectionId;
  await finishForLearner(context, tx, { subsectionId, userId, now: context.clock.now() });
}
