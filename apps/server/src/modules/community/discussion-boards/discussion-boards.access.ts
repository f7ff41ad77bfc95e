import { isLockedAt } from '@sullam/domain/discussions/discussion.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notAllowed, notFound, type Problem } from '../../../kernel/problem.ts';
import { accessCourse } from '../../learning/courses/courses.public.ts';
import { accessLesson } from '../../learning/progress/progress.public.ts';
import type { HostAccess } from '../comments/comments.public.ts';
import { boardLocked, notOut } from './discussion-boards.errors.ts';
import { type BoardRow, findSeenBoard, findStanding, type StandingRow, staffOf } from './discussion-boards.reads.ts';
import { findPlace } from './discussion-boards.repository.ts';

/** Boards can be switched off in an organisation: then there are none. */
export function requireBoards({ features }: Pick<MemberContext, 'features'>): void {
  if (!features['discussion-boards']) throw notFound();
}

/**
 * The only way to one board.
 * @throws Problem not-found, subsection.locked where its lesson isn't open yet, not-allowed for settings of others' boards
 */
export async function accessBoard(
  context: MemberContext,
  tx: Tx,
  boardId: number,
  action: 'see' | 'manage' = 'see',
): Promise<BoardRow> {
  requireBoards(context);
  const board = (await findSeenBoard(context, tx, boardId)) ?? (await refuseBoard(context, tx, boardId));
  if (action === 'manage' && !board.manages) throw notAllowed();
  return board;
}

/** Says why the caller doesn't see it. */
async function refuseBoard(context: MemberContext, tx: Tx, boardId: number): Promise<never> {
  const place = await findPlace(tx, boardId);
  if (!place) throw notFound();
  await accessCourse(context, tx, place.courseId, 'learn');
  // a lesson that isn't open yet says so itself
  if (place.courseSubsectionId !== null) await accessLesson(context, tx, place.courseSubsectionId, 'open');
  throw notFound();
}

/**
 * The way to what is said on a board, which is asked for more often than the board itself and needs less of it.
 * @throws Problem as accessBoard()
 */
export async function accessTalk(context: MemberContext, tx: Tx, boardId: number): Promise<HostAccess> {
  requireBoards(context);
  const standing = (await findStanding(context, tx, boardId)) ?? (await refuseBoard(context, tx, boardId));
  return talkAccess(context, standing);
}

/** Why the caller can't write on it at the moment. */
export function refusalOf(context: MemberContext, board: StandingRow): Problem | null {
  if (board.manages) return null;
  if (!board.is_learning || board.hidden_at !== null) return notAllowed();
  if (board.published_at === null) return notOut();
  const lock = { lockedFrom: board.locked_from, lockedUntil: board.locked_until };
  return isLockedAt(lock, context.clock.now()) ? boardLocked() : null;
}

export const talkAccess = (context: MemberContext, board: StandingRow): HostAccess => ({
  hostId: board.discussion_board_id,
  refusal: refusalOf(context, board),
  canModerate: board.manages,
  hidesOthers: board.posts_first && !board.manages && !board.has_contributed,
  allowsAnonymous: board.allows_anonymous,
  authorUserId: board.author_user_id,
  staffIds: staffOf(board),
});

/** What the caller may do with the boards of a course. */
export async function accessBoards(context: MemberContext, tx: Tx, courseId: number, action: 'learn' | 'edit') {
  requireBoards(context);
  const { course, abilities } = await accessCourse(context, tx, courseId, action);
  return { canManage: abilities.canEdit, isLearning: course.isEnrolled };
}
