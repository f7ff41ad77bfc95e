import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';
import type { Draw, ExamChange, Section } from './exams.schemas.ts';

export const findExam = (tx: Tx, examId: number) =>
  tx.one(db.selectFrom('exams').selectAll().where('exam_id', '=', examId));

export const listExamsOf = (tx: Tx, courseId: number) =>
  tx.all(db.selectFrom('exams').selectAll().where('course_id', '=', courseId).orderBy('exam_id'));

export async function insertExam(
  tx: Tx,
  exam: { courseId: number; title: object; instructions: object; createdBy: number; now: Date },
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('exams')
      .values({
        course_id: exam.courseId,
        title: json(exam.title),
        instructions: json(exam.instructions),
        created_by: exam.createdBy,
        created_at: exam.now,
        updated_at: exam.now,
      })
      .returning('exam_id'),
  );
  return row!.exam_id;
}

/** Saves title and instructions if nobody else saved since `version`; answers whether it did. */
export async function updateExam(
  tx: Tx,
  examId: number,
  { title, instructions, version }: Omit<ExamChange, 'sections'>,
  now: Date,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('exams')
      .set({ title: json(title), instructions: json(instructions), version: version + 1, updated_at: now })
      .where('exam_id', '=', examId)
      .where('version', '=', version),
  );
  return touched === 1;
}

export async function deleteExam(tx: Tx, examId: number): Promise<void> {
  await tx.run(db.deleteFrom('exams').where('exam_id', '=', examId));
}

/** Writes sections and draws anew; attempts keep what they were given. */
export async function replaceSections(tx: Tx, examId: number, sections: readonly Section[]): Promise<void> {
  await tx.run(db.deleteFrom('exam_sections').where('exam_id', '=', examId));
  if (sections.length === 0) return;
  const rows = await tx.all(
    db
      .insertInto('exam_sections')
      .values(
        sections.map((section, position) => ({
          exam_id: examId,
          position,
          title: json(section.title),
          navigation: section.navigation,
          is_shuffled: section.isShuffled,
          shuffles_choices: section.shufflesChoices,
        })),
      )
      .returning(['exam_section_id', 'position']),
  );
  const draws = rows.flatMap(({ exam_section_id: sectionId, position }) =>
    (sections[position]?.draws ?? []).map((draw, index) => drawRow(sectionId, index, draw)),
  );
  if (draws.length > 0) await tx.run(db.insertInto('exam_draws').values(draws));
}

const drawRow = (examSectionId: number, position: number, draw: Draw) => ({
  exam_section_id: examSectionId,
  position,
  question_id: draw.questionId,
  question_category_id: draw.questionCategoryId,
  tags: draw.tags,
  difficulty: draw.difficulty,
  take: draw.take,
  marks: draw.marks,
});

/** Is the exam held anywhere? */
export async function isHeld(tx: Tx, examId: number): Promise<boolean> {
  const row = await tx.one(
    db.selectFrom('subsection_exams').select(sql<number>`1`.as('one')).where('exam_id', '=', examId).limit(1),
  );
  return row !== undefined;
}

/** Which of these questions the organisation has. */
export async function knownQuestions(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx.all(
    db
      .selectFrom('questions')
      .select('question_id as id')
      .where(sql<boolean>`question_id = any(${[...ids]}::bigint[])`),
  );
  return new Set(rows.map(({ id }) => id));
}

export async function knownCategories(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx.all(
    db
      .selectFrom('question_categories')
      .select('question_category_id as id')
      .where(sql<boolean>`question_category_id = any(${[...ids]}::bigint[])`),
  );
  return new Set(rows.map(({ id }) => id));
}
