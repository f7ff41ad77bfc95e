import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { lockExamsOfLessons } from '../subsection-exams/subsection-exams.public.ts';

/** Lessons in which learners have sat an exam stay; nobody begins one in these until the transaction ends. */
export async function demandNoAttempts(
  _: MemberContext,
  tx: Tx,
  courseSubsectionIds: readonly number[],
): Promise<void> {
  const held = await lockExamsOfLessons(tx, courseSubsectionIds);
  if (held.length === 0) return;
  const attempt = await tx.one(
    db
      .selectFrom('exam_attempts')
      .select('exam_attempt_id')
      .where(sql<boolean>`course_subsection_id = any(${held}::bigint[])`)
      .where('is_preview', '=', false)
      .limit(1),
  );
  if (attempt) throw new Problem('exam.has-attempts', 409);
}
