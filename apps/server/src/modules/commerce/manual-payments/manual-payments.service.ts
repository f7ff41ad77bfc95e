import { isIban, normalizeIban } from '@sullam/domain/commerce/iban.ts';
import { DAY } from '@sullam/domain/limits.ts';
import { ORDER_TEMPLATE } from '@sullam/domain/notification-targets/order.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { notify } from '../../operations/notifications/notifications.public.ts';
import { takeLines } from '../bank-statements/bank-statements.public.ts';
import {
  accessOrder,
  applyOutcomeIn,
  beginReceivedPayment,
  findOrderNotice,
  findPayment,
  findRefund,
  listLines,
  lockOrderAndPayment,
  recordRefundResult,
} from '../orders/orders.public.ts';
import { previewPaymentDocument } from '../tax-documents/tax-documents.public.ts';
import { alreadyDecided, refundEnded, wrongAmount } from './manual-payments.errors.ts';
import { findManualPayment, findPaidOrder } from './manual-payments.reads.ts';
import { readMethodSettings, saveDecision, saveMethodSettings } from './manual-payments.repository.ts';
import type {
  Confirmation,
  ConfirmationPreview,
  ManualPayment,
  ManualPaymentSettings,
  MarkPaidBody,
} from './manual-payments.schemas.ts';
import { MANUAL_PROVIDER, manualProvider } from './manual-provider.ts';

export async function readSettings(tx: Tx): Promise<ManualPaymentSettings> {
  const transfer = await readMethodSettings(tx, 'Wire Transfer');
  const { isOffered, instructions, waitDays } = await readMethodSettings(tx, 'Cash');
  return { transfer, cash: { isOffered, instructions, waitDays } };
}

/** A transfer that is offered needs an account; an IBAN that is given must be right in any case. */
function checkTransfer({ isOffered, accountHolder }: ManualPaymentSettings['transfer'], iban: string): void {
  if (iban !== '' && !isIban(iban)) throw invalidField('transfer.iban', 'invalid');
  if (!isOffered) return;
  if (iban === '') throw invalidField('transfer.iban', 'required');
  if (accountHolder.trim() === '') throw invalidField('transfer.accountHolder', 'required');
}

export const saveSettings = (context: MemberContext, { transfer, cash }: ManualPaymentSettings): Promise<void> =>
  transaction(context, async (tx) => {
    const iban = normalizeIban(transfer.iban);
    checkTransfer(transfer, iban);
    const by = { userId: context.caller.userId, now: context.clock.now() };
    const accountHolder = transfer.accountHolder.trim();
    await saveMethodSettings(tx, 'Wire Transfer', { ...transfer, iban, accountHolder }, by);
    await saveMethodSettings(tx, 'Cash', { ...cash, bankName: {}, iban: '', accountHolder: '' }, by);
    await audit(context, tx, {
      action: 'manual-payment-settings.save',
      noun: 'manual-payment-settings',
      nounId: null,
      changes: { transfer: { ...transfer, iban }, cash },
    });
  });

/** The newest manual payment of an order that the caller may see. */
export const readManualPayment = (context: MemberContext, orderId: number): Promise<ManualPayment> =>
  reading(context, async (tx) => {
    await accessOrder(context, tx, orderId, 'read');
    const payment = await findManualPayment(tx, orderId);
    if (!payment) throw notFound();
    return payment;
  });

/** Locks a manual payment and its order, so that of two administrators the second one sees what the first has decided. */
async function lockManual(tx: Tx, paymentId: number) {
  const held = await lockOrderAndPayment(tx, paymentId);
  if (held?.payment.provider !== MANUAL_PROVIDER) throw notFound();
  return held;
}

/** What confirming a payment will do, as things stand. */
export const previewConfirmation = (context: MemberContext, paymentId: number): Promise<ConfirmationPreview> =>
  reading(context, async (tx) => {
    const payment = await findPayment(tx, paymentId);
    const order = payment?.provider === MANUAL_PROVIDER ? await findOrderNotice(tx, payment.orderId) : undefined;
    const paid = await findPaidOrder(tx, paymentId);
    if (!payment || !order || !paid) throw notFound();
    const { firstName, language } = order;
    const isOrderOpen = paid.orderStatus === 'PENDING';
    const lines = await listLines(tx, payment.orderId);
    return {
      isOrderOpen,
      items: lines.map(({ title }) => ({ title })),
      document: isOrderOpen ? await previewPaymentDocument(context, tx, payment.orderId) : null,
      buyer: { firstName, language },
    };
  });

/**
 * Confirms that the money of a payment has come, which pays its order. The money of an order that has ended or is paid another way is
 * recorded and has to be paid back by hand. A payment that was rejected can be confirmed once the money has come after all.
 * Lines of bank statements that are named with it confirm nothing else from then on.
 * @throws Problem manual-payment.wrong-amount when another amount came, or stands in those lines
 */
export const confirmPayment = (context: MemberContext, paymentId: number, confirmation: Confirmation): Promise<void> =>
  transaction(context, async (tx) => {
    const { order, payment } = await lockManual(tx, paymentId);
    const { amountMinor: receivedMinor, reference, receivedOn, bankStatementLineIds } = confirmation;
    if (payment.status === 'SUCCEEDED') throw alreadyDecided();
    const { amountMinor: expectedMinor } = payment;
    const { currency } = order;
    if (receivedMinor !== expectedMinor) throw wrongAmount({ expectedMinor, receivedMinor, currency });
    if (bankStatementLineIds) {
      const onStatements = await takeLines(tx, bankStatementLineIds, { paymentId, currency });
      if (onStatements !== expectedMinor) throw wrongAmount({ expectedMinor, receivedMinor: onStatements, currency });
    }
    const { userId } = context.caller;
    const now = context.clock.now();
    if (Date.parse(receivedOn) > now.getTime() + DAY) throw invalidField('receivedOn', 'invalid');
    await saveDecision(tx, { paymentId, outcome: 'CONFIRMED', reference: reference.trim(), receivedOn, userId, now });
    await applyOutcomeIn(context, tx, paymentId, { outcome: 'PAID', userId });
    await audit(context, tx, {
      action: 'manual-payment.confirm',
      noun: 'order',
      nounId: order.orderId,
      changes: { paymentId, ...confirmation },
    });
  });

/**
 * Records that an order was paid by transfer or in cash although its buyer had not chosen so, such as at a desk. Whether the
 * organisation offers the method to buyers doesn't matter.
 * @throws Problem order.not-payable, manual-payment.wrong-amount
 */
export async function markPaid(
  context: MemberContext,
  orderId: number,
  { method, ...confirmation }: MarkPaidBody,
): Promise<void> {
  const { totalMinor: expectedMinor, currency } = await reading(context, (tx) =>
    accessOrder(context, tx, orderId, 'read'),
  );
  const { amountMinor: receivedMinor } = confirmation;
  // before anything ends that the buyer has begun
  if (receivedMinor !== expectedMinor) throw wrongAmount({ expectedMinor, receivedMinor, currency });
  const paymentId = await beginReceivedPayment(context, orderId, { method, provider: manualProvider });
  await confirmPayment(context, paymentId, confirmation);
}

/** Rejects a payment that waits, with a reason that its buyer reads. The order can be paid again until its time is over. */
export const rejectPayment = (context: MemberContext, paymentId: number, reason: string): Promise<void> =>
  transaction(context, async (tx) => {
    const { order, payment } = await lockManual(tx, paymentId);
    if (payment.status !== 'OPEN') throw alreadyDecided();
    const { userId } = context.caller;
    await saveDecision(tx, { paymentId, outcome: 'REJECTED', reason, userId, now: context.clock.now() });
    await applyOutcomeIn(context, tx, paymentId, { outcome: 'DECLINED', note: reason, userId });
    const paid = await findPaidOrder(tx, paymentId);
    await notify(context, tx, {
      userIds: [order.userId],
      templateId: ORDER_TEMPLATE,
      parameters: { number: String(paid!.number), outcome: 'rejected' },
      data: { orderId: order.orderId },
      dedupeKey: `manual-payment-rejected:${paymentId}`,
    });
    await audit(context, tx, {
      action: 'manual-payment.reject',
      noun: 'order',
      nounId: order.orderId,
      changes: { paymentId, reason },
    });
  });

/** Records that an administrator has paid a refund back by hand. */
export const completeRefund = (context: MemberContext, refundId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const refund = await findRefund(tx, refundId);
    const payment = refund && (await findPayment(tx, refund.paymentId));
    if (payment?.provider !== MANUAL_PROVIDER || !refund) throw notFound();
    const { userId } = context.caller;
    if (!(await recordRefundResult(context, tx, refund, { status: 'SUCCEEDED', userId }))) throw refundEnded();
    await audit(context, tx, {
      action: 'manual-refund.complete',
      noun: 'order',
      nounId: refund.orderId,
      changes: { refundId, amountMinor: refund.amountMinor },
    });
  });
