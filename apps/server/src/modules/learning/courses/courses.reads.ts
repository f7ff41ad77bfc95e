import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { notFound } from '../../../kernel/problem.ts';
import { coverArt } from '../../organization/covers/covers.public.ts';
import { type MediaReference, mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import type { PricedItemType } from '../item-prices/item-prices.public.ts';
import { accessCourse } from './courses.access.ts';
import type { CourseAbilities, CourseDetail, CourseEditing } from './courses.schemas.ts';

type Localized = CourseDetail['title'];

/** A course for its editors. */
export async function readCourseForEditing(
  context: RequestContext,
  tx: Tx,
  courseId: number,
  abilities: CourseAbilities,
): Promise<CourseEditing> {
  const row = await tx.one(
    db
      .selectFrom('courses as c')
      .leftJoin('media_files as m', 'm.media_id', 'c.cover_media_id')
      .leftJoin('course_category_names as k', 'k.course_category_id', 'c.course_category_id')
      .selectAll('c')
      .select('k.hue')
      .select(mediaColumns('m').as('cover'))
      .where('c.course_id', '=', courseId),
  );
  if (!row) throw notFound();
  const instructors = await readInstructors(context, tx, courseId);
  return {
    courseId,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description as Localized,
    outcomes: row.outcomes as Localized[],
    requirements: row.requirements as Localized[],
    audience: row.audience as Localized[],
    courseCategoryId: row.course_category_id,
    languages: row.languages as ('en' | 'ar')[],
    learningType: row.learning_type,
    level: row.level,
    coverMediaId: row.cover_media_id,
    cover: presentMedia(context, row.cover),
    coverArt: coverArt(context, 'course', courseId, row.hue),
    price: { minor: row.price_minor, currency: row.currency },
    durationMinutes: row.duration_minutes,
    isCertificateIssuedManually: row.is_certificate_issued_manually,
    expiresAt: row.expires_at?.toISOString() ?? null,
    enrollsFrom: row.enrolls_from?.toISOString() ?? null,
    isByInvitation: row.is_by_invitation,
    status: row.status,
    approvalNote: row.approval_note,
    passingCriteria: row.passing_criteria as CourseEditing['passingCriteria'],
    instructors,
    publishedAt: row.published_at?.toISOString() ?? null,
    version: row.version,
    abilities,
  };
}

export async function readInstructors(
  context: RequestContext,
  tx: Tx,
  courseId: number,
): Promise<CourseEditing['instructors']> {
  const rows = await tx.all(
    db
      .selectFrom('course_instructors as i')
      .innerJoin('member_names as p', 'p.user_id', 'i.user_id')
      .leftJoin('media_files as m', 'm.media_id', 'p.profile_media_id')
      .select(['p.user_id', 'p.first_name', 'p.last_name', mediaColumns('m').as('image')])
      .where('i.course_id', '=', courseId)
      .orderBy('i.position'),
  );
  return rows.map((row) => ({
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    image: presentMedia(context, row.image)?.url ?? null,
  }));
}

/** A course's cover. */
export const showsCourseCover: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from courses where ${inOrganization()} and cover_media_id = ${mediaId})`;

/** The categories in their order, with how many published courses each has. */
export async function readCategoryCounts(
  tx: Tx,
): Promise<{ courseCategoryId: number; name: Localized; icon: string; hue: number; count: number }[]> {
  const rows = await tx.all(
    db
      .selectFrom('course_category_names as k')
      .select(['k.course_category_id as courseCategoryId', 'k.name', 'k.icon', 'k.hue'])
      .select(
        sql<number>`(select count(*)::int from courses c where ${inOrganization('c')} and c.status = 'PUBLISHED' and c.course_category_id = k.course_category_id)`.as(
          'count',
        ),
      )
      .orderBy('k.position')
      .orderBy('k.course_category_id'),
  );
  return rows.map((row) => ({ ...row, name: row.name }));
}

/** Published courses. */
export const courseCount = () => sql<number>`
  select count(*)::int from courses where ${inOrganization()} and status = 'PUBLISHED'`;

/** Hours of published courses. */
export const courseHours = () => sql<number>`
  select (coalesce(sum(duration_minutes), 0) / 60)::int from courses where ${inOrganization()} and status = 'PUBLISHED'`;

/** Courses as items with special prices. */
export const pricedCourses: PricedItemType = {
  slug: 'course',
  async accessPricedItem(context, tx, courseId) {
    await accessCourse(context, tx, courseId, 'edit');
    const row = await tx.one(
      db.selectFrom('courses').select(['title', 'price_minor', 'currency']).where('course_id', '=', courseId),
    );
    if (!row) throw notFound();
    return { title: row.title, listMinor: row.price_minor, currency: row.currency };
  },
};
