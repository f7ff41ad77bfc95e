import type { RequestContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessCourse, type CourseDetail, enrolmentState } from '../courses/courses.public.ts';
import { outlineAhead, readOutline } from '../progress/progress.public.ts';
import { type CardView, cardQuery, cardsOf, viewOf } from './course-cards.reads.ts';

type Localized = CourseDetail['title'];

const detailOf = statement((value: CardView & { courseId: number }) =>
  cardQuery(value)
    .select([
      'c.description',
      'c.outcomes',
      'c.requirements',
      'c.audience',
      'c.passing_criteria',
      'c.is_certificate_issued_manually',
      'c.published_at',
      'c.updated_at',
    ])
    .where('c.course_id', '=', value.courseId),
);

/** The overview of a course: everything that a visitor may read before enrolling. */
export async function readCourseDetail(context: RequestContext, courseId: number): Promise<CourseDetail> {
  // in one go; what the caller may not see is dropped
  const [access, row, outline] = await reading(context, (tx) =>
    Promise.all([
      accessCourse(context, tx, courseId, 'see'),
      tx.one(detailOf({ ...viewOf(context), courseId })),
      readOutline(context, tx, courseId),
    ]),
  );
  const [card] = row ? await cardsOf(context, [row]) : [];
  if (!row || !card) throw notFound();
  const { abilities, course } = access;
  const sections = await outlineAhead(context, access, outline);
  return {
    ...card,
    // who edits it is shown lessons that its card doesn't count
    subsectionCount: sections.reduce((sum, { subsections }) => sum + subsections.length, 0),
    description: row.description as Localized,
    outcomes: row.outcomes as Localized[],
    requirements: row.requirements as Localized[],
    audience: row.audience as Localized[],
    sections,
    passingCriteria: row.passing_criteria as CourseDetail['passingCriteria'],
    isCertificateIssuedManually: row.is_certificate_issued_manually,
    enrolmentState: enrolmentState(context, course),
    enrollsFrom: course.enrollsFrom?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    abilities,
  };
}
