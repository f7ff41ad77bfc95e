import { ORDER_DESK_TEMPLATE } from '@sullam/domain/notification-targets/order-desk.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { resumeSource, suspendSource } from '../../learning/entitlements/entitlements.public.ts';
import { administrators, notifyAudience } from '../../operations/notifications/notifications.public.ts';
import {
  insertHistory,
  isSurplus,
  listLines,
  lockOrderAndPayment,
  type OrderRecord,
  type PaymentRecord,
  recordOutsideRefund,
  saleOf,
} from '../orders/orders.public.ts';
import { findItemType } from '../purchasable-items/purchasable-items.public.ts';
import { findDispute, findOrderNumber, insertDispute, listSuspending, saveDispute } from './disputes.repository.ts';
import type { DisputeStatus } from './disputes.schemas.ts';

/** How a dispute stands at its provider. */
export interface DisputeReport {
  /** Id at the provider. */
  reference: string;
  /** Id of the payment at the provider. */
  providerPayment: string;
  status: DisputeStatus;
  amountMinor: number;
  reason: string;
  dueAt: Date | null;
}

interface Disputed {
  order: OrderRecord;
  payment: PaymentRecord;
  report: DisputeReport;
}

const hasEnded = (status: DisputeStatus): boolean => status === 'WON' || status === 'LOST';

const sourceOf = (orderLineId: number) => ({ source: 'ORDER', sourceKey: String(orderLineId) }) as const;

async function note(
  context: SystemContext,
  tx: Tx,
  { order: { orderId }, payment: { method }, report: { amountMinor, reason } }: Disputed,
  kind: 'DISPUTED' | 'DISPUTE_WON' | 'DISPUTE_LOST',
): Promise<void> {
  const at = context.clock.now();
  await insertHistory(tx, { orderId, kind, method, amountMinor, note: kind === 'DISPUTED' ? reason : '', at });
}

/** Administrators hear of each turn, once. */
async function notifyAdministrators(context: SystemContext, tx: Tx, disputed: Disputed): Promise<void> {
  const { order, payment, report } = disputed;
  const found = await findOrderNumber(tx, payment.paymentId);
  await notifyAudience(context, tx, administrators, {
    templateId: ORDER_DESK_TEMPLATE,
    parameters: { number: String(found?.number ?? ''), outcome: `dispute${report.status}` },
    data: { soldOrderId: order.orderId },
    dedupeKey: `dispute:${payment.paymentId}:${report.reference}:${report.status}`,
  });
}

/** Suspends or resumes everything that an order gave. */
async function setSuspended(context: SystemContext, tx: Tx, order: OrderRecord, isSuspended: boolean): Promise<void> {
  for (const line of await listLines(tx, order.orderId)) {
    const suspend = findItemType(context, line.itemType)?.suspend;
    const right = { userId: order.userId, source: sourceOf(line.orderLineId) };
    if (suspend) await suspend(context, tx, saleOf(order, line), isSuspended);
    else if (isSuspended) await suspendSource(context, tx, right);
    else await resumeSource(context, tx, right);
  }
}

/** Everything of the order opens again, unless another dispute goes on. */
async function resumeAccess(context: SystemContext, tx: Tx, order: OrderRecord): Promise<void> {
  if ((await listSuspending(tx, order.orderId)).length === 0) await setSuspended(context, tx, order, false);
}

/** The money is gone: that is booked like a refund, and access ends for good. Learning records stay. */
async function lose(context: SystemContext, tx: Tx, disputed: Disputed, isPayer: boolean): Promise<void> {
  const { order, report } = disputed;
  const { reference, amountMinor } = report;
  await note(context, tx, disputed, 'DISPUTE_LOST');
  await recordOutsideRefund(context, tx, disputed, { reference, amountMinor, reason: 'DISPUTE' });
  if (!isPayer) return;
  for (const line of await listLines(tx, order.orderId))
    await findItemType(context, line.itemType)?.revoke(context, tx, saleOf(order, line));
}

async function turn(context: SystemContext, tx: Tx, disputed: Disputed, before: DisputeStatus | null): Promise<void> {
  const { order, payment, report } = disputed;
  // a payment that came late or twice gave no access
  const isPayer = order.status === 'PAID' && !(await isSurplus(tx, payment.paymentId));
  // each end of a dispute follows its beginning in the history, also of one that is lost before it is known
  if (report.status === 'OPEN' || (report.status === 'LOST' && before !== 'OPEN'))
    await note(context, tx, disputed, 'DISPUTED');
  if (report.status === 'OPEN' && isPayer) await setSuspended(context, tx, order, true);
  if (report.status === 'LOST') await lose(context, tx, disputed, isPayer);
  if (report.status === 'WON' && before === 'OPEN') {
    await note(context, tx, disputed, 'DISPUTE_WON');
    if (isPayer) await resumeAccess(context, tx, order);
  }
  await notifyAdministrators(context, tx, disputed);
}

/**
 * Applies how a dispute stands at its provider: once, in any order. While it is open, what was bought is suspended; an inquiry suspends
 * nothing. A dispute that has ended here stays as it is.
 */
export const recordDispute = (context: SystemContext, paymentId: number, report: DisputeReport): Promise<void> =>
  transaction(context, async (tx) => {
    const held = await lockOrderAndPayment(tx, paymentId);
    if (!held) return;
    const { reference, status, amountMinor, reason, dueAt } = report;
    const now = context.clock.now();
    const before = await findDispute(tx, paymentId, reference);
    if (before && (hasEnded(before.status) || (before.status === 'OPEN' && status === 'INQUIRY'))) return;
    const { orderId } = held.order;
    if (before) await saveDispute(tx, before.disputeId, { status, dueAt, now });
    else await insertDispute(tx, { orderId, paymentId, reference, status, amountMinor, reason, dueAt, now });
    if (before?.status !== status) await turn(context, tx, { ...held, report }, before?.status ?? null);
  });
