import { type Expression, type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

/** Whether the exam that a lesson holds is published, as an expression; null where it holds none. */
export const isExamPublished = (courseSubsectionId: Expression<number>): RawBuilder<boolean | null> =>
  sql`(select e.is_published from subsection_exams e where ${inOrganization('e')} and e.course_subsection_id = ${courseSubsectionId})`;

/** Those of these lessons that hold an exam; nobody begins one in them until the transaction ends. */
export async function lockExamsOfLessons(tx: Tx, courseSubsectionIds: readonly number[]): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('subsection_exams')
      .select('course_subsection_id as id')
      .where(sql<boolean>`course_subsection_id = any(${[...courseSubsectionIds]}::bigint[])`)
      .orderBy('course_subsection_id')
      .forUpdate(),
  );
  return rows.map(({ id }) => id);
}
