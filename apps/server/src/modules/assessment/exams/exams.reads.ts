import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { draftedSections, readDrawableSections, readDrawableSectionsOf } from './exam-candidates.reads.ts';
import { contentFindings } from './exam-findings.ts';
import { drawOutlook, examOutlook } from './exam-outlook.ts';
import { findExamPlaces } from './exam-uses.ts';
import { accessExam } from './exams.access.ts';
import type { ExamCheck, ExamDraft, ExamEditing, ExamListQuery, ExamSummary } from './exams.schemas.ts';

type Title = ExamSummary['title'];

/** The exams of a course for its editors, those changed last first. */
export async function listExams(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  { skip = 0, take = 20, search }: ExamListQuery,
): Promise<{ data: ExamSummary[]; total: number }> {
  const rows = await tx.all(
    db
      .selectFrom('exams as e')
      .select(['e.exam_id', 'e.title', 'e.version', 'e.updated_at'])
      .select([
        sql<number>`count(*) over ()::int`.as('total'),
        sql<number>`(select count(*)::int from exam_sections s where ${inOrganization('s')} and s.exam_id = e.exam_id)`.as(
          'sections',
        ),
      ])
      .where('e.course_id', '=', courseId)
      .where(
        sql<boolean>`(${search ?? ''}::text = '' or fold_search(coalesce(e.title ->> 'en', '') || ' ' || coalesce(e.title ->> 'ar', '')) like containing(fold_search(${search ?? ''})))`,
      )
      .orderBy('e.updated_at', 'desc')
      .orderBy('e.exam_id', 'desc')
      .offset(skip)
      .limit(take),
  );
  const examIds = rows.map((row) => row.exam_id);
  const sectionsOf = await readDrawableSectionsOf(tx, examIds);
  const heldIn = await readPlaces(context, tx, examIds);
  return {
    total: rows[0]?.total ?? 0,
    data: rows.map((row) => {
      const title = row.title as Title;
      const sections = sectionsOf.get(row.exam_id) ?? [];
      return {
        examId: row.exam_id,
        title,
        sectionCount: row.sections,
        ...examOutlook(sections),
        heldIn: heldIn(row.exam_id),
        findings: contentFindings({ title, sections }),
        version: row.version,
        updatedAt: row.updated_at.toISOString(),
      };
    }),
  };
}

/** Where exams are used, by exam. */
async function readPlaces(context: MemberContext, tx: Tx, examIds: readonly number[]) {
  const places = await findExamPlaces(context, tx, examIds);
  return (examId: number): ExamSummary['heldIn'] =>
    places.filter((place) => place.examId === examId).map(({ examId: _, ...place }) => place);
}

/** What a draft comes to: whether it can be sat, how many questions, what they are worth. */
export async function checkDraft(
  context: MemberContext,
  tx: Tx,
  examId: number,
  { title, sections }: ExamDraft,
): Promise<ExamCheck> {
  await accessExam(context, tx, examId);
  const drawable = await draftedSections(tx, examId, sections);
  return {
    ...examOutlook(drawable),
    findings: contentFindings({ title, sections: drawable }),
    sections: drawable.map(({ draws }) => ({ draws: draws.map(drawOutlook) })),
  };
}

/** An exam with all that its editors may change. */
export async function readExamForEditing(context: MemberContext, tx: Tx, examId: number): Promise<ExamEditing> {
  const { exam } = await accessExam(context, tx, examId);
  const sections = await readDrawableSections(tx, examId);
  const heldIn = await readPlaces(context, tx, [examId]);
  return {
    examId,
    courseId: exam.course_id,
    title: exam.title,
    instructions: exam.instructions as Localized,
    heldIn: heldIn(examId),
    version: exam.version,
    updatedAt: exam.updated_at.toISOString(),
    sections: sections.map(({ title, navigation, isShuffled, shufflesChoices, draws }) => ({
      title,
      navigation,
      isShuffled,
      shufflesChoices,
      draws: draws.map(({ questionId, questionCategoryId, tags, difficulty, take, marks, candidates }) => ({
        questionId,
        questionCategoryId,
        tags,
        difficulty,
        take,
        marks,
        questionName: questionId === null ? null : (candidates[0]?.name ?? null),
        questionType: questionId === null ? null : (candidates[0]?.type ?? null),
        candidateCount: candidates.length,
      })),
    })),
  };
}
