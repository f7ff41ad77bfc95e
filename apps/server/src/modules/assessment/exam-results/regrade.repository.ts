import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { askedQuestions } from '../exam-attempts/exam-attempts.public.ts';

/** Where a question was asked in an exam, with its mark. RUNNING: has none yet. */
export const findAsked = (tx: Tx, subsectionExamId: number, questionId: number) =>
  tx.all(
    askedQuestions()
      .innerJoin('sat_exams as t', 't.exam_attempt_id', 'q.exam_attempt_id')
      .leftJoin('exam_marks as m', (join) =>
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

/** What people gave for a question before something else took its place: their score, null while two differ. */
export const findPersonsMarks = (tx: Tx, subsectionExamId: number, questionId: number) =>
  tx.all(
    db
      .selectFrom('exam_mark_history as c')
      .innerJoin('asked_questions as q', (join) =>
        join.onRef('q.exam_attempt_id', '=', 'c.exam_attempt_id').onRef('q.position', '=', 'c.position'),
      )
      .innerJoin('sat_exams as t', 't.exam_attempt_id', 'c.exam_attempt_id')
      .distinctOn(['c.exam_attempt_id', 'c.position'])
      .select(['c.exam_attempt_id as examAttemptId', 'c.position', 'c.new_score as score'])
      .where('c.source', '=', 'MARKER')
      .where('t.course_subsection_id', '=', subsectionExamId)
      .where('q.question_id', '=', questionId)
      .orderBy('c.exam_attempt_id')
      .orderBy('c.position')
      .orderBy('c.mark_change_id', 'desc'),
  );
