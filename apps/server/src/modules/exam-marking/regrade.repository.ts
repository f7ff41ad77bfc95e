import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { askedQuestions } from '../subsection-exams/subsection-exams.public.ts';

export const findQuestion = (tx: Tx, questionId: number) =>
  tx.one(
    db
      .selectFrom('questions as q')
      .innerJoin('question_versions as v', (join) =>
        join.onRef('v.question_id', '=', 'q.question_id').onRef('v.version', '=', 'q.current_version'),
      )
      .select(['q.current_version as version', 'v.type'])
      .where('q.question_id', '=', questionId),
  );

/** Where a question was asked in an exam, with its mark. RUNNING: has none yet. */
export const findAsked = (tx: Tx, subsectionExamId: number, questionId: number) =>
  tx.all(
    askedQuestions()
      .innerJoin('exam_attempts as t', 't.exam_attempt_id', 'q.exam_attempt_id')
      .leftJoin('answer_marks as m', (join) =>
        join.onRef('m.exam_attempt_id', '=', 'q.exam_attempt_id').onRef('m.position', '=', 'q.position'),
      )
      .select([
        'm.score',
        'm.source',
        't.is_preview as isPreview',
        sql<'FINISHED' | 'RUNNING'>`case when m.position is null then 'RUNNING' else 'FINISHED' end`.as('state'),
      ])
      .where('t.course_subsection_id', '=', subsectionExamId)
      .where('t.state', '<>', 'ABANDONED')
      .where('q.question_id', '=', questionId),
  );

export type MarkedQuestionRow = Awaited<ReturnType<typeof findAsked>>[number];

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

/** What people gave for a question before something else took its place: their score, null while two differ. */
export const findPersonsMarks = (tx: Tx, subsectionExamId: number, questionId: number) =>
  tx.all(
    db
      .selectFrom('mark_changes as c')
      .innerJoin('attempt_questions as q', (join) =>
        join.onRef('q.exam_attempt_id', '=', 'c.exam_attempt_id').onRef('q.position', '=', 'c.position'),
      )
      .innerJoin('exam_attempts as t', 't.exam_attempt_id', 'c.exam_attempt_id')
      .distinctOn(['c.exam_attempt_id', 'c.position'])
      .select(['c.exam_attempt_id as examAttemptId', 'c.position', 'c.new_score as score'])
      .where('c.source', '=', 'MARKER')
      .where('t.course_subsection_id', '=', subsectionExamId)
      .where('q.question_id', '=', questionId)
      .orderBy('c.exam_attempt_id')
      .orderBy('c.position')
      .orderBy('c.mark_change_id', 'desc'),
  );
