import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { listedCourses } from '../../learning/courses/courses.public.ts';
import { coverArt } from '../../organization/covers/covers.public.ts';
import { type MediaRef, mediaColumns, presentMedia } from '../../organization/media/media.public.ts';

const pages = (courseIds: readonly number[]) =>
  db
    .selectFrom('course_overviews as c')
    .leftJoin('media_files as m', 'm.media_id', 'c.cover_media_id')
    .select(['c.course_id as courseId', 'c.category_hue as categoryHue', mediaColumns('m').as('cover')])
    .where('c.course_id', 'in', [...courseIds]);

interface PageRow {
  courseId: number;
  categoryHue: number | null;
  cover: Parameters<typeof presentMedia>[1];
}

export const presentPage = (context: RequestContext, { courseId, categoryHue, cover }: PageRow) => ({
  itemId: courseId,
  pageId: courseId,
  cover: presentMedia(context, cover) as MediaRef | null,
  coverArt: coverArt(context, 'course', courseId, categoryHue),
});

export const findCoursePages = async (context: RequestContext, tx: Tx, courseIds: readonly number[]) =>
  (await tx.all(pages(courseIds))).map((row) => presentPage(context, row));

/** Courses with a price that the caller may see. */
export async function findCoursesOfSeats(context: RequestContext, tx: Tx, courseIds: readonly number[]) {
  const rows = await tx.all(
    pages(courseIds)
      .select(['c.title', 'c.price_minor as listMinor', 'c.currency', 'c.status', 'c.expires_at as expiresAt'])
      .select(['c.course_category_id as courseCategoryId', 'c.enrolls_from as enrollsFrom'])
      .select('c.is_by_invitation as isByInvitation')
      .where('c.price_minor', '>', 0)
      .where(listedCourses(context)),
  );
  return rows.map(({ courseId, categoryHue, cover, ...course }) => ({
    ...presentPage(context, { courseId, categoryHue, cover }),
    ...course,
  }));
}

export type CourseOfSeats = Awaited<ReturnType<typeof findCoursesOfSeats>>[number];
