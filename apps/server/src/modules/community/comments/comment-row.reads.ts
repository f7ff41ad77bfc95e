import { mentionsIn, withNames } from '@sullam/domain/discussions/mentions.ts';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';
import {
  type MediaRef,
  type MediaRow,
  mediaColumns,
  presentFiles,
  presentMedia,
  presentText,
  readMediaRows,
  type Showing,
  shownIn,
  withoutName,
} from '../../organization/media/media.public.ts';
import type { HostAccess } from './comment-hosts.ts';
import { nameOf } from './comment-text.ts';
import type { Contributor, Reply } from './comments.schemas.ts';

/** Comments as they are shown to everybody, as `c`. */
export const commentQuery = () =>
  db
    .selectFrom('comments as c')
    .innerJoin('member_names as p', 'p.user_id', 'c.author_user_id')
    .leftJoin('media_files as m', 'm.media_id', 'p.profile_media_id')
    .select(['c.comment_id', 'c.parent_comment_id', 'c.author_user_id', 'c.html', 'c.media_ids', 'c.attachment_ids'])
    .select([
      'c.is_anonymous',
      'c.created_at',
      'c.edited_at',
      'c.deleted_at',
      'c.hidden_at',
      'c.hidden_reason',
      'c.is_held',
      'c.version',
    ])
    .select(['p.first_name', 'p.last_name'])
    .select(mediaColumns('m').as('image'))
    .select(
      sql<number>`(select count(*)::int from likes l where ${inOrganization('l')} and l.liked_kind = 'comment'
        and l.liked_id = c.comment_id)`.as('like_count'),
    );

const likedOnes = statement((values: { userId: number; commentIds: readonly number[] }) =>
  db
    .selectFrom('likes as l')
    .select('l.liked_id')
    .where('l.liked_kind', '=', 'comment')
    .where('l.user_id', '=', values.userId)
    .where(sql<boolean>`l.liked_id = any(${values.commentIds}::bigint[])`),
);

/** Which of these comments the caller likes. */
export async function readLiked(
  context: MemberContext,
  tx: Tx,
  rows: readonly { comment_id: number }[],
): Promise<ReadonlySet<number>> {
  if (rows.length === 0) return new Set();
  const commentIds = rows.map((row) => row.comment_id);
  const liked = await tx.all(likedOnes({ userId: context.caller.userId, commentIds }));
  return new Set(liked.map((row) => row.liked_id));
}

export type CommentRow = InferResult<ReturnType<typeof commentQuery>>[number];

export interface Named {
  author_user_id: number;
  first_name: string;
  last_name: string;
  image: MediaRow | null;
}

export const contributor = (context: MemberContext, row: Named, staffIds: readonly number[]): Contributor => ({
  userId: row.author_user_id,
  firstName: row.first_name,
  lastName: row.last_name,
  image: presentMedia(context, row.image)?.url ?? null,
  isStaff: staffIds.includes(row.author_user_id),
});

/** What is needed besides the rows: files, and the names of those who are meant. */
export interface Besides {
  files: ReadonlyMap<number, MediaRow>;
  names: ReadonlyMap<number, string>;
}

export async function readBesides(
  tx: Tx,
  rows: readonly Pick<CommentRow, 'html' | 'media_ids' | 'attachment_ids'>[],
  people: () => RawBuilder<boolean>,
): Promise<Besides> {
  const mediaIds = rows.flatMap((row) => [...row.media_ids, ...row.attachment_ids]);
  const meant = [...new Set(rows.flatMap(({ html }) => mentionsIn(html)))];
  const files = await readMediaRows(tx, mediaIds);
  const named =
    meant.length === 0
      ? []
      : await tx.all(
          db
            .selectFrom('member_records as m')
            .select(['m.user_id as userId', 'm.first_name as firstName', 'm.last_name as lastName'])
            .where(sql<boolean>`m.user_id = any(${meant}::bigint[])`)
            .where(people()),
        );
  return { files, names: new Map(named.map((row) => [row.userId, nameOf(row)])) };
}

/** The files of one of the rows, with addresses that are good where it is shown. */
export const filesOf = (
  context: MemberContext,
  { files }: Pick<Besides, 'files'>,
  row: Pick<CommentRow, 'media_ids' | 'attachment_ids'>,
  showing: Showing,
): Map<number, MediaRef> => presentFiles(context, files, [...row.media_ids, ...row.attachment_ids], showing);

/** Where the files of a comment are shown. */
export const COMMENT = 'comment';

/** The files of a comment as the caller may know them: nothing of an anonymous author's tells whose they are. */
function filesFor(
  context: MemberContext,
  besides: Besides,
  row: CommentRow,
  hidesAuthor: boolean,
): ReadonlyMap<number, MediaRef> {
  const files = filesOf(context, besides, row, shownIn(context, COMMENT, row.comment_id));
  return hidesAuthor ? new Map([...files].map(([id, ref], index) => [id, withoutName(context, ref, index)])) : files;
}

/** What a comment is shown with: its caller's rights, what stands beside the rows, and what the caller likes. */
export interface Shown {
  access: HostAccess;
  besides: Besides;
  liked: ReadonlySet<number>;
}

/** Comments without files and mentions are the same for all who neither wrote nor moderate them. */
const shownToOthers = new WeakMap<CommentRow, Reply>();

const isPlain = (row: CommentRow): boolean =>
  row.media_ids.length === 0 && row.attachment_ids.length === 0 && !row.html.includes('data-mention');

export function presentReply(context: MemberContext, shown: Shown, row: CommentRow): Reply {
  const { access, liked } = shown;
  if (access.canModerate || row.author_user_id === context.caller.userId) return makeReply(context, shown, row);
  let reply = shownToOthers.get(row);
  if (!reply) {
    reply = makeReply(context, { ...shown, liked: new Set() }, row);
    if (isPlain(row)) shownToOthers.set(row, reply);
  }
  const isStaff = access.staffIds.includes(row.author_user_id);
  const author = reply.author && reply.author.isStaff !== isStaff ? { ...reply.author, isStaff } : reply.author;
  const isLiked = liked.has(row.comment_id);
  return isLiked || author !== reply.author ? { ...reply, author, isLiked } : reply;
}

function makeReply(context: MemberContext, { access, besides, liked }: Shown, row: CommentRow): Reply {
  const isOwn = row.author_user_id === context.caller.userId;
  const knows = isOwn || access.canModerate;
  const state = row.deleted_at ? 'DELETED' : row.hidden_at ? 'HIDDEN' : 'VISIBLE';
  const isRead = state === 'VISIBLE' || (state === 'HIDDEN' && knows);
  const hidesAuthor = row.is_anonymous && !knows;
  const files = filesFor(context, besides, row, hidesAuthor);
  const html = isRead ? presentText(withNames(row.html, besides.names), files) : '';
  const canChange = isOwn && state === 'VISIBLE' && access.refusal === null;
  return {
    commentId: row.comment_id,
    parentCommentId: row.parent_comment_id,
    author: hidesAuthor || !isRead ? null : contributor(context, row, access.staffIds),
    isOwn,
    isAnonymous: row.is_anonymous,
    state,
    hiddenReason: row.hidden_reason,
    isHeld: row.is_held,
    canAppeal: isOwn && state === 'HIDDEN' && !row.is_held,
    html,
    content: html,
    attachments: isRead ? row.attachment_ids.flatMap((id) => files.get(id) ?? []) : [],
    createdAt: row.created_at.toISOString(),
    editedAt: isRead ? (row.edited_at?.toISOString() ?? null) : null,
    likeCount: isRead ? row.like_count : 0,
    isLiked: liked.has(row.comment_id),
    canEdit: canChange,
    canDelete: isOwn && (state === 'VISIBLE' || row.is_held),
    version: row.version,
  };
}
