import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { takesLearners } from '../courses/courses.public.ts';

/** One row a person and course: who was told before waits again. */
export async function insertInterest(tx: Tx, courseId: number, userId: number, now: Date): Promise<void> {
  await tx.run(
    db
      .insertInto('course_interests')
      .values({ course_id: courseId, user_id: userId, created_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['organization_id', 'course_id', 'user_id'])
          .doUpdateSet({ created_at: now, told_at: null })
          .where('course_interests.told_at', 'is not', null),
      ),
  );
}

/** Answers whether there was one. */
export async function deleteInterest(tx: Tx, courseId: number, userId: number): Promise<boolean> {
  const touched = await tx.run(
    db.deleteFrom('course_interests').where('course_id', '=', courseId).where('user_id', '=', userId),
  );
  return touched === 1;
}

/** Courses that take learners now and of which people wait to hear that. */
export async function findOpened(tx: Tx, now: Date): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('course_overviews as c')
      .select('c.course_id as id')
      .where(takesLearners(now))
      .where(
        sql<boolean>`exists (select from course_interests i where ${inOrganization('i')} and i.course_id = c.course_id and i.told_at is null)`,
      )
      .orderBy('c.course_id')
      .limit(100),
  );
  return rows.map(({ id }) => id);
}

/** Marks those who wait as told, some hundred at a time; answers who of them doesn't learn in the course yet. */
export async function markTold(
  tx: Tx,
  courseId: number,
  now: Date,
  most: number,
): Promise<{ all: number; toTell: number[] }> {
  const rows = await tx.sql<{ user_id: number; is_learner: boolean }[]>`
    update course_interests i set told_at = ${now}
    where ${inOrganization('i')} and i.course_id = ${courseId} and i.user_id in (
      select w.user_id from course_interests w where ${inOrganization('w')} and w.course_id = ${courseId} and w.told_at is null
      order by w.user_id limit ${most})
    returning i.user_id, exists (select from learners l where ${inOrganization('l')} and l.course_id = i.course_id and l.user_id = i.user_id) as is_learner`;
  return { all: rows.length, toTell: rows.filter((row) => !row.is_learner).map((row) => row.user_id) };
}
