import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tx } from './database.ts';

/** What of a list is asked for. */
export interface PageOf {
  skip?: number | undefined;
  take?: number | undefined;
}

/** One page of what a query selects, in its order, and how many rows it has in all. For queries that don't group. */
export async function readPage<Database, Tables extends keyof Database, Row>(
  tx: Tx,
  query: SelectQueryBuilder<Database, Tables, Row>,
  { skip = 0, take = 20 }: PageOf,
): Promise<{ data: Row[]; total: number }> {
  const [data, counted] = await Promise.all([
    tx.all(query.offset(skip).limit(take)),
    tx.one(
      query.clearSelect().clearOrderBy().select(sql<number>`count(*)::int`.as('total')).$castTo<{ total: number }>(),
    ),
  ]);
  return { data, total: counted?.total ?? 0 };
}
