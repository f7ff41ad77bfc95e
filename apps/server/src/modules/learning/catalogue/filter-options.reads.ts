import type { PriceBuyer } from '@sullam/domain/commerce/prices.ts';
import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { coverArt } from '../../organization/covers/covers.public.ts';
import { type FilterOptions, hasCatalogue, readCategoryCounts } from '../courses/courses.public.ts';
import { readBuyer, specialPricesOf } from '../item-prices/item-prices.public.ts';
import { courseLength } from './course-length.ts';

const published = sql<boolean>`${inOrganization('c')} and c.status = 'PUBLISHED'`;

/** The lowest special price of a published course for one buyer, which may be lower than every list price. */
const lowestSpecial = (buyer: PriceBuyer) => sql`
  select min(p.minor) from (${specialPricesOf('course', buyer)}) p
  join course_overviews c on c.course_id = p.item_id and ${published}`;

/** What the catalogue can be filtered by, with how many published courses each choice has. */
export async function readFilterOptions(context: RequestContext, tx: Tx): Promise<FilterOptions> {
  const { currency } = context.configuration;
  if (!hasCatalogue(context))
    return {
      categories: [],
      learningTypes: [],
      languages: [],
      levels: [],
      lengths: [],
      price: { min: 0, max: 0, currency },
    };
  const buyer = await readBuyer(context, tx);
  const [categories, learningTypes, languages, levels, lengths, price] = await Promise.all([
    readCategoryCounts(tx),
    countBy<Choice<'learningTypes'>>(tx, sql`c.learning_type`),
    countBy<Choice<'languages'>>(tx, sql`unnest(c.languages)`),
    countBy<Choice<'levels'>>(tx, sql`c.level`, ['BEGINNER', 'INTERMEDIATE', 'ADVANCED']),
    countBy<Choice<'lengths'>>(tx, courseLength, ['SHORT', 'MEDIUM', 'LONG']),
    tx.one(
      db
        .selectFrom('course_overviews as c')
        .select([
          sql<number>`coalesce(least(min(c.price_minor), (${lowestSpecial(buyer)})), 0)::bigint`.as('min'),
          sql<number>`coalesce(max(c.price_minor), 0)::bigint`.as('max'),
        ])
        .where(published),
    ),
  ]);
  return {
    categories: categories.map((category) => ({
      ...category,
      art: coverArt(context, 'category', category.courseCategoryId, category.hue),
    })),
    learningTypes,
    languages,
    levels,
    lengths,
    price: { min: price?.min ?? 0, max: price?.max ?? 0, currency },
  };
}

type Choice<Filter extends 'learningTypes' | 'languages' | 'levels' | 'lengths'> =
  FilterOptions[Filter][number]['value'];

/** How many courses each value has, in the order that is given, else in that of the alphabet. */
async function countBy<Value extends string>(
  tx: Tx,
  value: RawBuilder<unknown>,
  order?: readonly Value[],
): Promise<{ value: Value; count: number }[]> {
  const counts = await tx.all(
    db
      .selectFrom(sql<{ value: Value }>`(select ${value} as value from course_overviews c where ${published})`.as('v'))
      .select(['v.value', sql<number>`count(*)::int`.as('count')])
      .where('v.value', 'is not', null)
      .groupBy('v.value')
      .orderBy('v.value'),
  );
  return (order?.flatMap((each) => counts.filter(({ value: counted }) => counted === each)) ?? counts) as {
    value: Value;
    count: number;
  }[];
}
