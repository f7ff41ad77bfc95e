import { type Expression, type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import { Problem } from '../../kernel/problem.ts';

/** Whether the exam that a lesson holds is published, as an expression; null where it holds none. */
export const isExamPublished = (courseSubsectionId: Expression<number>): RawBuilder<boolean | null> =>
  sql`(select e.is_published from subsection_exams e where ${ours('e')} and e.course_subsection_id = ${courseSubsectionId})`;

/** Lessons in which learners have sat an exam stay; nobody begins one in these until the transaction ends. */
export async function demandNoAttempts(
  _: MemberContext,
  tx: Tx,
  courseSubsectionIds: readonly number[],
): Promise<void> {
  const held = await tx.all(
    db
      .selectFrom('subsection_exams')
      .select('course_subsection_id as id')
      .where(sql<boolean>`course_subsection_id = any(${[...courseSubsectionIds]}::bigint[])`)
      .orderBy('course_subsection_id')
      .forUpdate(),
  );
  if (held.length === 0) return;
  const attempt = await tx.one(
    db
      .selectFrom('exam_attempts')
      .select('exam_attempt_id')
      .where(sql<boolean>`course_subsection_id = any(${held.map(({ id }) => id)}::bigint[])`)
      .where('is_preview', '=', false)
      .limit(1),
  );
  if (attempt) throw new Problem('exam.has-attempts', 409);
}
