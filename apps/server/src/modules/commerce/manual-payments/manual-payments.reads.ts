import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { findMatches } from '../bank-statements/bank-statements.public.ts';
import { readMethodSettings } from './manual-payments.repository.ts';
import type {
  ManagedManualPayment,
  ManualMethod,
  ManualPayment,
  ManualPaymentListQuery,
  STATES,
} from './manual-payments.schemas.ts';
import { MANUAL_PROVIDER } from './manual-provider.ts';

type State = (typeof STATES)[number];

const state = sql<State>`coalesce(d.outcome, case p.status when 'OPEN' then 'WAITING' else 'ENDED' end)`;

/** Manual payments `p` with what was decided about them. */
const payments = () =>
  db
    .selectFrom('order_payments as p')
    .leftJoin('manual_payment_decisions as d', 'd.payment_id', 'p.payment_id')
    .select(['p.payment_id as paymentId', 'p.order_id as orderId', 'p.number', 'p.amount_minor as amountMinor'])
    .select(['p.currency', 'p.created_at as startedAt', 'p.expires_at as expiresAt', 'd.decided_at as decidedAt'])
    .select([sql<ManualMethod>`p.method`.as('method'), state.as('state')])
    .select([
      sql<string>`coalesce(d.reference, '')`.as('reference'),
      sql<string>`coalesce(d.reason, '')`.as('reason'),
      sql<string | null>`to_char(d.received_on, 'YYYY-MM-DD')`.as('receivedOn'),
    ])
    .where('p.provider', '=', MANUAL_PROVIDER);

const dated = <Row extends { startedAt: Date; expiresAt: Date; decidedAt: Date | null }>(row: Row) => ({
  ...row,
  startedAt: row.startedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

/** The newest manual payment of an order, with how to pay it; undefined where there is none. */
export async function findManualPayment(tx: Tx, orderId: number): Promise<ManualPayment | undefined> {
  const row = await tx.one(payments().where('p.order_id', '=', orderId).orderBy('p.payment_id', 'desc').limit(1));
  if (!row) return undefined;
  const { instructions, bankName, iban, accountHolder } = await readMethodSettings(tx, row.method);
  return { ...dated(row), instructions, bankName, iban, accountHolder };
}

/** Number and state of the order that a payment pays. */
export const findPaidOrder = (tx: Tx, paymentId: number) =>
  tx.one(
    db
      .selectFrom('order_payments')
      .select(['number', 'order_status as orderStatus'])
      .where('payment_id', '=', paymentId),
  );

const IN_STATE = {
  WAITING: sql<boolean>`p.status = 'OPEN'`,
  CONFIRMED: sql<boolean>`d.outcome = 'CONFIRMED'`,
  REJECTED: sql<boolean>`d.outcome = 'REJECTED'`,
  ENDED: sql<boolean>`p.status <> 'OPEN' and d.outcome is null`,
} satisfies Record<State, unknown>;

/** Manual payments of all orders, newest first, for administrators. */
export async function listManualPayments(
  tx: Tx,
  { state: wanted, ...page }: ManualPaymentListQuery,
): Promise<{ data: ManagedManualPayment[]; total: number }> {
  let found = payments()
    .select(['p.user_id as userId', 'p.buyer_name as name', 'p.buyer_email as email', 'p.order_status as orderStatus'])
    .orderBy('p.payment_id', 'desc');
  if (wanted !== undefined) found = found.where(IN_STATE[wanted]);
  const { data, total } = await readPage(tx, found, page);
  const matches = await findMatches(
    tx,
    data.filter(({ state: now }) => now !== 'CONFIRMED').map(({ number }) => number),
  );
  return {
    data: data.map(({ userId, name, email, orderStatus, ...row }) => ({
      ...dated(row),
      buyer: { userId, name, email },
      isOrderOpen: orderStatus === 'PENDING',
      bankMatch: matches.get(row.paymentId) ?? null,
    })),
    total,
  };
}
