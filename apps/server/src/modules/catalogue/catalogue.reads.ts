import { EXPIRED_ITEMS_SHOWN_FOR } from '@sullam/domain/limits.ts';
import { foldedWords } from '@sullam/domain/search-folding.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { findByWords } from '../../kernel/database/search.ts';
import { shapedStatement } from '../../kernel/database/statement.ts';
import type { CourseCard, CourseListQuery } from '../courses/courses.public.ts';
import { isEntitled } from '../entitlements/entitlements.public.ts';
import { type CardView, cardQuery, presentCard, viewOf } from './course-cards.reads.ts';

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
  /** What holds the words that are searched for. */
  found: number[];
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
  if (shape.isSearched) conditions.push(sql`c.course_id = any(${value.found}::bigint[])`);
  if (shape.hasCategories) conditions.push(sql`c.course_category_id = any(${value.categories}::bigint[])`);
  if (shape.hasTypes) conditions.push(sql`c.learning_type = any(${value.types}::text[])`);
  if (shape.hasLanguages) conditions.push(sql`c.languages && ${value.languages}::text[]`);
  if (shape.hasMinPrice) conditions.push(sql`c.price_minor >= ${value.minPrice}`);
  if (shape.hasMaxPrice) conditions.push(sql`c.price_minor <= ${value.maxPrice}`);
  if (shape.hasCertificateChoice)
    conditions.push(sql`c.is_certificate_issued_manually = ${value.isCertificateIssuedManually}`);
  if (shape.leavesOutEnrolled)
    conditions.push(sql`not ${isEntitled('COURSE', sql.ref('c.course_id'), value.viewerId)}`);
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
  let counting = db.selectFrom('course_overviews as c').select(sql<number>`count(*)::int`.as('total'));
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
    found: shape.isSearched ? await findByWords(tx, 'courses', words) : [],
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
