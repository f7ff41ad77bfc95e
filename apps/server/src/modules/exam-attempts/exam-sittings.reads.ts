import { sql } from 'kysely';
import { db } from '../../kernel/database/database.ts';
import type { ExamSittings } from '../subsection-exams/subsection-exams.public.ts';

/** What the rules of an exam ask about its attempts. */
export const sittingReads: Omit<ExamSittings, 'moveDeadlines'> = {
  async countAttempts({ organizationId }, tx, courseSubsectionId) {
    const row = await tx.one(
      db
        .selectFrom('exam_attempts')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('organization_id', '=', organizationId)
        .where('course_subsection_id', '=', courseSubsectionId)
        .where('is_preview', '=', false),
    );
    return row?.count ?? 0;
  },
  async sittingsOf({ organizationId }, tx, courseSubsectionId, userIds) {
    const rows = await tx.all(
      db
        .selectFrom('exam_attempts')
        .select(['user_id', sql<number>`count(*)::int`.as('used')])
        .select([
          sql<boolean>`bool_or(state = 'RUNNING')`.as('is_running'),
          sql<Date | null>`max(deadline) filter (where state = 'RUNNING')`.as('running_deadline'),
        ])
        .where('organization_id', '=', organizationId)
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
