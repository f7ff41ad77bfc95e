import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { isAmong, statement } from '../../../kernel/database/statement.ts';
import { rowsOfCourse } from '../courses/courses.public.ts';

/** With what is kept of groups and of who is in them. */
export const groupDependencies = [
  { from: 'course_groups', rows: rowsOfCourse },
  { from: 'course_group_members', rows: rowsOfCourse },
] as const;

export interface CourseGroup {
  courseGroupId: number;
  courseId: number;
  name: Localized;
  capacity: number | null;
  isOpen: boolean;
  version: number;
  /** The group of this course that the caller is in. */
  ownGroupId: number | null;
}

const groups = () =>
  db
    .selectFrom('course_groups as g')
    .select([
      'g.course_group_id as courseGroupId',
      'g.course_id as courseId',
      'g.name',
      'g.capacity',
      'g.is_open as isOpen',
      'g.version',
    ]);

export async function findGroup(
  context: MemberContext,
  tx: Tx,
  courseGroupId: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<CourseGroup | undefined> {
  const query = groups().where('g.course_group_id', '=', courseGroupId);
  const row = await tx.one(lock ? query.forUpdate() : query);
  if (!row) return undefined;
  // a statement of its own: it sees where the caller went while this one waited for the lock
  const [own] = await listSeats(tx, row.courseId, [context.caller.userId]);
  return { ...row, name: row.name, ownGroupId: own?.courseGroupId ?? null };
}

export interface LockedGroup {
  courseGroupId: number;
  name: Localized;
  capacity: number | null;
  memberCount: number;
}

/** The groups of a course (or some of them), whose seats nobody else changes until the transaction ends. */
export async function lockGroups(tx: Tx, courseId: number, courseGroupIds?: readonly number[]): Promise<LockedGroup[]> {
  const ofCourse = groups().where('g.course_id', '=', courseId);
  const query = courseGroupIds ? ofCourse.where('g.course_group_id', 'in', [...courseGroupIds]) : ofCourse;
  const rows = await tx.all(query.orderBy('g.course_group_id').forUpdate());
  // counted after the lock is held: who came first is seen
  const counts = await tx.all(
    db
      .selectFrom('course_group_members')
      .select(['course_group_id', sql<number>`count(*)::int`.as('count')])
      .where('course_id', '=', courseId)
      .groupBy('course_group_id'),
  );
  const countOf = new Map(counts.map((row) => [row.course_group_id, row.count]));
  return rows.map(({ courseGroupId, name, capacity }) => ({
    courseGroupId,
    name,
    capacity,
    memberCount: countOf.get(courseGroupId) ?? 0,
  }));
}

export interface Seat {
  userId: number;
  courseGroupId: number;
}

/** Where learners of a course are. */
export const listSeats = (tx: Tx, courseId: number, userIds: readonly number[]): Promise<Seat[]> =>
  tx.all(
    db
      .selectFrom('course_group_members')
      .select(['user_id as userId', 'course_group_id as courseGroupId'])
      .where('course_id', '=', courseId)
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
      .orderBy('user_id'),
  );

const ownGroups = statement(({ userId, courseIds }: { userId: number; courseIds: readonly number[] }) =>
  db
    .selectFrom('course_group_members')
    .select('course_group_id as courseGroupId')
    .where('user_id', '=', userId)
    .where(isAmong('course_id', courseIds)),
);

/** The groups that somebody is in, in some courses. */
export async function findOwnGroupIds(
  tx: Tx,
  userId: number,
  courseIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx.all(ownGroups({ userId, courseIds }));
  return new Set(rows.map(({ courseGroupId }) => courseGroupId));
}

export async function listMemberIds(tx: Tx, courseGroupId: number): Promise<number[]> {
  const rows = await tx.all(
    db.selectFrom('course_group_members').select('user_id').where('course_group_id', '=', courseGroupId),
  );
  return rows.map((row) => row.user_id);
}

export interface GroupSettings {
  name: Localized;
  capacity: number | null;
  isOpen: boolean;
}

/** Answers the ids in the order of the settings. */
export async function insertGroups(
  tx: Tx,
  courseId: number,
  settings: readonly GroupSettings[],
  now: Date,
): Promise<number[]> {
  const rows = await tx.all(
    db
      .insertInto('course_groups')
      .values(
        settings.map(({ name, capacity, isOpen }) => ({
          course_id: courseId,
          name: json(name),
          capacity,
          is_open: isOpen,
          created_at: now,
        })),
      )
      .returning('course_group_id'),
  );
  return rows.map((row) => row.course_group_id);
}

export async function countGroups(tx: Tx, courseId: number): Promise<number> {
  const row = await tx.one(
    db.selectFrom('course_groups').select(sql<number>`count(*)::int`.as('count')).where('course_id', '=', courseId),
  );
  return row!.count;
}

/** Saves what changed if nobody else saved since `version`; answers whether it did. */
export async function updateGroup(
  tx: Tx,
  courseGroupId: number,
  { name, capacity, isOpen, version }: Partial<GroupSettings> & { version: number },
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('course_groups')
      .set({
        ...(name === undefined ? {} : { name: json(name) }),
        ...(capacity === undefined ? {} : { capacity }),
        ...(isOpen === undefined ? {} : { is_open: isOpen }),
        version: version + 1,
      })
      .where('course_group_id', '=', courseGroupId)
      .where('version', '=', version),
  );
  return touched === 1;
}

export async function deleteGroup(tx: Tx, courseGroupId: number): Promise<void> {
  await tx.run(db.deleteFrom('course_groups').where('course_group_id', '=', courseGroupId));
}

/** Puts learners into a group, out of any other one of the course. */
export async function upsertMembers(
  tx: Tx,
  { courseId, courseGroupId }: { courseId: number; courseGroupId: number },
  userIds: readonly number[],
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  await tx.run(
    db
      .insertInto('course_group_members')
      .values(
        [...userIds]
          .sort((one, other) => one - other)
          .map((userId) => ({
            course_group_id: courseGroupId,
            course_id: courseId,
            user_id: userId,
            joined_at: now,
          })),
      )
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'course_id', 'user_id']).doUpdateSet({
          course_group_id: courseGroupId,
          joined_at: now,
        }),
      ),
  );
}

/** Takes learners out of their groups; answers where they were. */
export const deleteMembers = (tx: Tx, courseId: number, userIds: readonly number[]): Promise<Seat[]> =>
  tx.all(
    db
      .deleteFrom('course_group_members')
      .where('course_id', '=', courseId)
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
      .returning(['user_id as userId', 'course_group_id as courseGroupId']),
  );

/** Those of some groups that the course has. */
export async function groupsOfCourse(tx: Tx, courseId: number, courseGroupIds: readonly number[]): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('course_groups')
      .select('course_group_id')
      .where('course_id', '=', courseId)
      .where(sql<boolean>`course_group_id = any(${[...courseGroupIds]}::bigint[])`)
      .orderBy('course_group_id'),
  );
  return rows.map((row) => row.course_group_id);
}
