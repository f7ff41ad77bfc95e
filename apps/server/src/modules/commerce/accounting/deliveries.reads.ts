import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import type { AccountingCustomer, AccountingInvoice, DeliveryListQuery } from './accounting.schemas.ts';
import type { NewDelivery } from './deliveries.repository.ts';

function deliveriesOf(kind: NewDelivery['kind'], status: DeliveryListQuery['status']) {
  const all = db
    .selectFrom('accounting_deliveries')
    .select(['accounting_delivery_id as accountingDeliveryId', 'user_id as userId', 'order_id as orderId', 'title'])
    .select(['status', 'attempt_count as attemptCount', 'due_at as dueAt', 'sent_at as sentAt'])
    .select(['last_error as lastError', 'created_at as createdAt'])
    .where('kind', '=', kind)
    .orderBy('accounting_delivery_id', 'desc');
  return status ? all.where('status', '=', status) : all;
}

const listed = ({ title: _title, userId: _userId, ...row }: Row) => ({
  ...row,
  dueAt: row.status === 'WAITING' ? row.dueAt.toISOString() : null,
  sentAt: row.sentAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

interface Row {
  accountingDeliveryId: number;
  userId: number;
  orderId: number;
  title: string;
  status: AccountingInvoice['status'];
  attemptCount: number;
  dueAt: Date;
  sentAt: Date | null;
  lastError: string;
  createdAt: Date;
}

/** Documents that are delivered to the accounting system, newest first. */
export async function listInvoices(
  tx: Tx,
  { status, ...page }: DeliveryListQuery,
): Promise<{ data: AccountingInvoice[]; total: number }> {
  const { data, total } = await readPage(tx, deliveriesOf('DOCUMENT', status), page);
  return { data: data.map((row) => ({ ...listed(row), number: row.title })), total };
}

/** Buyers that are delivered to the accounting system, those with newer details first. */
export async function listCustomers(
  tx: Tx,
  { status, ...page }: DeliveryListQuery,
): Promise<{ data: AccountingCustomer[]; total: number }> {
  const { data, total } = await readPage(tx, deliveriesOf('CUSTOMER', status), page);
  return { data: data.map((row) => ({ ...listed(row), userId: row.userId, name: row.title })), total };
}

/** When the next delivery that waits is due; undefined when none waits. */
export async function findNextDue(tx: Tx): Promise<Date | undefined> {
  const row = await tx.one(
    db
      .selectFrom('accounting_deliveries')
      .select(sql<Date | null>`min(due_at)`.as('dueAt'))
      .where('status', '=', 'WAITING'),
  );
  return row?.dueAt ?? undefined;
}

/** How many deliveries wait or failed, and when the receiver last took one. */
export async function countDeliveries(
  tx: Tx,
): Promise<{ waitingCount: number; failedCount: number; lastSentAt: Date | null }> {
  const counts = await tx.one(
    db
      .selectFrom('accounting_deliveries')
      .select(sql<number>`count(*) filter (where status = 'WAITING')`.as('waitingCount'))
      .select(sql<number>`count(*) filter (where status = 'FAILED')`.as('failedCount'))
      .select(sql<Date | null>`max(sent_at)`.as('lastSentAt')),
  );
  return counts ?? { waitingCount: 0, failedCount: 0, lastSentAt: null };
}
