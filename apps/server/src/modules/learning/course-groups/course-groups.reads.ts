import { emailKey } from '@sullam/domain/identifiers.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import type { GroupRights } from './course-groups.access.ts';
import type { CourseGroup, GroupLearner, LearnersQuery } from './course-groups.schemas.ts';

const byName = sql`lower(p.first_name || ' ' || p.last_name) collate "unicode"`;

/** The groups of a course: all of them for its editors, one's own and the open ones for its learners. */
export async function listGroups(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  { canEdit, isEnrolled }: GroupRights,
): Promise<CourseGroup[]> {
  const { userId } = context.caller;
  const rows = await tx.all(
    db
      .selectFrom('course_groups as g')
      .leftJoin('course_group_members as m', 'm.course_group_id', 'g.course_group_id')
      .select(['g.course_group_id', 'g.name', 'g.capacity', 'g.is_open', 'g.version'])
      .select([
        sql<number>`count(m.user_id)::int`.as('member_count'),
        sql<boolean>`coalesce(bool_or(m.user_id = ${userId}), false)`.as('is_mine'),
      ])
      .where('g.course_id', '=', courseId)
      .groupBy(['g.organization_id', 'g.course_group_id'])
      .orderBy('g.course_group_id'),
  );
  const mayLeave = rows.every((row) => !row.is_mine || row.is_open);
  const isShown = (row: (typeof rows)[number]) => canEdit || row.is_mine || row.is_open;
  return rows.filter(isShown).map((row) => ({
    courseGroupId: row.course_group_id,
    courseId,
    name: row.name,
    capacity: row.capacity,
    isOpen: row.is_open,
    memberCount: row.member_count,
    isMine: row.is_mine,
    version: row.version,
    abilities: {
      canEdit,
      canJoin:
        isEnrolled &&
        row.is_open &&
        !row.is_mine &&
        mayLeave &&
        (row.capacity === null || row.member_count < row.capacity),
      canLeave: row.is_mine && row.is_open,
    },
  }));
}

const withImage = (courseId: number) =>
  learners(courseId)
    .leftJoin('media_files as i', 'i.media_id', 'p.profile_media_id')
    .select(mediaColumns('i').as('image'));

/** Who learns a course, with the group that each of them is in. */
const learners = (courseId: number) =>
  db
    .selectFrom('learners as n')
    .innerJoin('member_records as p', 'p.user_id', 'n.user_id')
    .leftJoin('course_group_members as m', (join) =>
      join.onRef('m.course_id', '=', 'n.course_id').onRef('m.user_id', '=', 'n.user_id'),
    )
    .select(['p.user_id', 'p.first_name', 'p.last_name', 'p.email', 'm.course_group_id'])
    .where('n.course_id', '=', courseId);

/** A page of a course's learners: of one group, of none, or all of them. */
export async function listLearners(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  { courseGroupId, isUnassigned, search, skip = 0, take = 20 }: LearnersQuery,
): Promise<{ data: GroupLearner[]; total: number }> {
  let query = withImage(courseId).select(sql<number>`count(*) over ()::int`.as('total'));
  for (const found of await holdsWords(tx, 'members', 'p.user_id', search)) query = query.where(found);
  if (courseGroupId !== undefined) query = query.where('m.course_group_id', '=', courseGroupId);
  if (isUnassigned) query = query.where('m.course_group_id', 'is', null);
  const rows = await tx.all(query.orderBy(byName).orderBy('p.user_id').offset(skip).limit(take));
  return {
    data: rows.map((row) => ({
      userId: row.user_id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      image: presentMedia(context, row.image)?.url ?? null,
      courseGroupId: row.course_group_id,
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** The members of a group that the caller is in. */
export async function listMembers(context: MemberContext, tx: Tx, courseId: number, courseGroupId: number) {
  const rows = await tx.all(
    withImage(courseId).where('m.course_group_id', '=', courseGroupId).orderBy(byName).orderBy('p.user_id'),
  );
  return rows.map((row) => ({
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    image: presentMedia(context, row.image)?.url ?? null,
  }));
}

/** All learners of a course who are in no group. */
export async function listUnassigned(tx: Tx, courseId: number): Promise<number[]> {
  const rows = await tx.all(learners(courseId).where('m.course_group_id', 'is', null).orderBy('p.user_id'));
  return rows.map((row) => row.user_id);
}

/** All learners of a course, for a list. */
export async function listMemberLines(tx: Tx, courseId: number) {
  const rows = await tx.all(learners(courseId).orderBy('m.course_group_id').orderBy(byName).orderBy('p.user_id'));
  return rows.map((row) => ({
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    courseGroupId: row.course_group_id,
  }));
}

/** Learners of a course by their e-mail addresses, in small letters. */
export async function findByEmail(tx: Tx, courseId: number, emails: readonly string[]) {
  const rows = await tx.all(learners(courseId).where(sql<boolean>`lower(p.email) = any(${[...emails]}::text[])`));
  return new Map(
    rows.map((row) => [
      emailKey(row.email),
      { userId: row.user_id, name: `${row.first_name} ${row.last_name}`.trim(), courseGroupId: row.course_group_id },
    ]),
  );
}
