import {
  type DiscussionFilter,
  type DiscussionGrading,
  type DiscussionKind,
  isLockedAt,
} from '@sullam/domain/discussions/discussion.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { foldedWords } from '@sullam/domain/search-folding.ts';
import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type PageOf, type PageShape, paged, pageShapeOf } from '../../../kernel/database/paging.ts';
import { findByWords, isFound } from '../../../kernel/database/search.ts';
import { type RowOf, shapedStatement } from '../../../kernel/database/statement.ts';
import { withoutUnusedJoins } from '../../../kernel/database/unused-joins.ts';
import { type CourseViewer, courseViewerOf, worksOnCourse } from '../../learning/courses/courses.public.ts';
import { mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';
import type { DiscussionBoardSummary } from './discussion-boards.schemas.ts';
import { seesBoard } from './visible-boards.ts';

export const HOST = 'discussion-board' as const satisfies CommentedSubject;

/** What of a viewer decides about the text of a statement; who it is comes as a value. */
export type Shape = Omit<CourseViewer, 'userId'>;
export const shapeOf = ({ userId: _, ...shape }: CourseViewer): Shape => shape;

/** Who teaches a course: the board's, or the one of all boards, for which it is looked up once. */
const teacherIds = (courseId: RawBuilder<number> = sql<number>`b.course_id`): RawBuilder<number[]> =>
  sql<
    number[]
  >`array(select t.user_id from course_teachers t where ${inOrganization('t')} and t.course_id = ${courseId})`;

/** Boards that the viewer sees, with what lists show of them. */
const boardQuery = (viewer: CourseViewer, now: Date, teachers = teacherIds()) =>
  db
    .selectFrom('discussion_boards as b')
    .innerJoin('course_overviews as c', 'c.course_id', 'b.course_id')
    .innerJoin('member_names as p', 'p.user_id', 'b.author_user_id')
    .leftJoin('media_files as m', 'm.media_id', 'p.profile_media_id')
    .leftJoin('course_group_names as n', 'n.course_group_id', 'b.course_group_id')
    // for each board by its key: joined in order of keys, the counts of all boards before these would be read
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('comment_counts as q')
          .select(['q.comment_count', 'q.last_comment_at'])
          .whereRef('q.host_id', '=', 'b.discussion_board_id')
          .where('q.host_kind', '=', HOST)
          .limit(sql.lit(1))
          .as('k'),
      (join) => join.onTrue(),
    )
    .leftJoin('comment_followings as r', (join) =>
      join
        .onRef('r.host_id', '=', 'b.discussion_board_id')
        .on('r.host_kind', '=', HOST)
        .on('r.user_id', '=', viewer.userId),
    )
    .select([
      'b.discussion_board_id',
      'b.course_id',
      'b.course_subsection_id',
      'b.course_group_id',
      'b.kind',
      'b.title',
    ])
    .select([
      'b.author_user_id',
      'b.is_anonymous',
      'b.is_pinned',
      'b.accepted_comment_id',
      'b.locked_from',
      'b.locked_until',
    ])
    .select(['b.published_at', 'b.created_at', 'b.hidden_at', 'b.grading', 'b.posts_first'])
    .select(['c.title as course_title', 'p.first_name', 'p.last_name', 'n.name as group_name'])
    .select([mediaColumns('m').as('image'), 'k.comment_count', 'k.last_comment_at'])
    .select(['r.read_at', 'r.has_talked', 'r.is_following'])
    .select([worksOnCourse(viewer, 'c').as('manages'), teachers.as('teacher_ids'), 'c.created_by as course_creator'])
    .where(seesBoard(viewer, now));

/** What was said since the viewer looked; of what they have never looked at, nobody counts it. */
const newOnes = (userId: number): RawBuilder<number> =>
  sql<number>`case when r.read_at is null then 0 else (select count(*)::int from (select from visible_comments v
    where ${inOrganization('v')} and v.host_kind = ${HOST} and v.host_id = b.discussion_board_id and v.created_at > r.read_at
      and v.author_user_id <> ${userId} limit 100) f) end`;

/** Never looked at, or with something new in it. */
const isUnread = (userId: number): RawBuilder<boolean> =>
  sql<boolean>`(r.read_at is null or exists (select from visible_comments v where ${inOrganization('v')} and v.host_kind = ${HOST}
    and v.host_id = b.discussion_board_id and v.created_at > r.read_at and v.author_user_id <> ${userId}))`;

/** Something that was said on the board is among what was found. */
export const saysFound = (commentIds: string): RawBuilder<boolean> =>
  sql<boolean>`b.discussion_board_id in (select v.host_id from visible_comments v where ${inOrganization('v')}
    and v.host_kind = ${HOST} and ${isFound('v.comment_id', commentIds)})`;

interface ListShape {
  viewer: Shape;
  filter: DiscussionFilter;
  isOfCourse: boolean;
  isOfGroup: boolean;
  isSearched: boolean;
}

interface ListValues {
  userId: number;
  now: Date;
  courseId: number;
  courseGroupId: number;
  boardIds: string;
  commentIds: string;
  skip: number;
  take: number;
}

function narrowed({ viewer, filter, isOfCourse, isOfGroup, isSearched }: ListShape, values: ListValues) {
  const { userId } = values;
  const teachers = isOfCourse ? teacherIds(sql<number>`${values.courseId}::bigint`) : teacherIds();
  let query = boardQuery({ ...viewer, userId }, values.now, teachers);
  if (isOfCourse) query = query.where('b.course_id', '=', values.courseId);
  if (isOfGroup) query = query.where('b.course_group_id', '=', values.courseGroupId);
  if (filter === 'UNREAD') query = query.where(isUnread(userId)).where('b.published_at', 'is not', null);
  if (filter === 'UNANSWERED')
    query = query.where('b.kind', '=', 'QUESTION').where('b.accepted_comment_id', 'is', null);
  if (filter === 'MINE')
    query = query.where(sql<boolean>`(b.author_user_id = ${userId} or coalesce(r.has_talked, false))`);
  if (filter === 'FOLLOWED') query = query.where(sql<boolean>`coalesce(r.is_following, false)`);
  if (isSearched)
    query = query.where(
      sql<boolean>`(${isFound('b.discussion_board_id', values.boardIds)} or (${saysFound(values.commentIds)}
        and (not b.posts_first or ${worksOnCourse({ ...viewer, userId }, 'c')} or coalesce(r.has_talked, false))))`,
    );
  return query;
}

const pageOfBoards = shapedStatement(({ page, ...shape }: ListShape & { page: PageShape }, values: ListValues) =>
  paged(
    narrowed(shape, values)
      .select(newOnes(values.userId).as('new_count'))
      .orderBy('b.is_pinned', 'desc')
      .orderBy(sql`greatest(coalesce(b.published_at, b.created_at), k.last_comment_at)`, 'desc')
      .orderBy('b.discussion_board_id', 'desc'),
    page,
    values,
    1,
  ),
);

const countBoards = shapedStatement((shape: ListShape, values: ListValues) =>
  withoutUnusedJoins(narrowed(shape, values).clearSelect()).select(sql<number>`count(*)::int`.as('total')),
);

type Row = RowOf<typeof pageOfBoards>;

export const staffOf = (row: Pick<Row, 'teacher_ids' | 'course_creator'>): number[] => [
  ...new Set([...row.teacher_ids, row.course_creator]),
];

export function presentSummary(context: MemberContext, row: Row): DiscussionBoardSummary {
  const isOwn = row.author_user_id === context.caller.userId;
  const knows = isOwn || row.manages;
  const lock = { lockedFrom: row.locked_from, lockedUntil: row.locked_until };
  const isGraded = row.grading !== 'NONE';
  const hasTalked = row.has_talked ?? false;
  return {
    discussionBoardId: row.discussion_board_id,
    courseId: row.course_id,
    courseTitle: row.course_title as Localized,
    courseSubsectionId: row.course_subsection_id,
    courseGroup:
      row.course_group_id === null
        ? null
        : { courseGroupId: row.course_group_id, name: (row.group_name ?? {}) as Localized },
    kind: row.kind as DiscussionKind,
    title: row.title,
    author:
      row.is_anonymous && !knows
        ? null
        : {
            userId: row.author_user_id,
            firstName: row.first_name,
            lastName: row.last_name,
            image: presentMedia(context, row.image)?.url ?? null,
            isStaff: staffOf(row).includes(row.author_user_id),
          },
    isOwn,
    isAnonymous: row.is_anonymous,
    isPublished: row.published_at !== null,
    isPinned: row.is_pinned,
    isLocked: isLockedAt(lock, context.clock.now()),
    isAnswered: row.accepted_comment_id !== null,
    isHidden: row.hidden_at !== null,
    isGraded,
    isMissing: isGraded && !row.manages && !hasTalked,
    isFollowing: row.is_following ?? false,
    isUnread: row.published_at !== null && (row.read_at === null || row.new_count > 0),
    newCount: row.read_at === null ? 0 : row.new_count,
    commentCount: row.comment_count ?? 0,
    lastAt: new Date(
      Math.max((row.published_at ?? row.created_at).getTime(), row.last_comment_at?.getTime() ?? 0),
    ).toISOString(),
  };
}

export interface BoardsAsked extends PageOf {
  courseId?: number | undefined;
  courseGroupId?: number | undefined;
  filter?: DiscussionFilter | undefined;
  search?: string | undefined;
}

/** A page of the boards that the caller sees, pinned ones first, then those where something happened last. */
export async function listBoards(
  context: MemberContext,
  tx: Tx,
  { courseId, courseGroupId, filter = 'ALL', search = '', skip = 0, take = 20 }: BoardsAsked,
): Promise<{ data: DiscussionBoardSummary[]; total: number }> {
  const viewer = courseViewerOf(context);
  const words = foldedWords(search);
  const [boardIds, commentIds] =
    words.length === 0
      ? ['', '']
      : await Promise.all([findByWords(tx, 'discussions', words), findByWords(tx, 'comments', words)]);
  const shape = {
    viewer: shapeOf(viewer),
    filter,
    isOfCourse: courseId !== undefined,
    isOfGroup: courseGroupId !== undefined,
    isSearched: words.length > 0,
  };
  const values = {
    userId: viewer.userId,
    now: context.clock.now(),
    courseId: courseId ?? 0,
    courseGroupId: courseGroupId ?? 0,
    boardIds,
    commentIds,
    skip,
    take,
  };
  const rows = await tx.all(pageOfBoards({ ...shape, page: pageShapeOf({ skip, take }) }, values));
  const data = rows.slice(0, take).map((row) => presentSummary(context, row));
  // the row after the last page isn't there: then it is known how many there are
  const isCounted = rows.length <= take && (rows.length > 0 || skip === 0);
  return { data, total: isCounted ? skip + rows.length : ((await tx.one(countBoards(shape, values)))?.total ?? 0) };
}

/** How many boards of a course have something that the caller hasn't read. */
export async function countUnread(context: MemberContext, tx: Tx, courseId: number): Promise<number> {
  const { userId, ...viewer } = courseViewerOf(context);
  const shape = { viewer, filter: 'UNREAD', isOfCourse: true, isOfGroup: false, isSearched: false } as const;
  const values = { userId, now: context.clock.now(), courseId, courseGroupId: 0, boardIds: '', commentIds: '' };
  return (await tx.one(countBoards(shape, { ...values, skip: 0, take: 0 })))?.total ?? 0;
}

interface OneValues {
  userId: number;
  now: Date;
  boardId: number;
}

const isLearning = (userId: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select from learners l where ${inOrganization('l')} and l.course_id = b.course_id and l.user_id = ${userId})`;

const hasContributed = (userId: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select from visible_comments v where ${inOrganization('v')} and v.host_kind = ${HOST}
    and v.host_id = b.discussion_board_id and v.author_user_id = ${userId} and v.parent_comment_id is null
    and (b.grading <> 'PARTICIPATION' or v.word_count >= b.least_words))`;

const oneBoard = shapedStatement((viewer: Shape, { userId, now, boardId }: OneValues) =>
  boardQuery({ ...viewer, userId }, now)
    .select(newOnes(userId).as('new_count'))
    .select(['b.body', 'b.media_ids', 'b.attachment_ids', 'b.allows_anonymous', 'b.lock_reason', 'b.hidden_reason'])
    .select(['b.own_count', 'b.reply_count', 'b.least_words', 'b.due_at', 'b.edited_at', 'b.version'])
    .select(['b.rubric_id', 'b.rubric_version'])
    .select([
      sql<string | null>`trim_scale(b.maximum)::text`.as('maximum'),
      sql<DiscussionGrading>`b.grading`.as('how_graded'),
      sql<number>`(select count(*)::int from like_counts l where ${inOrganization('l')} and l.liked_kind = ${HOST}
        and l.liked_id = b.discussion_board_id)`.as('like_count'),
      sql<boolean>`exists (select from like_counts l where ${inOrganization('l')} and l.liked_kind = ${HOST}
        and l.liked_id = b.discussion_board_id and l.user_id = ${userId})`.as('is_liked'),
      isLearning(userId).as('is_learning'),
      hasContributed(userId).as('has_contributed'),
    ])
    .where('b.discussion_board_id', '=', boardId),
);

export type BoardRow = RowOf<typeof oneBoard>;

/** A board that the caller sees. */
export const findSeenBoard = (context: MemberContext, tx: Tx, boardId: number): Promise<BoardRow | undefined> => {
  const viewer = courseViewerOf(context);
  return tx.one(oneBoard(shapeOf(viewer), { userId: viewer.userId, now: context.clock.now(), boardId }));
};

const standingOn = shapedStatement((viewer: Shape, { userId, now, boardId }: OneValues) =>
  db
    .selectFrom('discussion_boards as b')
    .innerJoin('course_overviews as c', 'c.course_id', 'b.course_id')
    .select(['b.discussion_board_id', 'b.author_user_id', 'b.published_at', 'b.hidden_at', 'b.locked_from'])
    .select(['b.locked_until', 'b.posts_first', 'b.allows_anonymous', 'c.created_by as course_creator'])
    .select([
      worksOnCourse({ ...viewer, userId }, 'c').as('manages'),
      teacherIds().as('teacher_ids'),
      isLearning(userId).as('is_learning'),
      sql<boolean>`(b.posts_first and ${hasContributed(userId)})`.as('has_contributed'),
    ])
    .where(seesBoard({ ...viewer, userId }, now))
    .where('b.discussion_board_id', '=', boardId),
);

export type StandingRow = RowOf<typeof standingOn>;

/** How the caller stands to the talk of a board that they see. `has_contributed` is known only where it matters. */
export const findStanding = (context: MemberContext, tx: Tx, boardId: number): Promise<StandingRow | undefined> => {
  const viewer = courseViewerOf(context);
  return tx.one(standingOn(shapeOf(viewer), { userId: viewer.userId, now: context.clock.now(), boardId }));
};

export const boardsInUse: FeatureUse = {
  feature: 'discussion-boards',
  count: () => sql<number>`select count(*)::int from discussion_boards where ${inOrganization()}`,
  courses: () => sql<number>`select count(distinct course_id)::int from discussion_boards where ${inOrganization()}`,
};
