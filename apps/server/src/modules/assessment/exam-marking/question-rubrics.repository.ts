import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { upsert } from '../../../kernel/database/upsert.ts';
import { readRubricVersion } from '../../gradebook/rubrics/rubrics.public.ts';
import { questionReviews } from './answer-reviews.repository.ts';
import type { QuestionRubric } from './exam-marking.schemas.ts';

/** By which rubrics the questions of an exam are marked. */
export async function findQuestionRubrics(tx: Tx, subsectionExamId: number): Promise<Map<number, QuestionRubric>> {
  const rows = await tx.all(
    db
      .selectFrom('exam_question_rubrics')
      .select(['question_id', 'rubric_id', 'rubric_version', sql<string>`trim_scale(tolerance)::text`.as('tolerance')])
      .where('course_subsection_id', '=', subsectionExamId),
  );
  const rubrics = new Map<number, QuestionRubric>();
  for (const row of rows) {
    const rubric = await readRubricVersion(tx, row.rubric_id, row.rubric_version);
    if (rubric) rubrics.set(row.question_id, { ...rubric, tolerance: row.tolerance });
  }
  return rubrics;
}

/** Whether somebody has marked an answer to a question of an exam. */
export const isMarkedAlready = async (tx: Tx, subsectionExamId: number, questionId: number) =>
  (await tx.one(questionReviews(subsectionExamId, questionId).select('r.position').limit(1))) !== undefined;

export interface ChosenRubric {
  subsectionExamId: number;
  questionId: number;
  rubricId: number;
  rubricVersion: number;
  tolerance: string;
  by: number;
  now: Date;
}

export async function putQuestionRubric(tx: Tx, chosen: ChosenRubric): Promise<void> {
  const values = {
    rubric_id: chosen.rubricId,
    rubric_version: chosen.rubricVersion,
    tolerance: chosen.tolerance,
    chosen_by: chosen.by,
    chosen_at: chosen.now,
  };
  await tx.run(
    upsert(
      db.insertInto('exam_question_rubrics'),
      { course_subsection_id: chosen.subsectionExamId, question_id: chosen.questionId },
      values,
    ),
  );
}

export const deleteQuestionRubric = (tx: Tx, subsectionExamId: number, questionId: number) =>
  tx.run(
    db
      .deleteFrom('exam_question_rubrics')
      .where('course_subsection_id', '=', subsectionExamId)
      .where('question_id', '=', questionId),
  );
