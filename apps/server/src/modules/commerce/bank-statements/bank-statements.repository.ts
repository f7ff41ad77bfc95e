import type { StatementFormat } from '@sullam/domain/commerce/bank-statements.ts';
import { orderNumbersIn } from '@sullam/domain/commerce/bank-statements.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { KeyedLine } from './read-statement.task.ts';

/** Rows that one statement writes. */
const AT_ONCE = 250;

interface NewStatement {
  fileName: string;
  format: StatementFormat;
  lineCount: number;
  userId: number;
  now: Date;
}

export async function insertStatement(tx: Tx, statement: NewStatement): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('bank_statements')
      .values({
        file_name: statement.fileName,
        format: statement.format,
        line_count: statement.lineCount,
        imported_at: statement.now,
        imported_by: statement.userId,
      })
      .returning('bank_statement_id'),
  );
  return row!.bank_statement_id;
}

/** Adds the lines that no statement has brought yet; returns how many. */
export async function insertLines(tx: Tx, bankStatementId: number, lines: readonly KeyedLine[]): Promise<number> {
  let added = 0;
  for (let at = 0; at < lines.length; at += AT_ONCE)
    added += await tx.run(
      db
        .insertInto('bank_statement_lines')
        .values(
          lines.slice(at, at + AT_ONCE).map((line) => ({
            bank_statement_id: bankStatementId,
            line_key: line.key,
            account: line.account,
            currency: line.currency,
            received_on: line.receivedOn,
            amount_minor: line.amountMinor,
            payer: line.payer,
            remittance: line.remittance,
            bank_reference: line.bankReference,
            order_numbers: orderNumbersIn(line.remittance),
          })),
        )
        .onConflict((conflict) => conflict.columns(['organization_id', 'line_key']).doNothing()),
    );
  return added;
}

/** Locks lines that are to confirm a payment, in the order of their ids. */
export const lockLines = (tx: Tx, lineIds: readonly number[]) =>
  tx.all(
    db
      .selectFrom('bank_statement_lines')
      .select(['amount_minor as amountMinor', 'currency', 'payment_id as paymentId'])
      .where(sql<boolean>`bank_statement_line_id = any(${[...lineIds]}::bigint[])`)
      .orderBy('bank_statement_line_id')
      .forUpdate(),
  );

export const useLines = (tx: Tx, lineIds: readonly number[], paymentId: number): Promise<number> =>
  tx.run(
    db
      .updateTable('bank_statement_lines')
      .set({ payment_id: paymentId })
      .where(sql<boolean>`bank_statement_line_id = any(${[...lineIds]}::bigint[])`),
  );
