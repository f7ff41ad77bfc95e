import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';

/** Who may lead lectures of a course: those who teach it and who made it. */
export const listTeachers = (tx: Tx, courseId: number) =>
  tx.all(
    db
      .selectFrom('course_overviews as c')
      .leftJoin('course_teachers as i', 'i.course_id', 'c.course_id')
      .innerJoin('member_names as m', (join) =>
        join.on(sql<boolean>`m.user_id = i.user_id or m.user_id = c.created_by`),
      )
      .select(['m.user_id as userId', 'm.first_name as firstName', 'm.last_name as lastName'])
      .distinct()
      .where('c.course_id', '=', courseId)
      .orderBy('m.first_name')
      .orderBy('m.user_id'),
  );

/** Some people by their numbers. */
export async function findPeople(tx: Tx, userIds: readonly number[]) {
  if (userIds.length === 0) return [];
  return tx.all(
    db
      .selectFrom('member_names as m')
      .select(['m.user_id as userId', 'm.first_name as firstName', 'm.last_name as lastName'])
      .where(sql<boolean>`m.user_id = any(${[...userIds]}::bigint[])`)
      .orderBy('m.first_name')
      .orderBy('m.user_id'),
  );
}
