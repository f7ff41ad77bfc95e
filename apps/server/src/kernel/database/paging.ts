import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tx } from './database.ts';
import { withoutUnusedJoins } from './unused-joins.ts';

/** What of a list is asked for. */
export interface PageOf {
  skip?: number | undefined;
  take?: number | undefined;
}

/**
 * One page of what a query selects, in its order, and how many rows it has in all. For queries that don't group, and whose left
 * joins find one row at most: the count leaves out those that it doesn't need.
 */
export async function readPage<Database, Tables extends keyof Database, Row>(
  tx: Tx,
  query: SelectQueryBuilder<Database, Tables, Row>,
  { skip = 0, take = 20 }: PageOf,
): Promise<{ data: Row[]; total: number }> {
  const [data, counted] = await Promise.all([
    tx.all(paged(query, pageShapeOf({ skip, take }), { skip, take })),
    tx.one(
      withoutUnusedJoins(query.clearSelect().clearOrderBy())
        .select(sql<number>`count(*)::int`.as('total'))
        .$castTo<{ total: number }>(),
    ),
  ]);
  return { data, total: counted?.total ?? 0 };
}

/** What of a page decides how a statement is planned. */
export interface PageShape {
  isFirst: boolean;
  isUsual: boolean;
}

/** Default number of rows on a page. */
const USUAL = 20;

export const pageShapeOf = ({ skip = 0, take = USUAL }: PageOf): PageShape => ({
  isFirst: skip === 0,
  isUsual: take === USUAL,
});

/**
 * One page, as a statement that PostgreSQL plans once. Where the numbers of a page are plain values, a plan for the very ones always
 * looks cheaper than one for all, so that each request pays for a plan of its own, which takes longer than the page. The first
 * page of usual length is planned as what it is; the numbers of others it can't know beforehand.
 */
export function paged<Database, Tables extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Tables, Row>,
  { isFirst, isUsual }: PageShape,
  { skip, take }: { skip: number; take: number },
  /** Rows besides: one more than the page shows whether there is a next one. */
  more: 0 | 1 = 0,
): SelectQueryBuilder<Database, Tables, Row> {
  const limited = query.limit(isUsual ? sql.lit(USUAL + more) : sql<number>`(select ${take}::int + ${sql.lit(more)})`);
  return isFirst ? limited : limited.offset(sql<number>`(select ${skip}::int)`);
}
