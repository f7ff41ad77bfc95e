import { EXPIRED_ITEMS_SHOWN_FOR } from '@sullam/domain/limits.ts';
import { progressFromCounts } from '@sullam/domain/progress.ts';
import { foldedWords } from '@sullam/domain/search-folding.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { shapedStatement } from '../../kernel/database/statement.ts';
import { type MediaRef, mediaColumns, presentMedia } from '../media/media.public.ts';
import type { CourseCard, CourseListQuery } from './courses.schemas.ts';

/** Whose enrolment, progress and favourites a card shows; viewer 0 is a visitor. */
export interface CardView {
  organizationId: number;
  viewerId: number;
}

export const viewOf = ({ organizationId, caller }: RequestContext): CardView => ({
  organizationId,
  viewerId: userIdOf(caller),
});

/** The columns of a course card, for any query over `courses as c` that joined nothing else. */
export const cardQuery = ({ organizationId, viewerId }: CardView) => {
  return db
    .selectFrom('courses as c')
    .leftJoin('course_categories as k', (join) =>
      join
        .onRef('k.organization_id', '=', 'c.organization_id')
        .onRef('k.course_category_id', '=', 'c.course_category_id'),
    )
    .leftJoin('media_files as m', (join) =>
      join.onRef('m.organization_id', '=', 'c.organization_id').onRef('m.media_id', '=', 'c.cover_media_id'),
    )
    .leftJoin('enrollments as n', (join) =>
      join
        .onRef('n.organization_id', '=', 'c.organization_id')
        .onRef('n.course_id', '=', 'c.course_id')
        .on('n.user_id', '=', viewerId)
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
        left join media_files pm on pm.organization_id = p.organization_id and pm.media_id = p.profile_media_id
        where i.organization_id = c.organization_id and i.course_id = c.course_id)`.as('instructors'),
      sql<number>`(select count(*)::int from course_subsections s where s.organization_id = c.organization_id and s.course_id = c.course_id)`.as(
        'subsection_count',
      ),
      sql<number>`(select count(*)::int from enrollments e where e.organization_id = c.organization_id and e.course_id = c.course_id and e.status = 'ACTIVE')`.as(
        'enrolled_count',
      ),
      sql<boolean>`exists (select from favorite_courses f where f.organization_id = c.organization_id and f.course_id = c.course_id and f.user_id = ${viewerId})`.as(
        'is_favorite',
      ),
      sql<number>`(select count(*)::int from course_subsections s where n.enrollment_id is not null and s.organization_id = c.organization_id and s.course_id = c.course_id and s.is_required)`.as(
        'required_count',
      ),
      sql<number>`(select count(*)::int from finished_subsections d join course_subsections s using (organization_id, course_id, course_subsection_id)
        where n.enrollment_id is not null and d.organization_id = c.organization_id and d.course_id = c.course_id and d.user_id = ${viewerId} and s.is_required)`.as(
        'finished_count',
      ),
    ])
    .where('c.organization_id', '=', organizationId);
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

/** Which conditions and which order a list of the catalogue has: what its statement's text depends on. */
interface CatalogueShape {
  isSearched: boolean;
  hasCategories: boolean;
  hasTypes: boolean;
  hasLanguages: boolean;
  hasMinPrice: boolean;
  hasMaxPrice: boolean;
  hasCertificateChoice: boolean;
  leavesOutEnrolled: boolean;
  sort: CourseListQuery['sort'];
  language: RequestContext['language'];
}

interface CatalogueValues extends CardView {
  horizon: Date;
  words: string[];
  categories: number[];
  types: string[];
  languages: string[];
  minPrice: number;
  maxPrice: number;
  isCertificateIssuedManually: boolean;
  skip: number;
  take: number;
}

const shapeOf = (context: RequestContext, query: CourseListQuery, words: readonly string[]): CatalogueShape => ({
  isSearched: words.length > 0,
  hasCategories: Boolean(query.learningCategories?.length),
  hasTypes: Boolean(query.learningTypes?.length),
  hasLanguages: Boolean(query.languages?.length),
  hasMinPrice: query.minPrice !== undefined,
  hasMaxPrice: query.maxPrice !== undefined,
  hasCertificateChoice: query.isCertificateIssuedManually !== undefined,
  leavesOutEnrolled: query.filterOutEnrolledCourses === 1,
  sort: query.sort,
  language: context.language,
});

/** What the catalogue's filters mean in SQL. Courses that expired more than 30 days ago are left out. */
function catalogueConditions(shape: CatalogueShape, value: CatalogueValues): RawBuilder<SqlBool>[] {
  const conditions = [
    sql<SqlBool>`c.status = 'PUBLISHED'`,
    sql<SqlBool>`(c.expires_at is null or c.expires_at > ${value.horizon})`,
  ];
  if (shape.isSearched) conditions.push(sql`c.course_id in (select search_courses(${value.words}::text[]))`);
  if (shape.hasCategories) conditions.push(sql`c.course_category_id = any(${value.categories}::bigint[])`);
  if (shape.hasTypes) conditions.push(sql`c.learning_type = any(${value.types}::text[])`);
  if (shape.hasLanguages) conditions.push(sql`c.languages && ${value.languages}::text[]`);
  if (shape.hasMinPrice) conditions.push(sql`c.price_minor >= ${value.minPrice}`);
  if (shape.hasMaxPrice) conditions.push(sql`c.price_minor <= ${value.maxPrice}`);
  if (shape.hasCertificateChoice)
    conditions.push(sql`c.is_certificate_issued_manually = ${value.isCertificateIssuedManually}`);
  if (shape.leavesOutEnrolled)
    conditions.push(
      sql`not exists (select from enrollments x where x.organization_id = c.organization_id and x.course_id = c.course_id and x.user_id = ${value.viewerId} and x.status = 'ACTIVE')`,
    );
  return conditions;
}

/** The order of the catalogue. The id breaks ties, so that no course stands on two pages. */
function orderOf({ sort, language }: CatalogueShape): { by: ReturnType<typeof sql>; direction: 'asc' | 'desc' } {
  switch (sort) {
    case 'title':
      return {
        by: sql`lower(coalesce(c.title ->> ${sql.lit(language)}, c.title ->> 'en', c.title ->> 'ar')) collate "unicode"`,
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

const cataloguePage = shapedStatement((shape: CatalogueShape, value: CatalogueValues) => {
  const order = orderOf(shape);
  let cards = cardQuery(value);
  for (const condition of catalogueConditions(shape, value)) cards = cards.where(condition);
  return cards.orderBy(order.by, order.direction).orderBy('c.course_id', 'desc').offset(value.skip).limit(value.take);
});

const catalogueCount = shapedStatement((shape: CatalogueShape, value: CatalogueValues) => {
  let counting = db
    .selectFrom('courses as c')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('c.organization_id', '=', value.organizationId);
  for (const condition of catalogueConditions(shape, value)) counting = counting.where(condition);
  return counting;
});

/** One page of the catalogue as the caller sees it. */
export async function listCatalogue(
  context: RequestContext,
  tx: Tx,
  query: CourseListQuery,
): Promise<{ data: CourseCard[]; total: number }> {
  const words = foldedWords(query.search ?? '');
  const shape = shapeOf(context, query, words);
  const values: CatalogueValues = {
    ...viewOf(context),
    words,
    horizon: query.expiryDate
      ? new Date(query.expiryDate)
      : new Date(context.clock.now().getTime() - EXPIRED_ITEMS_SHOWN_FOR),
    categories: query.learningCategories ?? [],
    types: query.learningTypes ?? [],
    languages: query.languages ?? [],
    minPrice: query.minPrice ?? 0,
    maxPrice: query.maxPrice ?? 0,
    isCertificateIssuedManually: query.isCertificateIssuedManually === 1,
    skip: query.skip ?? 0,
    take: query.take ?? 20,
  };
  const [rows, counted] = await Promise.all([
    tx.all(cataloguePage(shape, values)),
    tx.one(catalogueCount(shape, values)),
  ]);
  return { data: rows.map((row) => presentCard(context, row)), total: counted?.total ?? 0 };
}
