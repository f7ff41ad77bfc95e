import { EXPIRED_ITEMS_SHOWN_FOR } from '@sullam/domain/limits.ts';
import { progressFromCounts } from '@sullam/domain/progress.ts';
import { foldedWords } from '@sullam/domain/search-folding.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { type MediaRef, mediaColumns, presentMedia } from '../media/media.public.ts';
import type { CourseCard, CourseListQuery } from './courses.schemas.ts';

const viewerOf = (context: RequestContext): number => (context.caller.kind === 'member' ? context.caller.userId : 0);

/**
 * The columns of a course card, for any query over `courses as c` that joined nothing else. Enrolment, progress and
 * favourite are the viewer's: the caller, unless somebody is named.
 */
export const cardQuery = (context: RequestContext, viewer = viewerOf(context)) => {
  return db
    .selectFrom('courses as c')
    .leftJoin('course_categories as k', (join) =>
      join
        .onRef('k.organization_id', '=', 'c.organization_id')
        .onRef('k.course_category_id', '=', 'c.course_category_id'),
    )
    .leftJoin('media as m', (join) =>
      join.onRef('m.organization_id', '=', 'c.organization_id').onRef('m.media_id', '=', 'c.cover_media_id'),
    )
    .leftJoin('enrollments as n', (join) =>
      join
        .onRef('n.organization_id', '=', 'c.organization_id')
        .onRef('n.course_id', '=', 'c.course_id')
        .on('n.user_id', '=', viewer)
        .on('n.status', '=', 'ACTIVE'),
    )
    .select([
      'c.course_id',
      'c.title',
      'c.subtitle',
      'c.languages',
      'c.learning_type',
      'c.level',
      'c.duration_minutes',
      'c.price_minor',
      'c.currency',
      'c.status',
      'n.enrollment_id',
      'n.completed_at',
      'k.course_category_id',
      'k.name as category_name',
      'k.icon as category_icon',
      'k.hue as category_hue',
    ])
    .select([
      mediaColumns('m').as('cover'),
      sql<{ userId: number; firstName: string; lastName: string; image: ReturnType<typeof Object> | null }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('userId', p.user_id, 'firstName', p.first_name, 'lastName', p.last_name, 'image', ${mediaColumns('pm')}) order by i.position), '[]')
        from course_instructors i
        join members p on p.organization_id = i.organization_id and p.user_id = i.user_id
        left join media pm on pm.organization_id = p.organization_id and pm.media_id = p.profile_media_id
        where i.organization_id = c.organization_id and i.course_id = c.course_id)`.as('instructors'),
      sql<number>`(select count(*)::int from course_subsections s where s.organization_id = c.organization_id and s.course_id = c.course_id)`.as(
        'subsection_count',
      ),
      sql<number>`(select count(*)::int from enrollments e where e.organization_id = c.organization_id and e.course_id = c.course_id and e.status = 'ACTIVE')`.as(
        'enrolled_count',
      ),
      sql<boolean>`exists (select from favorite_courses f where f.organization_id = c.organization_id and f.course_id = c.course_id and f.user_id = ${viewer})`.as(
        'is_favorite',
      ),
      sql<number>`(select count(*)::int from course_subsections s where n.enrollment_id is not null and s.organization_id = c.organization_id and s.course_id = c.course_id and s.is_required)`.as(
        'required_count',
      ),
      sql<number>`(select count(*)::int from finished_subsections d join course_subsections s using (organization_id, course_id, course_subsection_id)
        where n.enrollment_id is not null and d.organization_id = c.organization_id and d.course_id = c.course_id and d.user_id = ${viewer} and s.is_required)`.as(
        'finished_count',
      ),
    ])
    .where('c.organization_id', '=', context.organizationId);
};

type CardRow = Awaited<ReturnType<ReturnType<typeof cardQuery>['execute']>>[number];

/** A row of cardQuery() as it leaves the server. */
export function presentCard(context: RequestContext, row: CardRow): CourseCard {
  const instructors = row.instructors as unknown as {
    userId: number;
    firstName: string;
    lastName: string;
    image: Parameters<typeof presentMedia>[1];
  }[];
  return {
    courseId: row.course_id,
    title: row.title as CourseCard['title'],
    subtitle: row.subtitle as CourseCard['subtitle'],
    category:
      row.course_category_id === null
        ? null
        : {
            courseCategoryId: row.course_category_id,
            name: row.category_name as CourseCard['title'],
            icon: row.category_icon ?? '',
            hue: row.category_hue ?? 0,
          },
    cover: presentMedia(context, row.cover) as MediaRef | null,
    instructors: instructors.map(({ image, ...person }) => ({
      ...person,
      image: presentMedia(context, image)?.url ?? null,
    })),
    languages: row.languages as ('en' | 'ar')[],
    learningType: row.learning_type,
    level: row.level,
    durationMinutes: row.duration_minutes,
    subsectionCount: row.subsection_count,
    enrolledCount: row.enrolled_count,
    price: { minor: row.price_minor, currency: row.currency },
    status: row.status,
    isEnrolled: row.enrollment_id !== null,
    isFavorite: row.is_favorite,
    progressPercent:
      row.enrollment_id === null ? null : progressFromCounts(row.finished_count, row.required_count).percent,
    completedAt: row.completed_at?.toISOString() ?? null,
  };
}

/** What the catalogue's filters mean in SQL. Courses that expired more than 30 days ago are left out. */
function catalogueConditions(context: RequestContext, query: CourseListQuery): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [sql<SqlBool>`c.status = 'PUBLISHED'`];
  const horizon = query.expiryDate
    ? new Date(query.expiryDate)
    : new Date(context.clock.now().getTime() - EXPIRED_ITEMS_SHOWN_FOR);
  conditions.push(sql<SqlBool>`(c.expires_at is null or c.expires_at > ${horizon})`);
  const words = foldedWords(query.search ?? '');
  if (words.length > 0) conditions.push(sql<SqlBool>`c.course_id in (select search_courses(${words}::text[]))`);
  if (query.learningCategories?.length)
    conditions.push(sql<SqlBool>`c.course_category_id = any(${query.learningCategories}::bigint[])`);
  if (query.learningTypes?.length) conditions.push(sql<SqlBool>`c.learning_type = any(${query.learningTypes}::text[])`);
  if (query.languages?.length) conditions.push(sql<SqlBool>`c.languages && ${query.languages}::text[]`);
  if (query.minPrice !== undefined) conditions.push(sql<SqlBool>`c.price_minor >= ${query.minPrice}`);
  if (query.maxPrice !== undefined) conditions.push(sql<SqlBool>`c.price_minor <= ${query.maxPrice}`);
  if (query.isCertificateIssuedManually !== undefined)
    conditions.push(sql<SqlBool>`c.is_certificate_issued_manually = ${query.isCertificateIssuedManually === 1}`);
  if (query.filterOutEnrolledCourses === 1) {
    conditions.push(
      sql<SqlBool>`not exists (select from enrollments x where x.organization_id = c.organization_id and x.course_id = c.course_id and x.user_id = ${viewerOf(context)} and x.status = 'ACTIVE')`,
    );
  }
  return conditions;
}

/** The order of the catalogue. The id breaks ties, so that no course stands on two pages. */
function orderOf(
  context: RequestContext,
  sort: CourseListQuery['sort'],
): { by: ReturnType<typeof sql>; direction: 'asc' | 'desc' } {
  switch (sort) {
    case 'title':
      return {
        by: sql`lower(coalesce(c.title ->> ${sql.lit(context.language)}, c.title ->> 'en', c.title ->> 'ar')) collate "unicode"`,
        direction: 'asc',
      };
    case 'popular':
      return { by: sql`enrolled_count`, direction: 'desc' };
    case 'price-asc':
      return { by: sql`c.price_minor`, direction: 'asc' };
    case 'price-desc':
      return { by: sql`c.price_minor`, direction: 'desc' };
    default:
      return { by: sql`c.published_at`, direction: 'desc' };
  }
}

/** One page of the catalogue as the caller sees it. */
export async function listCatalogue(
  context: RequestContext,
  tx: Tx,
  query: CourseListQuery,
): Promise<{ data: CourseCard[]; total: number }> {
  const conditions = catalogueConditions(context, query);
  const order = orderOf(context, query.sort);
  let cards = cardQuery(context);
  let counting = db
    .selectFrom('courses as c')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('c.organization_id', '=', context.organizationId);
  for (const condition of conditions) {
    cards = cards.where(condition);
    counting = counting.where(condition);
  }
  const [rows, counted] = await Promise.all([
    tx.all(
      cards
        .orderBy(order.by, order.direction)
        .orderBy('c.course_id', 'desc')
        .offset(query.skip ?? 0)
        .limit(query.take ?? 20),
    ),
    tx.one(counting),
  ]);
  return { data: rows.map((row) => presentCard(context, row)), total: counted?.total ?? 0 };
}
