import type { PriceBuyer } from '@sullam/domain/commerce/prices.ts';
import { EXPIRED_ITEMS_SHOWN_FOR } from '@sullam/domain/limits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { foldedWords } from '@sullam/domain/search-folding.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { declareCache } from '../../../kernel/database/cache.ts';
import { batch, db, reading, type Tx } from '../../../kernel/database/database.ts';
import { type FoundIds, isFound } from '../../../kernel/database/search.ts';
import { shapedStatement, statement } from '../../../kernel/database/statement.ts';
import { type CourseListQuery, hasCatalogue } from '../courses/courses.public.ts';
import { isEntitled } from '../entitlements/entitlements.public.ts';
import { hasSpecialPrices, priceGroupsOf, viewerPrice } from '../item-prices/item-prices.public.ts';
import type { CataloguePage } from './catalogue.schemas.ts';
import {
  byCloseness,
  byRelevance,
  findExactly,
  findNearly,
  type SearchedWords,
  searchedWords,
} from './catalogue-search.ts';
import { type CardView, cardQuery, cardsOf, viewOf } from './course-cards.reads.ts';
import { courseLength } from './course-length.ts';
import { type WordedCourse, wordsInstead } from './spelling-corrections.ts';

/** A buyer whose special prices count in a list. */
interface PriceValues {
  groupIds: readonly number[];
  pricedAt: Date;
}

/** The price that a list sorts and filters by: the one that the caller pays, null while it is on request. */
const priceOf = ({ hasSpecial }: Pick<CatalogueShape, 'hasSpecial'>, value: PriceValues): RawBuilder<unknown> => {
  const list = sql.ref('c.price_minor');
  const { groupIds, pricedAt: at } = value;
  return hasSpecial ? viewerPrice('course', sql.ref('c.course_id'), list, { groupIds, at }) : list;
};

/** What each filter of the catalogue means in SQL. A filter without values doesn't narrow the list. */
const FILTERS = {
  learningCategories: (ids: unknown) => sql<SqlBool>`c.course_category_id = any(${ids}::bigint[])`,
  learningTypes: (types: unknown) => sql<SqlBool>`c.learning_type = any(${types}::text[])`,
  languages: (languages: unknown) => sql<SqlBool>`c.languages && ${languages}::text[]`,
  levels: (levels: unknown) => sql<SqlBool>`c.level = any(${levels}::text[])`,
  lengths: (lengths: unknown) => sql<SqlBool>`${courseLength} = any(${lengths}::text[])`,
  minPrice: (price: unknown, paid: RawBuilder<unknown>) => sql<SqlBool>`${paid} >= ${price}`,
  maxPrice: (price: unknown, paid: RawBuilder<unknown>) => sql<SqlBool>`${paid} <= ${price}`,
  isCertificateIssuedManually: (flag: unknown) => sql<SqlBool>`c.is_certificate_issued_manually = (${flag}::int = 1)`,
} satisfies {
  [Name in keyof CourseListQuery]?: (value: unknown, paid: RawBuilder<unknown>) => RawBuilder<SqlBool>;
};

type Filter = keyof typeof FILTERS;
const FILTER_NAMES = Object.keys(FILTERS) as Filter[];

/** Which conditions and which order a list of the catalogue has: what its statement's text depends on. */
interface CatalogueShape {
  isSearched: boolean;
  /** Nothing holds the words: what comes close to them is shown. */
  isNear: boolean;
  filters: readonly Filter[];
  leavesOutEnrolled: boolean;
  sort: CourseListQuery['sort'];
  /** Some course has a special price, and the list depends on prices. */
  hasSpecial: boolean;
  language: RequestContext['language'];
}

interface CatalogueValues extends CardView, SearchedWords, PriceValues, Pick<CourseListQuery, Filter> {
  horizon: Date;
  /** The courses that hold every word or a relative of it, or those of them on a page, where any was searched for. */
  found: FoundIds;
  skip: number;
  take: number;
}

const isSet = (value: CourseListQuery[Filter]): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined;

const PRICED_SORTS: readonly CourseListQuery['sort'][] = ['price-asc', 'price-desc'];

/** The buyer whose prices a list depends on; null where it doesn't, or where no course has a special price. */
async function buyerOfList(context: RequestContext, query: CourseListQuery): Promise<PriceBuyer | null> {
  const depends = isSet(query.minPrice) || isSet(query.maxPrice) || PRICED_SORTS.includes(query.sort);
  if (!depends || !(await hasSpecialPrices(context, 'course'))) return null;
  return { groupIds: await priceGroupsOf(context), at: context.clock.now() };
}

const shapeOf = (
  context: RequestContext,
  query: CourseListQuery,
  words: readonly string[],
  buyer: PriceBuyer | null,
): CatalogueShape => ({
  isSearched: words.length > 0,
  isNear: false,
  filters: FILTER_NAMES.filter((name) => isSet(query[name])),
  leavesOutEnrolled: query.filterOutEnrolledCourses === 1,
  sort: query.sort,
  hasSpecial: buyer !== null,
  language: context.language,
});

/** The conditions of a list. Courses that expired more than 30 days ago are left out. */
function catalogueConditions(shape: CatalogueShape, value: CatalogueValues): RawBuilder<SqlBool>[] {
  const conditions = [
    sql<SqlBool>`c.status = 'PUBLISHED'`,
    sql<SqlBool>`(c.expires_at is null or c.expires_at > ${value.horizon})`,
    ...shape.filters.map((name) => FILTERS[name](value[name], priceOf(shape, value))),
  ];
  if (shape.isSearched) conditions.push(isFound('c.course_id', value.found));
  if (shape.leavesOutEnrolled)
    conditions.push(sql`not ${isEntitled('COURSE', sql.ref('c.course_id'), value.viewerId)}`);
  return conditions;
}

/** The order of the catalogue. The id breaks ties, so that no course stands on two pages. */
function orderOf(
  shape: CatalogueShape,
  value: CatalogueValues,
): { by: RawBuilder<unknown>; direction: 'asc' | 'desc' } {
  const { sort, language, hasSpecial } = shape;
  const paid = priceOf(shape, value);
  switch (sort) {
    case 'title':
      return {
        by: sql`lower(coalesce(c.title ->> ${sql.lit(language)}, c.title ->> 'en', c.title ->> 'ar')) collate "unicode"`,
        direction: 'asc',
      };
    case 'popular':
      return { by: sql`c.enrolled_count`, direction: 'desc' };
    case 'price-asc':
      return { by: paid, direction: 'asc' };
    case 'price-desc':
      return { by: hasSpecial ? sql`coalesce(${paid}, -1)` : paid, direction: 'desc' };
    default:
      return { by: sql`c.published_at`, direction: 'desc' };
  }
}

const matchesOf = (shape: CatalogueShape, value: CatalogueValues) => {
  let matches = db.selectFrom('course_overviews as c').select(sql<number>`count(*)::int`.as('total'));
  for (const condition of catalogueConditions(shape, value)) matches = matches.where(condition);
  return matches;
};

/** A page without words, with the number of all matches in every row: an index is counted. */
const cataloguePage = shapedStatement((shape: CatalogueShape, value: CatalogueValues) => {
  const order = orderOf(shape, value);
  let cards = cardQuery(value).select(matchesOf(shape, value).as('total'));
  for (const condition of catalogueConditions(shape, value)) cards = cards.where(condition);
  return cards.orderBy(order.by, order.direction).orderBy('c.course_id', 'desc').offset(value.skip).limit(value.take);
});

/** The courses that words have found, in their order: the best matches first, unless another one is asked for. */
const foundInOrder = shapedStatement((shape: CatalogueShape, value: CatalogueValues) => {
  const order = orderOf(shape, value);
  let matches = db.selectFrom('course_overviews as c').select('c.course_id');
  for (const condition of catalogueConditions(shape, value)) matches = matches.where(condition);
  const best = shape.isNear ? byCloseness : byRelevance;
  if (!shape.sort) for (const better of best(value)) matches = matches.orderBy(better, 'desc');
  return matches.orderBy(order.by, order.direction).orderBy('c.course_id', 'desc');
});

/** Of the found courses those on a page, as far as they still meet the conditions. */
const foundCards = shapedStatement((shape: CatalogueShape, value: CatalogueValues) => {
  let cards = cardQuery(value);
  for (const condition of catalogueConditions(shape, value)) cards = cards.where(condition);
  return cards;
});

/** What the courses say that come close to what was typed: which words were found instead. */
const wordsOfFound = statement(({ id }: { id: number }) =>
  db.selectFrom('course_overviews as c').select(['c.title', 'c.subtitle']).where('c.course_id', '=', id),
);

interface Finds {
  ids: readonly number[];
  /** Nothing holds the words: what these words find is shown. */
  instead?: string;
}

/** Columns by which no course is found. */
const COUNTS = ['enrolled_count', 'subsection_count', 'required_count', 'updated_at'];

type SearchKey = { organizationId: number; language: Language; search: string };

/**
 * What a search finds is the same for everybody who may look around, and is asked for again with every page of it. For a minute at
 * most: courses expire.
 */
const findsBySearch = declareCache<SearchKey, Finds>({
  dependsOn: [
    { from: 'course_overviews', except: COUNTS },
    { from: 'search_courses', except: [...COUNTS, 'version', 'outline_version', 'passing_criteria', 'approval_note'] },
  ],
  seconds: 60,
  limit: 500,
});

/** The number of all matches, for a page that has no row to say it. */
const catalogueCount = shapedStatement(matchesOf);

const valuesOf = (
  context: RequestContext,
  query: CourseListQuery,
  words: readonly string[],
  buyer: PriceBuyer | null,
): CatalogueValues => ({
  ...viewOf(context),
  groupIds: buyer?.groupIds ?? [],
  pricedAt: buyer?.at ?? context.clock.now(),
  ...searchedWords(words),
  found: '',
  horizon: query.expiryDate
    ? new Date(query.expiryDate)
    : new Date(context.clock.now().getTime() - EXPIRED_ITEMS_SHOWN_FOR),
  ...Object.fromEntries(FILTER_NAMES.map((name) => [name, query[name]])),
  skip: query.skip ?? 0,
  take: query.take ?? 20,
});

async function readPage(context: RequestContext, query: CourseListQuery) {
  const buyer = await buyerOfList(context, query);
  const [shape, values] = [shapeOf(context, query, [], buyer), valuesOf(context, query, [], buyer)];
  const [rows] = await batch(context, cataloguePage(shape, values));
  if (rows[0] || values.skip === 0) return { rows, total: rows[0]?.total ?? 0 };
  const [[counted]] = await batch(context, catalogueCount(shape, values));
  return { rows, total: counted?.total ?? 0 };
}

/** The courses that hold the words; where there are none, those that hold something like them. */
async function findCourses(tx: Tx, shape: CatalogueShape, values: CatalogueValues, words: readonly string[]) {
  const inOrder = async (found: FoundIds, isNear: boolean): Promise<number[]> =>
    found === ''
      ? []
      : (await tx.all(foundInOrder({ ...shape, isNear }, { ...values, found }))).map((row) => row.course_id);
  const exact = await inOrder(await findExactly(tx, words), false);
  if (exact.length > 0) return { ids: exact };
  const ids = await inOrder(await findNearly(tx, words), true);
  if (ids[0] === undefined) return { ids };
  const closest = await tx.one(wordsOfFound({ id: ids[0] }));
  return { ids, instead: wordsInstead(words, closest as WordedCourse) };
}

/** A page of what words find. Which courses those are may be known from before; what is shown of them is read each time. */
async function readFound(context: RequestContext, query: CourseListQuery, words: readonly string[]) {
  const buyer = await buyerOfList(context, query);
  const [shape, values] = [shapeOf(context, query, words, buyer), valuesOf(context, query, words, buyer)];
  const find = (): Promise<Finds> => reading(context, (tx) => findCourses(tx, shape, values, words));
  const { skip, take, search, ...conditions } = query;
  // what depends on the viewer, and on every enrolment, is found anew
  const isCached = !shape.leavesOutEnrolled && shape.sort !== 'popular' && buyer === null;
  const { organizationId, language } = context;
  const key = { organizationId, language, search: JSON.stringify([words, conditions]) };
  const { ids, instead } = isCached ? await findsBySearch.of(context.database).get(key, find) : await find();
  const onPage = ids.slice(values.skip, values.skip + values.take);
  const [rows] =
    onPage.length > 0 ? await batch(context, foundCards(shape, { ...values, found: onPage.join(',') })) : [[]];
  const place = new Map(onPage.map((id, index) => [id, index]));
  rows.sort((a, b) => (place.get(a.course_id) ?? 0) - (place.get(b.course_id) ?? 0));
  return { rows, total: ids.length, instead };
}

/** One page of the catalogue as the caller sees it; an empty one where the organisation has none. */
export async function listCatalogue(context: RequestContext, query: CourseListQuery): Promise<CataloguePage> {
  if (!hasCatalogue(context)) return { data: [], total: 0 };
  const words = foldedWords(query.search ?? '');
  if (words.length > 0) {
    const { rows, total, instead } = await readFound(context, query, words);
    return { data: await cardsOf(context, rows), total, ...(instead === undefined ? {} : { instead }) };
  }
  const { rows, total } = await readPage(context, query);
  return { data: await cardsOf(context, rows), total };
}
