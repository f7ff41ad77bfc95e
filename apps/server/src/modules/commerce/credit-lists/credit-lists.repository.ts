import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { rowsStatement } from '../../../kernel/database/rows.ts';
import type { RowStatus } from './credit-lists.schemas.ts';

interface NewList {
  name: string;
  currency: string;
  madeBy: number;
  madeAt: Date;
}

export async function insertList(tx: Tx, { name, currency, madeBy, madeAt }: NewList): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('credit_lists')
      .values({ name, currency, made_by: madeBy, made_at: madeAt })
      .returning('credit_list_id'),
  );
  return row!.credit_list_id;
}

interface NewRow {
  creditListId: number;
  line: number;
  email: string;
  amount: string;
  amountMinor: number | null;
  reason: string;
  key: string | null;
  status: RowStatus;
  userId: number | null;
}

export const insertRows = rowsStatement((rows: readonly NewRow[]) =>
  db.insertInto('credit_list_rows').values(
    rows.map((row) => ({
      credit_list_id: row.creditListId,
      line: row.line,
      email: row.email,
      amount_text: row.amount,
      amount_minor: row.amountMinor,
      reason: row.reason,
      key: row.key,
      status: row.status,
      user_id: row.userId,
    })),
  ),
);

/** Locks a list until the transaction ends, so that two runs of its job never do the same row. */
export const lockList = (tx: Tx, creditListId: number) =>
  tx.one(
    db
      .selectFrom('credit_lists')
      .select(['currency', 'made_by as madeBy', 'finished_at as finishedAt'])
      .where('credit_list_id', '=', creditListId)
      .forUpdate(),
  );

/** The first row that waits. */
export const findWaitingRow = (tx: Tx, creditListId: number) =>
  tx.one(
    db
      .selectFrom('credit_list_rows')
      .select(['line', 'email', 'reason'])
      .select([sql<number>`amount_minor`.as('amountMinor'), sql<string>`key`.as('key')])
      .where('credit_list_id', '=', creditListId)
      .where('status', '=', 'WAITING')
      .orderBy('line')
      .limit(1),
  );

export const setRowResult = (
  tx: Tx,
  { creditListId, line }: { creditListId: number; line: number },
  { status, userId }: { status: RowStatus; userId: number | null },
): Promise<number> =>
  tx.run(
    db
      .updateTable('credit_list_rows')
      .set({ status, user_id: userId })
      .where('credit_list_id', '=', creditListId)
      .where('line', '=', line),
  );

export const finishList = (tx: Tx, creditListId: number, now: Date): Promise<number> =>
  tx.run(db.updateTable('credit_lists').set({ finished_at: now }).where('credit_list_id', '=', creditListId));
