import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';

export interface ScoredAttempt {
  examAttemptId: number;
  subsectionExamId: number;
  courseId: number;
  userId: number;
  isPreview: boolean;
  isMarked: boolean;
}

/**
 * Sums up the marks of finished attempts, exactly and once, never below zero. Without every mark there is no score.
 * Answers the attempts whose score has changed.
 */
export function settleScores(tx: Tx, examAttemptIds: readonly number[], now: Date): Promise<ScoredAttempt[]> {
  return tx.all(
    db
      .updateTable('exam_attempts as a')
      .from(
        sql<{ id: number; score: string | null }>`(
          select m.exam_attempt_id as id,
            case when bool_and(m.score is not null) then greatest(0, round(sum(m.score), 6)) end as score
          from answer_marks m where ${ours('m')} and m.exam_attempt_id = any(${[...examAttemptIds]}::bigint[])
          group by 1)`.as('t'),
      )
      .set({
        score: sql<string>`t.score`,
        marked_at: sql<Date>`case when t.score is null then null else ${now}::timestamptz end`,
      })
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
export async function findUntold(tx: Tx): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('exam_attempts')
      .select('course_subsection_id')
      .distinct()
      .where('marked_at', 'is not', null)
      .where('score_told_at', 'is', null)
      .where('is_preview', '=', false),
  );
  return rows.map((row) => row.course_subsection_id);
}

/** Notes that the learners of an exam are told of their scores, and answers which attempts they are. */
export const markTold = (tx: Tx, courseSubsectionId: number, now: Date) =>
  tx.all(
    db
      .updateTable('exam_attempts')
      .set({ score_told_at: now })
      .where('course_subsection_id', '=', courseSubsectionId)
      .where('marked_at', 'is not', null)
      .where('score_told_at', 'is', null)
      .where('is_preview', '=', false)
      .returning(['exam_attempt_id as examAttemptId', 'course_id as courseId', 'user_id as userId']),
  );
