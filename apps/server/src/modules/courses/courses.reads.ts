import { sql } from 'kysely';
import type { RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { notFound } from '../../kernel/problem.ts';
import { type MediaReference, mediaColumns, presentMedia } from '../media/media.public.ts';
import { type CardView, cardQuery, presentCard, viewOf } from './course-cards.reads.ts';
import { readOutline } from './course-outline.reads.ts';
import type { CourseAbilities, CourseDetail, CourseEditing } from './courses.schemas.ts';

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

/** A course for its editors. */
export async function readCourseForEditing(
  context: RequestContext,
  tx: Tx,
  courseId: number,
  abilities: CourseAbilities,
): Promise<CourseEditing> {
  const [row, instructors] = await Promise.all([
    tx.one(
      db
        .selectFrom('courses as c')
        .leftJoin('media_files as m', (join) =>
          join.onRef('m.organization_id', '=', 'c.organization_id').onRef('m.media_id', '=', 'c.cover_media_id'),
        )
        .selectAll('c')
        .select(mediaColumns('m').as('cover'))
        .where('c.organization_id', '=', context.organizationId)
        .where('c.course_id', '=', courseId),
    ),
    readInstructors(context, tx, courseId),
  ]);
  if (!row) throw notFound();
  return {
    courseId,
    title: row.title as Localized,
    subtitle: row.subtitle as Localized,
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
    price: { minor: row.price_minor, currency: row.currency },
    durationMinutes: row.duration_minutes,
    isCertificateIssuedManually: row.is_certificate_issued_manually,
    expiresAt: row.expires_at?.toISOString() ?? null,
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
      .innerJoin('members as p', (join) =>
        join.onRef('p.organization_id', '=', 'i.organization_id').onRef('p.user_id', '=', 'i.user_id'),
      )
      .leftJoin('media_files as m', (join) =>
        join.onRef('m.organization_id', '=', 'p.organization_id').onRef('m.media_id', '=', 'p.profile_media_id'),
      )
      .select(['p.user_id', 'p.first_name', 'p.last_name', mediaColumns('m').as('image')])
      .where('i.organization_id', '=', context.organizationId)
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

/** What the catalogue can be filtered by, with how many published courses each choice has. */
export async function readFilterOptions(context: RequestContext, tx: Tx) {
  const published = sql`c.organization_id = ${context.organizationId} and c.status = 'PUBLISHED'`;
  const [categories, types, languages, price] = await Promise.all([
    tx.all(
      db
        .selectFrom('course_categories as k')
        .select(['k.course_category_id as courseCategoryId', 'k.name', 'k.icon', 'k.hue'])
        .select(
          sql<number>`(select count(*)::int from courses c where ${published} and c.course_category_id = k.course_category_id)`.as(
            'count',
          ),
        )
        .where('k.organization_id', '=', context.organizationId)
        .orderBy('k.position')
        .orderBy('k.course_category_id'),
    ),
    tx.all(
      db
        .selectFrom('courses as c')
        .select(['c.learning_type as value', sql<number>`count(*)::int`.as('count')])
        .where(sql<boolean>`${published}`)
        .groupBy('c.learning_type')
        .orderBy('c.learning_type'),
    ),
    readLanguageCounts(context, tx),
    tx.one(
      db
        .selectFrom('courses as c')
        .select([
          sql<number>`coalesce(min(c.price_minor), 0)::bigint`.as('min'),
          sql<number>`coalesce(max(c.price_minor), 0)::bigint`.as('max'),
        ])
        .where(sql<boolean>`${published}`),
    ),
  ]);
  return {
    categories: categories.map((row) => ({ ...row, name: row.name as Localized })),
    learningTypes: types,
    languages,
    price: { min: price?.min ?? 0, max: price?.max ?? 0, currency: context.configuration.currency },
  };
}

const readLanguageCounts = (context: RequestContext, tx: Tx): Promise<{ value: 'en' | 'ar'; count: number }[]> =>
  tx.all(
    db
      .selectFrom(
        sql<{ value: 'en' | 'ar' }>`(select unnest(c.languages) as value from courses c
          where c.organization_id = ${context.organizationId} and c.status = 'PUBLISHED')`.as('l'),
      )
      .select(['l.value', sql<number>`count(*)::int`.as('count')])
      .groupBy('l.value')
      .orderBy('l.value'),
  );

/** A course's cover. */
export const showsCourseCover: MediaReference = ({ organizationId, mediaId }) =>
  sql<boolean>`exists (select from courses where organization_id = ${organizationId} and cover_media_id = ${mediaId})`;
