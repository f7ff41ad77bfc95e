import { type RawBuilder, sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';

export interface ScoredAttempt {
  examAttemptId: number;
  subsectionExamId: number;
  courseId: number;
  userId: number;
  isPreview: boolean;
  isMarked: boolean;
}

/** A table with what attempts come to: `id` and `score`, which is null as long as an answer waits for its mark. */
export type AttemptTotals = RawBuilder<{ id: number; score: string | null }>;

/** Writes down what finished attempts come to now. Answers the attempts whose score has changed. */
export function writeScores(
  { organizationId }: Tenant,
  tx: Tx,
  totals: AttemptTotals,
  now: Date,
): Promise<ScoredAttempt[]> {
  return tx.all(
    db
      .updateTable('exam_attempts as a')
      .from(totals.as('t'))
      .set({
        score: sql<string>`t.score`,
        marked_at: sql<Date>`case when t.score is null then null else ${now}::timestamptz end`,
      })
      .where('a.organization_id', '=', organizationId)
      .whereRef('a.exam_attempt_id', '=', 't.id')
      .where('a.state', 'in', ['SUBMITTED', 'EXPIRED'])
      .where(sql<boolean>`a.score is distinct from t.score`)
      .returning([
        'a.exam_attempt_id as examAttemptId',
        'a.course_subsection_id as subsectionExamId',
        'a.course_id as courseId',
        'a.user_id as userId',
        'a.is_preview as isPreview',
        sql<boolean>`a.marked_at is not null`.as('isMarked'),
      ]),
  );
}

/** Exams in which a learner hasn't been told yet of a score that is there. */
export async function findUntold({ organizationId }: Tenant, tx: Tx): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('exam_attempts')
      .select('course_subsection_id')
      .distinct()
      .where('organization_id', '=', organizationId)
      .where('marked_at', 'is not', null)
      .where('score_told_at', 'is', null)
      .where('is_preview', '=', false),
  );
  return rows.map((row) => row.course_subsection_id);
}

/** Notes that the learners of an exam are told of their scores, and answers which attempts they are. */
export const markTold = ({ organizationId }: Tenant, tx: Tx, courseSubsectionId: number, now: Date) =>
  tx.all(
    db
      .updateTable('exam_attempts')
      .set({ score_told_at: now })
      .where('organization_id', '=', organizationId)
      .where('course_subsection_id', '=', courseSubsectionId)
      .where('marked_at', 'is not', null)
      .where('score_told_at', 'is', null)
      .where('is_preview', '=', false)
      .returning(['exam_attempt_id as examAttemptId', 'course_id as courseId', 'user_id as userId']),
  );
