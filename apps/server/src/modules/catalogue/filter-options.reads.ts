import { sql } from 'kysely';
import type { RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import { readCategoryCounts } from '../courses/courses.public.ts';
import { coverArt } from '../covers/covers.public.ts';

/** What the catalogue can be filtered by, with how many published courses each choice has. */
export async function readFilterOptions(context: RequestContext, tx: Tx) {
  const published = sql`${ours('c')} and c.status = 'PUBLISHED'`;
  const [categories, types, languages, price] = await Promise.all([
    readCategoryCounts(tx),
    tx.all(
      db
        .selectFrom('course_overviews as c')
        .select(['c.learning_type as value', sql<number>`count(*)::int`.as('count')])
        .where(sql<boolean>`${published}`)
        .groupBy('c.learning_type')
        .orderBy('c.learning_type'),
    ),
    readLanguageCounts(tx),
    tx.one(
      db
        .selectFrom('course_overviews as c')
        .select([
          sql<number>`coalesce(min(c.price_minor), 0)::bigint`.as('min'),
          sql<number>`coalesce(max(c.price_minor), 0)::bigint`.as('max'),
        ])
        .where(sql<boolean>`${published}`),
    ),
  ]);
  return {
    categories: categories.map((category) => ({
      ...category,
      art: coverArt(context, 'category', category.courseCategoryId, category.hue),
    })),
    learningTypes: types,
    languages,
    price: { min: price?.min ?? 0, max: price?.max ?? 0, currency: context.configuration.currency },
  };
}

const readLanguageCounts = (tx: Tx): Promise<{ value: 'en' | 'ar'; count: number }[]> =>
  tx.all(
    db
      .selectFrom(
        sql<{ value: 'en' | 'ar' }>`(select unnest(c.languages) as value from course_overviews c
          where ${ours('c')} and c.status = 'PUBLISHED')`.as('l'),
      )
      .select(['l.value', sql<number>`count(*)::int`.as('count')])
      .groupBy('l.value')
      .orderBy('l.value'),
  );
