import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { type DrawableSection, readDrawableSections } from './exam-candidates.reads.ts';
import { accessExam } from './exams.access.ts';
import type { ExamEditing, ExamListQuery, ExamSummary } from './exams.schemas.ts';

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
        sql<number>`(select count(*)::int from exam_sections s where s.organization_id = e.organization_id and s.exam_id = e.exam_id)`.as(
          'sections',
        ),
        sql<number>`(select coalesce(sum(d.take), 0)::int from exam_draws d join exam_sections s using (organization_id, exam_section_id)
          where s.organization_id = e.organization_id and s.exam_id = e.exam_id)`.as('questions'),
        sql<
          number[]
        >`array(select h.course_subsection_id from subsection_exams h where h.organization_id = e.organization_id and h.exam_id = e.exam_id order by 1)`.as(
          'held_in',
        ),
      ])
      .where('e.organization_id', '=', context.organizationId)
      .where('e.course_id', '=', courseId)
      .where(
        sql<boolean>`(${search ?? ''}::text = '' or fold_search(coalesce(e.title ->> 'en', '') || ' ' || coalesce(e.title ->> 'ar', '')) like containing(fold_search(${search ?? ''})))`,
      )
      .orderBy('e.updated_at', 'desc')
      .orderBy('e.exam_id', 'desc')
      .offset(skip)
      .limit(take),
  );
  return {
    total: rows[0]?.total ?? 0,
    data: rows.map((row) => ({
      examId: row.exam_id,
      title: row.title as Title,
      sectionCount: row.sections,
      questionCount: row.questions,
      heldIn: row.held_in,
      version: row.version,
      updatedAt: row.updated_at.toISOString(),
    })),
  };
}

/** An exam with all that its editors may change. */
export async function readExamForEditing(context: MemberContext, tx: Tx, examId: number): Promise<ExamEditing> {
  const { exam } = await accessExam(context, tx, examId);
  const sections = await readDrawableSections(context, tx, examId);
  const names = await readFixedQuestions(context, tx, sections);
  return {
    examId,
    courseId: exam.course_id,
    title: exam.title as Localized,
    instructions: exam.instructions as Localized,
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
        questionName: names.get(questionId ?? 0)?.name ?? null,
        questionType: names.get(questionId ?? 0)?.type ?? null,
        candidateCount: candidates.length,
      })),
    })),
  };
}

async function readFixedQuestions(context: MemberContext, tx: Tx, sections: readonly DrawableSection[]) {
  const ids = sections.flatMap(({ draws }) => draws.flatMap(({ questionId }) => questionId ?? []));
  if (ids.length === 0) return new Map<number, { name: string; type: string }>();
  const rows = await tx.all(
    db
      .selectFrom('questions as q')
      .innerJoin('question_versions as v', (join) =>
        join
          .onRef('v.organization_id', '=', 'q.organization_id')
          .onRef('v.question_id', '=', 'q.question_id')
          .onRef('v.version', '=', 'q.current_version'),
      )
      .select(['q.question_id', 'v.name', 'v.type'])
      .where('q.organization_id', '=', context.organizationId)
      .where(sql<boolean>`q.question_id = any(${ids}::bigint[])`),
  );
  return new Map(rows.map(({ question_id: id, name, type }) => [id, { name, type }]));
}
