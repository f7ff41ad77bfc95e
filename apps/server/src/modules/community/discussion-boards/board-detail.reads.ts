import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { presentText, readMediaRefs, withoutName } from '../../organization/media/media.public.ts';
import { findPlaced, readOwn } from '../comments/comments.public.ts';
import { refusalOf, talkAccess } from './discussion-boards.access.ts';
import { type BoardRow, HOST, presentSummary } from './discussion-boards.reads.ts';
import type { DiscussionBoard } from './discussion-boards.schemas.ts';
import { readParticipation } from './participation.reads.ts';

const present = (text: Localized, show: (html: string) => string): Localized =>
  Object.fromEntries(Object.entries(text).flatMap(([language, html]) => (html ? [[language, show(html)]] : [])));

/** A board that accessBoard() has let the caller see. */
export async function readBoard(context: MemberContext, tx: Tx, board: BoardRow): Promise<DiscussionBoard> {
  const access = talkAccess(context, board);
  const summary = presentSummary(context, board);
  const asked = {
    discussionBoardId: board.discussion_board_id,
    ownCount: board.own_count,
    replyCount: board.reply_count,
    leastWords: board.least_words,
    dueAt: board.due_at,
  };
  const isGraded = board.grading !== 'NONE';
  const [refs, own, accepted, participation] = await Promise.all([
    readMediaRefs(context, tx, [...board.media_ids, ...board.attachment_ids]),
    readOwn(context, tx, HOST, access),
    board.accepted_comment_id === null ? null : findPlaced(context, tx, HOST, access, board.accepted_comment_id),
    isGraded ? readParticipation(tx, asked, context.caller.userId) : null,
  ]);
  const files = summary.author === null ? withoutNames(context, refs) : refs;
  const isMine = summary.isOwn;
  const isFree = refusalOf(context, board) === null;
  const { dueAt, discussionBoardId: _, ...rules } = asked;
  return {
    ...summary,
    isFollowing: own.isFollowing,
    newCount: own.newCount,
    body: present(board.body as Localized, (html) => presentText(html, files)),
    attachments: board.attachment_ids.flatMap((id) => files.get(id) ?? []),
    publishedAt: board.published_at?.toISOString() ?? null,
    editedAt: board.edited_at?.toISOString() ?? null,
    likeCount: board.like_count,
    isLiked: board.is_liked,
    allowsAnonymous: board.allows_anonymous,
    postsFirst: board.posts_first,
    hidesOthers: access.hidesOthers,
    lockedFrom: board.locked_from?.toISOString() ?? null,
    lockedUntil: board.locked_until?.toISOString() ?? null,
    lockReason: board.lock_reason,
    hiddenReason: board.hidden_reason,
    grading: board.how_graded,
    rubricId: board.rubric_id,
    maximum: board.maximum,
    dueAt: dueAt?.toISOString() ?? null,
    participation: participation && { ...rules, ...participation },
    acceptedComment: accepted?.comment ?? null,
    readAt: own.readAt?.toISOString() ?? null,
    newFrom: own.newFrom,
    version: board.version,
    abilities: {
      canTalk: isFree,
      canEdit: board.manages || (isMine && isFree),
      canManage: board.manages,
      canDelete: board.course_subsection_id === null && (board.manages || (isMine && isFree)),
      canAccept: board.kind === 'QUESTION' && (board.manages || (isMine && board.hidden_at === null)),
      canAppeal: isMine && board.hidden_at !== null,
    },
  };
}

const withoutNames = (context: MemberContext, refs: Awaited<ReturnType<typeof readMediaRefs>>) =>
  new Map([...refs].map(([id, ref], index) => [id, withoutName(context, ref, index)]));
