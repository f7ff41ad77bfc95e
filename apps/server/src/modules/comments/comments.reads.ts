import { COMMENT_LIMITS } from '@sullam/domain/discussions/discussion.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import type { PageOf } from '../../kernel/database/paging.ts';
import { type RowOf, statement } from '../../kernel/database/statement.ts';
import {
  type MediaRef,
  type MediaRow,
  mediaColumns,
  presentMedia,
  presentText,
  readMediaRefs,
  withoutName,
} from '../media/media.public.ts';
import { type HostAccess, hostOf } from './comment-hosts.ts';
import { mentionsIn, nameOf, withNames } from './comment-text.ts';
import type { Comment, Contributor, ModerationCase, Reply } from './comments.schemas.ts';

/** Comments as they are shown, as `c`. */
const commentQuery = (userId: number) =>
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
      'c.version',
    ])
    .select(['p.first_name', 'p.last_name'])
    .select(mediaColumns('m').as('image'))
    .select([
      sql<number>`(select count(*)::int from likes l where ${ours('l')} and l.liked_kind = 'comment'
        and l.liked_id = c.comment_id)`.as('like_count'),
      sql<boolean>`exists (select from likes l where ${ours('l')} and l.liked_kind = 'comment'
        and l.liked_id = c.comment_id and l.user_id = ${userId})`.as('is_liked'),
    ]);

interface OfHost {
  hostKind: string;
  hostId: number;
  userId: number;
  /** Empty: everything is shown. */
  hidesOthers: boolean;
  staffIds: readonly number[];
}

/** What of a host's talk is for the caller: while others are hidden, their own words and those of who runs it. */
const isForCaller = ({ hidesOthers, staffIds, userId }: OfHost): RawBuilder<boolean> =>
  sql<boolean>`(not ${hidesOthers}::boolean or c.author_user_id = ${userId} or c.author_user_id = any(${staffIds}::bigint[]))`;

const topPage = statement((values: OfHost & { skip: number; take: number }) =>
  commentQuery(values.userId)
    .select(
      sql<number>`(select count(*)::int from comments r where ${ours('r')} and r.host_kind = c.host_kind
        and r.host_id = c.host_id and r.parent_comment_id = c.comment_id and r.deleted_at is null)`.as('reply_count'),
    )
    .where('c.host_kind', '=', values.hostKind)
    .where('c.host_id', '=', values.hostId)
    .where('c.parent_comment_id', 'is', null)
    .where(isForCaller(values))
    .orderBy('c.comment_id')
    .offset(values.skip)
    .limit(values.take),
);

const countTop = statement((values: OfHost) =>
  db
    .selectFrom('comments as c')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('c.host_kind', '=', values.hostKind)
    .where('c.host_id', '=', values.hostId)
    .where('c.parent_comment_id', 'is', null)
    .where(isForCaller(values)),
);

const repliesTo = statement(
  (values: { userId: number; hostKind: string; hostId: number; parentIds: readonly number[] }) =>
    commentQuery(values.userId)
      .where('c.host_kind', '=', values.hostKind)
      .where('c.host_id', '=', values.hostId)
      .where(
        sql<boolean>`c.comment_id = any(select f.comment_id from unnest(${values.parentIds}::bigint[]) as u (id)
        cross join lateral (select r.comment_id from comments r where ${ours('r')} and r.host_kind = ${values.hostKind}
          and r.host_id = ${values.hostId} and r.parent_comment_id = u.id order by r.comment_id
          limit ${COMMENT_LIMITS.repliesAtOnce}::int) f)`,
      )
      .orderBy('c.comment_id'),
);

type Row = RowOf<typeof repliesTo>;

interface Named {
  author_user_id: number;
  first_name: string;
  last_name: string;
  image: MediaRow | null;
}

const contributor = (context: MemberContext, row: Named, staffIds: readonly number[]): Contributor => ({
  userId: row.author_user_id,
  firstName: row.first_name,
  lastName: row.last_name,
  image: presentMedia(context, row.image)?.url ?? null,
  isStaff: staffIds.includes(row.author_user_id),
});

/** What is needed besides the rows: files, and the names of those who are meant. */
interface Besides {
  files: ReadonlyMap<number, MediaRef>;
  names: ReadonlyMap<number, string>;
}

async function readBesides(
  context: MemberContext,
  tx: Tx,
  rows: readonly Pick<Row, 'html' | 'media_ids' | 'attachment_ids'>[],
  people: () => RawBuilder<boolean>,
): Promise<Besides> {
  const mediaIds = rows.flatMap((row) => [...row.media_ids, ...row.attachment_ids]);
  const meant = [...new Set(rows.flatMap(({ html }) => (html.includes('data-mention') ? mentionsIn(html) : [])))];
  const [files, named] = await Promise.all([
    readMediaRefs(context, tx, mediaIds),
    meant.length === 0
      ? []
      : tx.all(
          db
            .selectFrom('member_standings as m')
            .select(['m.user_id as userId', 'm.first_name as firstName', 'm.last_name as lastName'])
            .where(sql<boolean>`m.user_id = any(${meant}::bigint[])`)
            .where(people()),
        ),
  ]);
  return { files, names: new Map(named.map((row) => [row.userId, nameOf(row)])) };
}

/** The files of a text as the caller may know them: nothing of an anonymous author's tells whose they are. */
const filesFor = (context: MemberContext, { files }: Besides, isNameless: boolean): ReadonlyMap<number, MediaRef> =>
  isNameless ? new Map([...files].map(([id, ref], index) => [id, withoutName(context, ref, index)])) : files;

function presentReply(context: MemberContext, access: HostAccess, row: Row, besides: Besides): Reply {
  const isOwn = row.author_user_id === context.caller.userId;
  const knows = isOwn || access.canModerate;
  const state = row.deleted_at ? 'DELETED' : row.hidden_at ? 'HIDDEN' : 'VISIBLE';
  const isRead = state === 'VISIBLE' || (state === 'HIDDEN' && knows);
  const isNameless = row.is_anonymous && !knows;
  const files = filesFor(context, besides, isNameless);
  const canChange = isOwn && state === 'VISIBLE' && access.refusal === null;
  return {
    commentId: row.comment_id,
    parentCommentId: row.parent_comment_id,
    author: isNameless || !isRead ? null : contributor(context, row, access.staffIds),
    isOwn,
    isAnonymous: row.is_anonymous,
    state,
    hiddenReason: row.hidden_reason,
    canAppeal: isOwn && state === 'HIDDEN',
    html: isRead ? presentText(withNames(row.html, besides.names), files) : '',
    attachments: isRead ? row.attachment_ids.flatMap((id) => files.get(id) ?? []) : [],
    createdAt: row.created_at.toISOString(),
    editedAt: isRead ? (row.edited_at?.toISOString() ?? null) : null,
    likeCount: isRead ? row.like_count : 0,
    isLiked: row.is_liked,
    canEdit: canChange,
    canDelete: isOwn && state === 'VISIBLE',
    version: row.version,
  };
}

const valuesOf = (context: MemberContext, hostKind: string, access: HostAccess): OfHost => ({
  hostKind,
  hostId: access.hostId,
  userId: context.caller.userId,
  hidesOthers: access.hidesOthers,
  staffIds: access.staffIds,
});

async function withReplies(
  context: MemberContext,
  tx: Tx,
  { hostKind, access }: { hostKind: string; access: HostAccess },
  rows: readonly RowOf<typeof topPage>[],
): Promise<Comment[]> {
  const parentIds = rows.filter((row) => row.reply_count > 0).map((row) => row.comment_id);
  const replies =
    parentIds.length === 0
      ? []
      : await tx.all(repliesTo({ userId: context.caller.userId, hostKind, hostId: access.hostId, parentIds }));
  const besides = await readBesides(context, tx, [...rows, ...replies], () =>
    hostOf(context, hostKind).people(context, access.hostId),
  );
  return rows.map((row) => ({
    ...presentReply(context, access, row, besides),
    replyCount: row.reply_count,
    replies: replies
      .filter((reply) => reply.parent_comment_id === row.comment_id)
      .map((reply) => presentReply(context, access, reply, besides)),
  }));
}

/** A page of the comments of a host that the caller sees, the oldest first, each with its first answers. */
export async function listComments(
  context: MemberContext,
  tx: Tx,
  hostKind: string,
  access: HostAccess,
  { skip = 0, take = 20 }: PageOf,
): Promise<{ data: Comment[]; total: number }> {
  const values = valuesOf(context, hostKind, access);
  const [rows, counted] = await Promise.all([tx.all(topPage({ ...values, skip, take })), tx.one(countTop(values))]);
  return { data: await withReplies(context, tx, { hostKind, access }, rows), total: counted!.total };
}

/** A page of the answers to a comment, the oldest first. */
export async function listReplies(
  context: MemberContext,
  tx: Tx,
  hostKind: string,
  access: HostAccess,
  parentCommentId: number,
  { skip = 0, take = 20 }: PageOf,
): Promise<{ data: Comment[]; total: number }> {
  const of = (query: ReturnType<typeof commentQuery>) =>
    query
      .where('c.host_kind', '=', hostKind)
      .where('c.host_id', '=', access.hostId)
      .where('c.parent_comment_id', '=', parentCommentId);
  const parent = await findTop(context, tx, hostKind, access, parentCommentId);
  if (!parent) return { data: [], total: 0 };
  const rows = await tx.all(of(commentQuery(context.caller.userId)).orderBy('c.comment_id').offset(skip).limit(take));
  const none = { replyCount: 0, replies: [] };
  const besides = await readBesides(context, tx, rows, () => hostOf(context, hostKind).people(context, access.hostId));
  return {
    data: rows.map((row) => ({ ...presentReply(context, access, row, besides), ...none })),
    total: parent.reply_count,
  };
}

const findTop = async (context: MemberContext, tx: Tx, hostKind: string, access: HostAccess, commentId: number) =>
  tx.one(
    commentQuery(context.caller.userId)
      .select(
        sql<number>`(select count(*)::int from comments r where ${ours('r')} and r.host_kind = c.host_kind
          and r.host_id = c.host_id and r.parent_comment_id = c.comment_id and r.deleted_at is null)`.as('reply_count'),
      )
      .where('c.host_kind', '=', hostKind)
      .where('c.host_id', '=', access.hostId)
      .where('c.comment_id', '=', commentId)
      .where('c.parent_comment_id', 'is', null)
      .where(isForCaller(valuesOf(context, hostKind, access))),
  );

export interface PlacedComment {
  comment: Comment;
  /** How many comments stand before it, or before the one that it answers. */
  position: number;
}

/** One comment with its answers, or the one that it answers, and where it stands; null where the caller may not read it yet. */
export async function findPlaced(
  context: MemberContext,
  tx: Tx,
  hostKind: string,
  access: HostAccess,
  topCommentId: number,
): Promise<PlacedComment | null> {
  const row = await findTop(context, tx, hostKind, access, topCommentId);
  if (!row) return null;
  const [comments, before] = await Promise.all([
    withReplies(context, tx, { hostKind, access }, [row]),
    countBefore(context, tx, hostKind, access, sql<boolean>`c.comment_id < ${topCommentId}`),
  ]);
  return { comment: comments[0]!, position: before };
}

async function countBefore(
  context: MemberContext,
  tx: Tx,
  hostKind: string,
  access: HostAccess,
  isBefore: RawBuilder<boolean>,
): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('comments as c')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('c.host_kind', '=', hostKind)
      .where('c.host_id', '=', access.hostId)
      .where('c.parent_comment_id', 'is', null)
      .where(isForCaller(valuesOf(context, hostKind, access)))
      .where(isBefore),
  );
  return row!.count;
}

interface OwnReading {
  isFollowing: boolean;
  hasTalked: boolean;
  readAt: Date | null;
  /** Written by others since then. */
  newCount: number;
  /** How many comments stand before the first new one; null: nothing is new. */
  newFrom: number | null;
}

const reading = statement((values: { hostKind: string; hostId: number; userId: number }) =>
  db
    .selectNoFrom((eb) => eb.val(1).as('one'))
    .select([
      sql<{
        is_following: boolean | null;
        has_talked: boolean;
        read_at: string | null;
      } | null>`(select jsonb_build_object(
        'is_following', f.is_following, 'has_talked', f.has_talked, 'read_at', f.read_at) from comment_readings f
        where ${ours('f')} and f.host_kind = ${values.hostKind} and f.host_id = ${values.hostId}
          and f.user_id = ${values.userId})`.as('own'),
    ]),
);

/** How the caller stands to the talk: what is new to them, and where that begins. */
export async function readOwn(
  context: MemberContext,
  tx: Tx,
  hostKind: string,
  access: HostAccess,
): Promise<OwnReading> {
  const { userId } = context.caller;
  const row = await tx.one(reading({ hostKind, hostId: access.hostId, userId }));
  const own = row?.own ?? null;
  const readAt = own?.read_at ? new Date(own.read_at) : null;
  const base = {
    isFollowing: own?.is_following ?? own?.has_talked ?? false,
    hasTalked: own?.has_talked ?? false,
    readAt,
  };
  if (!readAt || access.hidesOthers) return { ...base, newCount: 0, newFrom: null };
  const fresh = await tx.one(
    db
      .selectFrom('comments as c')
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<number | null>`min(coalesce(c.parent_comment_id, c.comment_id))`.as('first'),
      ])
      .where('c.host_kind', '=', hostKind)
      .where('c.host_id', '=', access.hostId)
      .where('c.created_at', '>', readAt)
      .where('c.author_user_id', '<>', userId)
      .where('c.deleted_at', 'is', null)
      .where('c.hidden_at', 'is', null),
  );
  if (!fresh || fresh.count === 0 || fresh.first === null) return { ...base, newCount: 0, newFrom: null };
  const newFrom = await countBefore(context, tx, hostKind, access, sql<boolean>`c.comment_id < ${fresh.first}`);
  return { ...base, newCount: fresh.count, newFrom };
}

/** Whom the caller can mention: people who see the talk, those who run it first. */
export const listPeople = (
  context: MemberContext,
  tx: Tx,
  people: RawBuilder<boolean>,
  staffIds: readonly number[],
  search: string,
): Promise<{ userId: number; firstName: string; lastName: string; image: MediaRow | null }[]> =>
  tx.all(
    db
      .selectFrom('member_standings as m')
      .leftJoin('media_files as f', 'f.media_id', 'm.profile_media_id')
      .select(['m.user_id as userId', 'm.first_name as firstName', 'm.last_name as lastName'])
      .select(mediaColumns('f').as('image'))
      .where('m.status', '=', 'ACTIVE')
      .where('m.user_id', '<>', context.caller.userId)
      .where(people)
      .where(sql<boolean>`fold_search(m.all_names) like ${`%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`)
      .orderBy(sql`m.user_id = any(${[...staffIds]}::bigint[])`, 'desc')
      .orderBy('m.first_name')
      .orderBy('m.user_id')
      .limit(8),
  );

/** The cases of some hosts, those that wait for a decision the oldest first, closed ones the newest first. */
export async function listCases(
  context: MemberContext,
  tx: Tx,
  {
    hostKind,
    isOfHosts,
    isClosed,
    staffIds,
    skip = 0,
    take = 20,
  }: PageOf & {
    hostKind: string;
    isOfHosts: (hostId: string) => RawBuilder<boolean>;
    isClosed: boolean;
    staffIds: readonly number[];
  },
): Promise<{ data: ModerationCase[]; total: number }> {
  const isWanted = isClosed
    ? sql<boolean>`k.status in ('KEPT', 'HIDDEN')`
    : sql<boolean>`k.status in ('OPEN', 'APPEALED')`;
  const found = db
    .selectFrom('moderation_cases as k')
    .leftJoin('comments as c', 'c.comment_id', 'k.comment_id')
    .leftJoin('member_names as p', 'p.user_id', 'c.author_user_id')
    .leftJoin('media_files as m', 'm.media_id', 'p.profile_media_id')
    .where('k.host_kind', '=', hostKind)
    .where(isOfHosts('k.host_id'))
    .where(isWanted);
  const [rows, counted] = await Promise.all([
    tx.all(
      found
        .select([
          'k.moderation_case_id',
          'k.host_id',
          'k.comment_id',
          'k.status',
          'k.reason',
          'k.appeal',
          'k.opened_at',
        ])
        .select([
          'k.decided_at',
          'k.decided_by',
          'c.html',
          'c.media_ids',
          'c.attachment_ids',
          'c.is_anonymous',
          'c.created_at',
        ])
        .select(['c.author_user_id', 'p.first_name', 'p.last_name', mediaColumns('m').as('image')])
        .select(
          sql<{ why: string; note: string; createdAt: string }[]>`coalesce((select jsonb_agg(jsonb_build_object(
            'why', r.why, 'note', r.note, 'createdAt', r.created_at) order by r.created_at) from moderation_reports r
            where ${ours('r')} and r.moderation_case_id = k.moderation_case_id), '[]')`.as('reports'),
        )
        .orderBy(sql`case when ${isClosed}::boolean then k.decided_at end desc nulls last`)
        .orderBy('k.moderation_case_id')
        .offset(skip)
        .limit(take),
    ),
    tx.one(found.select(sql<number>`count(*)::int`.as('total'))),
  ]);
  const texts = rows.map((row) => ({
    html: row.html ?? '',
    media_ids: row.media_ids ?? [],
    attachment_ids: row.attachment_ids ?? [],
  }));
  const besides = await readBesides(context, tx, texts, () => sql<boolean>`true`);
  return {
    total: counted!.total,
    data: rows.map((row, index) => ({
      moderationCaseId: row.moderation_case_id,
      hostId: row.host_id,
      commentId: row.comment_id,
      status: row.status as ModerationCase['status'],
      reason: row.reason,
      appeal: row.appeal,
      openedAt: row.opened_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
      decidedByMe: row.decided_by === context.caller.userId,
      author: row.author_user_id === null ? null : contributor(context, row as Named, staffIds),
      isAnonymous: row.is_anonymous ?? false,
      html: presentText(withNames(texts[index]!.html, besides.names), besides.files),
      writtenAt: row.created_at?.toISOString() ?? null,
      reports: row.reports.map((report) => ({
        why: report.why as ModerationCase['reports'][number]['why'],
        note: report.note,
        createdAt: new Date(report.createdAt).toISOString(),
      })),
    })),
  };
}
