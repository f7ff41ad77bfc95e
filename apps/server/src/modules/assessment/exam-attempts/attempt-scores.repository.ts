import { type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';

/** Asked questions with their answers. */
export const askedQuestions = () =>
  db
    .selectFrom('attempt_questions as q')
    .leftJoin('attempt_answers as a', (join) =>
      join.onRef('a.exam_attempt_id', '=', 'q.exam_attempt_id').onRef('a.position', '=', 'q.position'),
    )
    .select([
      'q.exam_attempt_id as examAttemptId',
      'q.position',
      'q.question_id as questionId',
      'q.version',
      'q.key_version as keyVersion',
      'q.marks',
      'q.negative_marks as negativeMarks',
      'a.answer',
    ])
    .orderBy('q.exam_attempt_id')
    .orderBy('q.position');

/** Marks by the key of another version from now on. */
export async function useKey(
  tx: Tx,
  subsectionExamId: number,
  { questionId, version }: { questionId: number; version: number },
): Promise<void> {
  await tx.run(
    db
      .updateTable('attempt_questions as q')
      .from('exam_attempts as t')
      .set({ key_version: version })
      .whereRef('t.exam_attempt_id', '=', 'q.exam_attempt_id')
      .where('t.course_subsection_id', '=', subsectionExamId)
      .where('q.question_id', '=', questionId),
  );
}

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
export function writeScores(tx: Tx, totals: AttemptTotals, now: Date): Promise<ScoredAttempt[]> {
  return tx.all(
    db
      .updateTable('exam_attempts as a')
      .from(totals.as('t'))
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

/** Exams in which a learner has a score but hasn't been notified of it yet. */
export async function findUnnotified(tx: Tx): Promise<number[]> {
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

/** Records that the learners of an exam are notified of their scores; returns the attempts. */
export const markNotified = (tx: Tx, courseSubsectionId: number, now: Date) =>
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
