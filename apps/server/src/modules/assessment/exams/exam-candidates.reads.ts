import type { DrawSection } from '@sullam/domain/exams/draw.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type Candidate, readCandidates } from '../questions/questions.public.ts';
import type { Section } from './exams.schemas.ts';

/** A section as attempts take it over. */
export interface DrawableSection extends Omit<DrawSection, 'draws'> {
  title: Localized;
  navigation: 'FREE' | 'ONE_WAY';
  shufflesChoices: boolean;
  draws: (Omit<DrawSection['draws'][number], 'candidates'> & {
    questionId: number | null;
    questionCategoryId: number | null;
    tags: string[];
    difficulty: number | null;
    /** Instead of the question's own. */
    marks: string | null;
    candidates: readonly Candidate[];
  })[];
}

/** Who teaches with an exam: its author and those who teach its course. */
const teachersOfExam = (examId: RawBuilder<unknown>) =>
  sql<number[]>`array(
    select e.created_by from exams e where ${inOrganization('e')} and e.exam_id = ${examId}
    union select t.user_id from course_teachers t join exams e on ${inOrganization('e')} and e.course_id = t.course_id
      where ${inOrganization('t')} and e.exam_id = ${examId})::bigint[]`;

const readDraws = (tx: Tx, examIds: readonly number[]) =>
  tx.all(
    db
      .selectFrom('exam_draws as d')
      .innerJoin('exam_sections as s', 's.exam_section_id', 'd.exam_section_id')
      .selectAll('d')
      .select(teachersOfExam(sql.ref('s.exam_id')).as('owner_ids'))
      .where(sql<boolean>`s.exam_id = any(${[...examIds]}::bigint[])`)
      .orderBy('s.position')
      .orderBy('d.position'),
  );

/** Sections and draws of an exam in their order, with every question that fits a draw now, in the version that is asked. */
export async function readDrawableSections(tx: Tx, examId: number): Promise<DrawableSection[]> {
  return (await readDrawableSectionsOf(tx, [examId])).get(examId) ?? [];
}

/** The same of several exams. */
export async function readDrawableSectionsOf(
  tx: Tx,
  examIds: readonly number[],
): Promise<Map<number, DrawableSection[]>> {
  const sections = await tx.all(
    db
      .selectFrom('exam_sections')
      .selectAll()
      .where(sql<boolean>`exam_id = any(${[...examIds]}::bigint[])`)
      .orderBy('position'),
  );
  const draws = await readDraws(tx, examIds);
  const fits = await readCandidates(tx, draws);
  const result = new Map<number, DrawableSection[]>(examIds.map((examId) => [examId, []]));
  for (const section of sections)
    result.get(section.exam_id)?.push({
      examSectionId: section.exam_section_id,
      title: section.title,
      navigation: section.navigation,
      isShuffled: section.is_shuffled,
      shufflesChoices: section.shuffles_choices,
      draws: draws
        .filter((draw) => draw.exam_section_id === section.exam_section_id)
        .map((draw) => ({
          examDrawId: draw.exam_draw_id,
          questionId: draw.question_id,
          questionCategoryId: draw.question_category_id,
          tags: draw.tags,
          difficulty: draw.difficulty,
          take: draw.take,
          marks: draw.marks,
          candidates: fits(draw.exam_draw_id),
        })),
    });
  return result;
}

/** Of these questions those that the exams ask or may draw. */
export async function findAskedQuestions(
  tx: Tx,
  examIds: readonly number[],
  questionIds: readonly number[],
): Promise<number[]> {
  const draws = await readDraws(tx, examIds);
  const fits = await readCandidates(tx, draws, questionIds);
  const asked = draws.flatMap((draw) => fits(draw.exam_draw_id).map(({ questionId }) => questionId));
  return [...new Set(asked)];
}

/** Sections as they are being written, with what fits their draws now. */
export async function draftedSections(
  tx: Tx,
  examId: number,
  sections: readonly Section[],
): Promise<DrawableSection[]> {
  const teachers = await tx.one(
    db
      .selectFrom('exams as x')
      .select(teachersOfExam(sql.ref('x.exam_id')).as('ids'))
      .where('x.exam_id', '=', examId),
  );
  let last = 0;
  const numbered = sections.map((section, at) => ({
    ...section,
    examSectionId: at,
    draws: section.draws.map((draw) => {
      last += 1;
      return { ...draw, examDrawId: last };
    }),
  }));
  const fits = await readCandidates(
    tx,
    numbered
      .flatMap(({ draws }) => draws)
      .map((draw) => ({
        exam_draw_id: draw.examDrawId,
        question_id: draw.questionId,
        question_category_id: draw.questionCategoryId,
        tags: draw.tags,
        difficulty: draw.difficulty,
        owner_ids: teachers?.ids ?? [],
      })),
  );
  return numbered.map((section) => ({
    ...section,
    draws: section.draws.map((draw) => ({ ...draw, candidates: fits(draw.examDrawId) })),
  }));
}
