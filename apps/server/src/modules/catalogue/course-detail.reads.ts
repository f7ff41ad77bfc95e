import type { RequestContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { notFound } from '../../kernel/problem.ts';
import type { CourseDetail } from '../courses/courses.public.ts';
import { readOutline } from '../progress/progress.public.ts';
import { type CardView, cardQuery, presentCard, viewOf } from './course-cards.reads.ts';

type Localized = CourseDetail['title'];

const detailOf = statement((value: CardView & { courseId: number }) =>
  cardQuery(value)
    .select([
      'c.description',
      'c.outcomes',
      'c.requirements',
      'c.audience',
      'c.is_certificate_issued_manually',
      'c.published_at',
      'c.updated_at',
    ])
    .where('c.course_id', '=', value.courseId),
);

/** The overview of a course: everything that a visitor may read before enrolling. */
export async function readCourseDetail(
  context: RequestContext,
  tx: Tx,
  courseId: number,
): Promise<Omit<CourseDetail, 'abilities'>> {
  const [row, sections] = await Promise.all([
    tx.one(detailOf({ ...viewOf(context), courseId })),
    readOutline(context, tx, courseId),
  ]);
  if (!row) throw notFound();
  return {
    ...presentCard(context, row),
    description: row.description as Localized,
    outcomes: row.outcomes as Localized[],
    requirements: row.requirements as Localized[],
    audience: row.audience as Localized[],
    sections,
    isCertificateIssuedManually: row.is_certificate_issued_manually,
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  };
}
