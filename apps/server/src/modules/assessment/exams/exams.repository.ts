import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
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

/** How the sections of an exam are gone through and how many questions each asks, in their order. */
export const listSectionSizes = (tx: Tx, examId: number) =>
  tx.all(
    db
      .selectFrom('exam_sections as s')
      .select([
        's.navigation',
        sql<number>`(select coalesce(sum(d.take), 0)::int from exam_draws d where ${inOrganization('d')}
          and d.exam_section_id = s.exam_section_id)`.as('count'),
      ])
      .where('s.exam_id', '=', examId)
      .orderBy('s.position'),
  );

/** What all papers of an exam are worth; null where they differ by what is drawn. */
export async function findExamWorth(tx: Tx, examId: number): Promise<string | null> {
  const row = await tx.one(
    db
      .selectFrom('exam_draws as d')
      .innerJoin('exam_sections as s', 's.exam_section_id', 'd.exam_section_id')
      .leftJoin('bank_versions as v', (join) =>
        join.onRef('v.question_id', '=', 'd.question_id').on(
          'v.version',
          '=',
          // the newest one that is ready, else the newest
          sql<number>`(select coalesce(max(r.version) filter (where r.is_ready), max(r.version)) from bank_versions r
              where ${inOrganization('r')} and r.question_id = d.question_id)`,
        ),
      )
      .select(
        sql<string | null>`case when bool_and(coalesce(d.marks, v.marks) is not null)
          then trim_scale(sum(d.take * coalesce(d.marks, v.marks)))::text end`.as('marks'),
      )
      .where('s.exam_id', '=', examId),
  );
  return row?.marks ?? null;
}

/** The questions that an exam asks of everybody, in their order. */
export async function listFixedQuestions(tx: Tx, examId: number): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('exam_sections as s')
      .innerJoin('exam_draws as d', 'd.exam_section_id', 's.exam_section_id')
      .select('d.question_id')
      .where('s.exam_id', '=', examId)
      .orderBy('s.position')
      .orderBy('d.position'),
  );
  return rows.flatMap(({ question_id: questionId }) => questionId ?? []);
}

/** The questions that the exams of a course ask of everybody, each once, exam by exam in their order. */
export async function listFixedQuestionsOf(tx: Tx, courseId: number): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('exams as e')
      .innerJoin('exam_sections as s', 's.exam_id', 'e.exam_id')
      .innerJoin('exam_draws as d', 'd.exam_section_id', 's.exam_section_id')
      .select('d.question_id')
      .where('e.course_id', '=', courseId)
      .orderBy('e.exam_id')
      .orderBy('s.position')
      .orderBy('d.position'),
  );
  return [...new Set(rows.flatMap(({ question_id: questionId }) => questionId ?? []))];
}

/** The exam goes by the title of its lesson from now on. Nothing of what is being written of it elsewhere is overtaken. */
export async function renameExam(tx: Tx, examId: number, title: object): Promise<void> {
  await tx.run(
    db
      .updateTable('exams')
      .set({ title: json(title) })
      .where('exam_id', '=', examId),
  );
}

/** Of these exams those that ask nothing. */
export async function examsWithoutQuestions(tx: Tx, examIds: readonly number[]): Promise<number[]> {
  const rows = await tx.sql<{ id: number }[]>`
    select e.exam_id as id from exams e where ${inOrganization('e')} and e.exam_id = any(${[...examIds]}::bigint[])
      and not exists (select from exam_sections s join exam_draws d on ${inOrganization('d')} and d.exam_section_id = s.exam_section_id
        where ${inOrganization('s')} and s.exam_id = e.exam_id)
    order by e.exam_id`;
  return rows.map(({ id }) => id);
}
