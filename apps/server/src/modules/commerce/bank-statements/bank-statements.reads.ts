import { matchPayments } from '@sullam/domain/commerce/bank-statements.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import type { BankMatch, BankStatement, BankStatementLine, StatementListQuery } from './bank-statements.schemas.ts';

/** Unused lines that are compared at once, newest first. */
const MOST_UNUSED = 1000;

/** How many of some lines have been imported before. */
export async function countKnown(tx: Tx, keys: readonly string[]): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('bank_statement_lines')
      .select(sql<number>`count(*)::int4`.as('count'))
      .where(sql<boolean>`line_key = any(${[...keys]}::text[])`),
  );
  return row!.count;
}

const lineStatement = () =>
  sql`from bank_statement_lines l where ${inOrganization('l')} and l.bank_statement_id = s.bank_statement_id`;

const day = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** Imported statements, newest first. */
export async function listStatements(
  tx: Tx,
  page: StatementListQuery,
): Promise<{ data: BankStatement[]; total: number }> {
  const found = db
    .selectFrom('bank_statements as s')
    .select(['s.bank_statement_id as bankStatementId', 's.file_name as fileName', 's.format'])
    .select(['s.imported_at as importedAt', sql<number>`(select count(*)::int4 ${lineStatement()})`.as('lineCount')])
    .select([
      sql<string>`(select to_char(min(l.received_on), 'YYYY-MM-DD') ${lineStatement()})`.as('firstOn'),
      sql<string>`(select to_char(max(l.received_on), 'YYYY-MM-DD') ${lineStatement()})`.as('lastOn'),
    ])
    .orderBy('s.bank_statement_id', 'desc');
  const { data, total } = await readPage(tx, found, page);
  return {
    data: data.map(({ importedAt, ...row }) => ({ ...row, importedAt: importedAt.toISOString() }) as BankStatement),
    total,
  };
}

export const findStatement = (tx: Tx, bankStatementId: number) =>
  tx.one(db.selectFrom('bank_statements').select('bank_statement_id').where('bank_statement_id', '=', bankStatementId));

const lines = () =>
  db
    .selectFrom('bank_statement_lines as l')
    .select(['l.bank_statement_line_id as bankStatementLineId', day('l.received_on').as('receivedOn')])
    .select(['l.amount_minor as amountMinor', 'l.currency', 'l.payer', 'l.remittance'])
    .select('l.bank_reference as bankReference');

/** Transfers of orders with some numbers that can still be confirmed. */
const listAwaited = (tx: Tx, numbers: readonly number[]) =>
  tx.all(
    db
      .selectFrom('order_payments as p')
      .select(['p.payment_id as paymentId', 'p.order_id as orderId', 'p.number as orderNumber'])
      .select(['p.amount_minor as amountMinor', 'p.currency', sql<boolean>`p.status = 'OPEN'`.as('isWaiting')])
      .where('p.method', '=', 'Wire Transfer')
      .where('p.status', '<>', 'SUCCEEDED')
      .where(sql<boolean>`p.number = any(${[...numbers]}::bigint[])`),
  );

/** Transfers that wait, of all orders. */
export const listWaitingTransfers = (tx: Tx) =>
  tx.all(
    db
      .selectFrom('order_payments as p')
      .select(['p.payment_id as paymentId', 'p.number', 'p.amount_minor as amountMinor', 'p.currency'])
      .select('p.buyer_name as buyerName')
      .where('p.method', '=', 'Wire Transfer')
      .where('p.status', '=', 'OPEN')
      .orderBy('p.payment_id'),
  );

/** Unused lines whose text has one of some numbers. */
const listUnused = (tx: Tx, numbers: readonly number[]) =>
  tx.all(
    lines()
      .where('l.payment_id', 'is', null)
      .where(sql<boolean>`l.order_numbers <> '{}'`)
      .where(sql<boolean>`l.order_numbers && ${[...numbers]}::bigint[]`)
      .orderBy('l.received_on', 'desc')
      .orderBy('l.bank_statement_line_id', 'desc')
      .limit(MOST_UNUSED),
  );

/** What statements say came in for transfers of orders with some numbers that can still be confirmed, by payment. */
export async function findMatches(
  tx: Tx,
  numbers: readonly number[],
): Promise<Map<number, BankMatch & { orderId: number; number: number }>> {
  const matches = new Map<number, BankMatch & { orderId: number; number: number }>();
  if (numbers.length === 0) return matches;
  const payments = await listAwaited(tx, numbers);
  const unused = payments.length === 0 ? [] : await listUnused(tx, numbers);
  const byId = new Map(unused.map((line) => [line.bankStatementLineId, line]));
  const found = matchPayments(
    payments,
    unused.map(({ bankStatementLineId: lineId, ...line }) => ({ ...line, lineId })),
  );
  for (const { paymentId, orderId, orderNumber: number } of payments) {
    const match = found.get(paymentId);
    if (!match) continue;
    const { state, receivedMinor, lineIds } = match;
    matches.set(paymentId, {
      state,
      receivedMinor,
      orderId,
      number,
      lines: lineIds.map((lineId) => byId.get(lineId)!),
    });
  }
  return matches;
}

/** Lines of a statement with the payments that they pay, latest day first. */
export async function listStatementLines(
  tx: Tx,
  bankStatementId: number,
  page: StatementListQuery,
): Promise<{ data: BankStatementLine[]; total: number }> {
  const found = lines()
    .leftJoin('order_payments as p', 'p.payment_id', 'l.payment_id')
    .select(['l.payment_id as paymentId', 'p.order_id as orderId', 'p.number'])
    .select(sql<number[]>`l.order_numbers`.as('numbers'))
    .where('l.bank_statement_id', '=', bankStatementId)
    .orderBy('l.received_on', 'desc')
    .orderBy('l.bank_statement_line_id', 'desc');
  const { data, total } = await readPage(tx, found, page);
  const matches = await findMatches(tx, [...new Set(data.flatMap(({ numbers }) => numbers.map(Number)))]);
  const matchOf = new Map(
    [...matches].flatMap(([paymentId, { state, orderId, number, lines: used }]) =>
      used.map(({ bankStatementLineId }) => [bankStatementLineId, { state, paymentId, orderId, number }] as const),
    ),
  );
  return {
    data: data.map(({ paymentId, orderId, number, numbers: _, ...line }) => ({
      ...line,
      match:
        paymentId === null
          ? (matchOf.get(line.bankStatementLineId) ?? null)
          : { state: 'CONFIRMED' as const, paymentId, orderId: orderId!, number: number! },
    })),
    total,
  };
}
