import type { Localized } from '@sullam/domain/localized.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { upsert } from '../../../kernel/database/upsert.ts';
import type { MediaReference } from '../../organization/media/media.public.ts';
import type { BoardBody, BoardPatch, BoardSettings } from './discussion-boards.schemas.ts';

const one = (boardId: number) => db.updateTable('discussion_boards').where('discussion_board_id', '=', boardId);

/** Where a board stands, whoever asks. */
export const findPlace = (tx: Tx, boardId: number) =>
  tx.one(
    db
      .selectFrom('discussion_boards as b')
      .select(['b.course_id as courseId', 'b.course_subsection_id as courseSubsectionId'])
      .where('b.discussion_board_id', '=', boardId),
  );

export async function findBoardOfLesson(tx: Tx, courseSubsectionId: number): Promise<number | undefined> {
  const row = await tx.one(
    db
      .selectFrom('discussion_boards')
      .select('discussion_board_id')
      .where('course_subsection_id', '=', courseSubsectionId),
  );
  return row?.discussion_board_id;
}

/** A text as it is kept, with the files that it shows. */
export interface BoardText {
  body: Localized;
  mediaIds: readonly number[];
}

export interface NewBoard extends BoardText {
  courseId: number;
  courseSubsectionId: number | null;
  courseGroupId: number | null;
  authorUserId: number;
  requestKey: string | null;
  kind: BoardBody['kind'];
  title: Localized;
  attachmentIds: readonly number[];
  isAnonymous: boolean;
  allowsAnonymous: boolean;
  publishedAt: Date | null;
  now: Date;
}

/** Makes a board; one with the same key of the same author was made before: its number, and `isNew` is false. */
export async function insertBoard(tx: Tx, board: NewBoard): Promise<{ discussionBoardId: number; isNew: boolean }> {
  const made = await tx.one(
    db
      .insertInto('discussion_boards')
      .values({
        course_id: board.courseId,
        course_subsection_id: board.courseSubsectionId,
        course_group_id: board.courseGroupId,
        author_user_id: board.authorUserId,
        request_key: board.requestKey,
        kind: board.kind,
        title: json(board.title),
        body: json(board.body),
        media_ids: [...board.mediaIds],
        attachment_ids: [...board.attachmentIds],
        is_anonymous: board.isAnonymous,
        allows_anonymous: board.allowsAnonymous,
        published_at: board.publishedAt,
        created_at: board.now,
      })
      .onConflict((conflict) => conflict.columns(['organization_id', 'author_user_id', 'request_key']).doNothing())
      .returning('discussion_board_id'),
  );
  if (made) return { discussionBoardId: made.discussion_board_id, isNew: true };
  const there = await tx.one(
    db
      .selectFrom('discussion_boards')
      .select('discussion_board_id')
      .where('author_user_id', '=', board.authorUserId)
      .where('request_key', '=', board.requestKey),
  );
  return { discussionBoardId: there!.discussion_board_id, isNew: false };
}

const date = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** By what a board is marked; without a rubric all of it is null. */
export interface BoardRubric {
  rubricId: number | null;
  rubricVersion: number | null;
  maximum: string | null;
}

/** Saves what changed if nobody else saved since `version`; answers whether it did. */
export async function updateBoard(
  tx: Tx,
  boardId: number,
  patch: BoardPatch,
  { text, rubric, now }: { text: BoardText | null; rubric: BoardRubric | null; now: Date },
): Promise<boolean> {
  const touched = await tx.run(
    one(boardId)
      .set({
        ...(patch.kind === undefined ? {} : { kind: patch.kind }),
        ...(patch.title === undefined ? {} : { title: json(patch.title) }),
        ...(text === null ? {} : { body: json(text.body), media_ids: [...text.mediaIds] }),
        ...(patch.attachmentIds === undefined ? {} : { attachment_ids: [...new Set(patch.attachmentIds)] }),
        ...(patch.courseGroupId === undefined ? {} : { course_group_id: patch.courseGroupId }),
        ...(patch.allowsAnonymous === undefined ? {} : { allows_anonymous: patch.allowsAnonymous }),
        ...(patch.postsFirst === undefined ? {} : { posts_first: patch.postsFirst }),
        ...(patch.grading === undefined ? {} : { grading: patch.grading }),
        ...(patch.maximum === undefined ? {} : { maximum: patch.maximum }),
        ...(rubric === null
          ? {}
          : {
              rubric_id: rubric.rubricId,
              rubric_version: rubric.rubricVersion,
              ...(rubric.rubricId === null ? {} : { maximum: rubric.maximum }),
            }),
        ...(patch.dueAt === undefined ? {} : { due_at: date(patch.dueAt) }),
        ...(patch.ownCount === undefined ? {} : { own_count: patch.ownCount }),
        ...(patch.replyCount === undefined ? {} : { reply_count: patch.replyCount }),
        ...(patch.leastWords === undefined ? {} : { least_words: patch.leastWords }),
        ...(patch.title === undefined && text === null
          ? {}
          : { edited_at: sql<Date | null>`case when published_at is null then null else ${now}::timestamptz end` }),
        version: patch.version + 1,
      })
      .where('version', '=', patch.version),
  );
  return touched === 1;
}

/** Returns whether this call published it: two simultaneous clicks notify people once. */
export const markPublished = async (tx: Tx, boardId: number, now: Date): Promise<boolean> =>
  (await tx.run(
    one(boardId).set({ published_at: now, version: sql<number>`version + 1` }).where('published_at', 'is', null),
  )) === 1;

export async function setBoardTitle(tx: Tx, boardId: number, title: Localized): Promise<void> {
  await tx.run(one(boardId).set({ title: json(title), version: sql<number>`version + 1` }));
}

export async function setPinned(tx: Tx, boardId: number, isPinned: boolean): Promise<void> {
  await tx.run(one(boardId).set({ is_pinned: isPinned }));
}

export async function setLock(
  tx: Tx,
  boardId: number,
  lock: { lockedFrom: Date | null; lockedUntil: Date | null; reason: string },
): Promise<void> {
  await tx.run(
    one(boardId).set({ locked_from: lock.lockedFrom, locked_until: lock.lockedUntil, lock_reason: lock.reason }),
  );
}

export async function setAccepted(tx: Tx, boardId: number, commentId: number | null): Promise<void> {
  await tx.run(one(boardId).set({ accepted_comment_id: commentId }));
}

export async function setBoardHidden(
  tx: Tx,
  boardId: number,
  hidden: { at: Date; reason: string } | null,
): Promise<void> {
  await tx.run(one(boardId).set({ hidden_at: hidden?.at ?? null, hidden_reason: hidden?.reason ?? '' }));
}

export async function deleteBoard(tx: Tx, boardId: number): Promise<void> {
  await tx.run(db.deleteFrom('discussion_boards').where('discussion_board_id', '=', boardId));
}

/** Whether others than this person have written on a board. */
export async function hasOthersOn(tx: Tx, boardIds: readonly number[], userId: number): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('visible_comments')
      .select('comment_id')
      .where('host_kind', '=', 'discussion-board')
      .where(sql<boolean>`host_id = any(${[...boardIds]}::bigint[])`)
      .where('author_user_id', '<>', userId)
      .limit(1),
  );
  return row !== undefined;
}

/** Those of some lessons that are discussions. */
export async function listBoardsOf(tx: Tx, courseSubsectionIds: readonly number[]): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('discussion_boards')
      .select('discussion_board_id')
      .where(sql<boolean>`course_subsection_id = any(${[...courseSubsectionIds]}::bigint[])`)
      .orderBy('discussion_board_id')
      .forUpdate(),
  );
  return rows.map((row) => row.discussion_board_id);
}

export async function findSettings(tx: Tx, courseId: number): Promise<BoardSettings> {
  const row = await tx.one(
    db
      .selectFrom('course_discussion_settings')
      .select(['learners_start as learnersStart', 'allows_anonymous as allowsAnonymous'])
      .where('course_id', '=', courseId),
  );
  return row ?? { learnersStart: true, allowsAnonymous: false };
}

export async function saveSettings(
  tx: Tx,
  courseId: number,
  { learnersStart, allowsAnonymous }: BoardSettings,
): Promise<void> {
  const columns = { learners_start: learnersStart, allows_anonymous: allowsAnonymous };
  await tx.run(upsert(db.insertInto('course_discussion_settings'), { course_id: courseId }, columns));
}

/** The group of a learner in a course. */
export const findOwnGroup = (tx: Tx, courseId: number, userId: number) =>
  tx.one(
    db
      .selectFrom('course_group_seats as s')
      .innerJoin('course_group_names as n', 'n.course_group_id', 's.course_group_id')
      .select(['n.course_group_id as courseGroupId', 'n.name'])
      .where('s.course_id', '=', courseId)
      .where('s.user_id', '=', userId),
  );

export async function isGroupOf(tx: Tx, courseId: number, courseGroupId: number): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('course_group_names')
      .select('course_group_id')
      .where('course_id', '=', courseId)
      .where('course_group_id', '=', courseGroupId),
  );
  return row !== undefined;
}

/** What notifications say of a board; nothing while it is a draft or out of sight. */
export const findNews = (tx: Tx, boardId: number) =>
  tx.one(
    db
      .selectFrom('discussion_boards as b')
      .innerJoin('course_overviews as c', 'c.course_id', 'b.course_id')
      .select([
        'b.title',
        'b.course_id as courseId',
        'b.kind',
        'b.author_user_id as authorUserId',
        'b.is_anonymous as isAnonymous',
      ])
      .select(['c.title as courseTitle', 'b.locked_from as lockedFrom', 'b.locked_until as lockedUntil'])
      .select(sql<boolean>`b.hidden_at is not null`.as('isHidden'))
      .where('b.discussion_board_id', '=', boardId)
      .where('b.published_at', 'is not', null),
  );

interface Moment {
  discussionBoardId: number;
  courseId: number;
  at: Date;
}

const moments = [
  { moment: 'CLOSING', told: 'told_closing_at', at: 'locked_from', hours: 24 },
  { moment: 'LOCKED', told: 'told_locked_at', at: 'locked_from', hours: 0 },
  { moment: 'OPEN', told: 'told_open_at', at: 'locked_until', hours: 0 },
] as const;
export type MomentName = (typeof moments)[number]['moment'];

/** Boards of which a moment has come since it was last looked: they count as told. */
export async function takeMoments(tx: Tx, now: Date): Promise<(Moment & { moment: MomentName })[]> {
  const found: (Moment & { moment: MomentName })[] = [];
  for (const { moment, told, at, hours } of moments) {
    const rows = await tx.all(
      db
        .updateTable('discussion_boards')
        .set({ [told]: sql.ref(at) })
        .where('published_at', 'is not', null)
        .where('locked_from', 'is not', null)
        .where(sql<boolean>`${sql.ref(at)} <= ${now}::timestamptz + make_interval(hours => ${hours}::int)`)
        .where(sql<boolean>`(${sql.ref(told)} is distinct from ${sql.ref(at)})`)
        // what is nearly there and what is over is no news any more
        .where(
          moment === 'CLOSING'
            ? sql<boolean>`locked_from > ${now}`
            : sql<boolean>`${sql.ref(at)} > ${now}::timestamptz - interval '1 day'`,
        )
        .returning([
          'discussion_board_id as discussionBoardId',
          'course_id as courseId',
          sql<Date>`${sql.ref(at)}`.as('at'),
        ]),
    );
    found.push(...rows.map((row) => ({ ...row, moment })));
  }
  return found;
}

/** Graded boards of which the due date has passed since it was last looked. */
export const takeDuePassed = (tx: Tx, now: Date) =>
  tx.all(
    db
      .updateTable('discussion_boards')
      .set({ told_due_at: sql.ref('due_at') })
      .where('grading', '<>', 'NONE')
      .where('due_at', '<=', now)
      .where(sql<boolean>`told_due_at is distinct from due_at`)
      .returning(['discussion_board_id as discussionBoardId', 'course_id as courseId']),
  );

/** Whether what a lesson holds is out, as an expression; null where it is no discussion. */
export const isBoardPublished = (courseSubsectionId: Expression<number>): RawBuilder<boolean | null> =>
  sql`(select b.published_at is not null from discussion_boards b where ${inOrganization('b')} and b.course_subsection_id = ${courseSubsectionId})`;

/** Whether a board shows a file or has it beside its text. */
export const showsInBoard: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from discussion_boards b where ${inOrganization('b')}
    and ${mediaId} = any(b.attachment_ids || b.media_ids))`;

/** Keeps by what a board is marked as it is, until the transaction ends: while it is changed, and while a mark is given. */
export async function lockBoard(tx: Tx, boardId: number, why: 'use' | 'change'): Promise<void> {
  const query = db.selectFrom('discussion_boards').select('version').where('discussion_board_id', '=', boardId);
  await tx.one(why === 'use' ? query.forShare() : query.forNoKeyUpdate());
}

/** What a board asks of everybody who takes part. */
export const findAsked = (tx: Tx, boardId: number) =>
  tx.one(
    db
      .selectFrom('discussion_boards as b')
      .select(['b.discussion_board_id as discussionBoardId', 'b.course_id as courseId', 'b.title', 'b.grading'])
      .select([
        'b.course_subsection_id as courseSubsectionId',
        'b.own_count as ownCount',
        'b.reply_count as replyCount',
      ])
      .select(['b.least_words as leastWords', 'b.due_at as dueAt', 'b.rubric_id as rubricId'])
      .select('b.rubric_version as rubricVersion')
      .select([
        sql<string | null>`trim_scale(b.maximum)::text`.as('maximum'),
        sql<boolean>`b.published_at is not null`.as('isPublished'),
      ])
      .where('b.discussion_board_id', '=', boardId),
  );

/** Whether somebody learns in a course and doesn't run it. */
export async function isOnlyLearner(tx: Tx, courseId: number, userId: number): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('learners as l')
      .select('l.user_id')
      .where('l.course_id', '=', courseId)
      .where('l.user_id', '=', userId)
      .where(
        sql<boolean>`not exists (select from course_teachers t where ${inOrganization('t')} and t.course_id = l.course_id
          and t.user_id = l.user_id)`,
      ),
  );
  return row !== undefined;
}

/** An accepted answer that was deleted or taken out of sight is none any more. */
export async function forgetLostAnswer(tx: Tx, boardId: number): Promise<void> {
  await tx.run(
    one(boardId)
      .set({ accepted_comment_id: null })
      .where('accepted_comment_id', 'is not', null)
      .where(
        sql<boolean>`not exists (select from visible_comments v where ${inOrganization('v')} and v.host_kind = 'discussion-board'
          and v.host_id = discussion_boards.discussion_board_id and v.comment_id = discussion_boards.accepted_comment_id)`,
      ),
  );
}
