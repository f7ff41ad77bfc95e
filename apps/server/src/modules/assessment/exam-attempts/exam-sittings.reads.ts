import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/problem.ts';
import { type ExamSittings, lockExamsOfLessons } from '../scheduled-exams/scheduled-exams.public.ts';

/** What the rules of an exam ask about its attempts. */
export const sittingReads: Omit<ExamSittings, 'moveDeadlines'> = {
  async countAttempts(tx, courseSubsectionId) {
    const row = await tx.one(
      db
        .selectFrom('exam_attempts')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('course_subsection_id', '=', courseSubsectionId)
        .where('is_preview', '=', false),
    );
    return row?.count ?? 0;
  },
  async sittingsOf(tx, courseSubsectionId, userIds) {
    const rows = await tx.all(
      db
        .selectFrom('exam_attempts')
        .select(['user_id', sql<number>`count(*)::int`.as('used')])
        .select([
          sql<boolean>`bool_or(state = 'RUNNING')`.as('is_running'),
          sql<Date | null>`max(deadline) filter (where state = 'RUNNING')`.as('running_deadline'),
        ])
        .where('course_subsection_id', '=', courseSubsectionId)
        .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
        .where('is_preview', '=', false)
        .groupBy('user_id'),
    );
    return new Map(
      rows.map((row) => [
        row.user_id,
        { attemptsUsed: row.used, isRunning: row.is_running, runningDeadline: row.running_deadline },
      ]),
    );
  },
};

/** Lessons in which learners have sat an exam stay; nobody begins one in these until the transaction ends. */
export async function requireNoAttempts(
  _: MemberContext,
  tx: Tx,
  courseSubsectionIds: readonly number[],
): Promise<void> {
  const subsectionExamIds = await lockExamsOfLessons(tx, courseSubsectionIds);
  if (subsectionExamIds.length === 0) return;
  const attempt = await tx.one(
    db
      .selectFrom('exam_attempts')
      .select('exam_attempt_id')
      .where(sql<boolean>`course_subsection_id = any(${subsectionExamIds}::bigint[])`)
      .where('is_preview', '=', false)
      .limit(1),
  );
  if (attempt) throw new Problem('exam.has-attempts', 409);
}
