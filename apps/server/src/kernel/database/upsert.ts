import type { InsertObject, InsertQueryBuilder, InsertResult } from 'kysely';
import type { DB } from './schema.gen.ts';

/**
 * Inserts a row, or writes the values into the row that has the key. The key is a unique one of the table, without the organisation:
 * `upsert(db.insertInto('post_votes'), { post_id, user_id }, { option, voted_at })`.
 */
export const upsert = <Table extends keyof DB, Key extends keyof InsertObject<DB, Table>>(
  insertion: InsertQueryBuilder<DB, Table, InsertResult>,
  key: Pick<InsertObject<DB, Table>, Key>,
  values: Omit<InsertObject<DB, Table>, Key>,
) =>
  insertion
    .values({ ...key, ...values } as never)
    .onConflict((conflict) =>
      conflict.columns(['organization_id', ...Object.keys(key)] as never).doUpdateSet(values as never),
    );
