import { isIban, normalizeIban } from '@sullam/domain/commerce/iban.ts';
import { DAY } from '@sullam/domain/limits.ts';
import { ORDER_TEMPLATE } from '@sullam/domain/notification-targets/order.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { notify } from '../../operations/notifications/notifications.public.ts';
import {
  accessOrder,
  applyOutcomeIn,
  findPayment,
  findRefund,
  lockOrderAndPayment,
  recordRefundResult,
} from '../orders/orders.public.ts';
import { alreadyDecided, refundEnded, wrongAmount } from './manual-payments.errors.ts';
import { findManualPayment, findPaidOrder } from './manual-payments.reads.ts';
import { readMethodSettings, saveDecision, saveMethodSettings } from './manual-payments.repository.ts';
import type { Confirmation, ManualPayment, ManualPaymentSettings } from './manual-payments.schemas.ts';
import { MANUAL_PROVIDER } from './manual-provider.ts';

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

/**
 * Confirms that the money of a payment has come, which pays its order. The money of an order that has ended or is paid another way is
 * recorded and has to be paid back by hand. A payment that was rejected can be confirmed once the money has come after all.
 * @throws Problem manual-payment.wrong-amount when another amount came
 */
export const confirmPayment = (context: MemberContext, paymentId: number, confirmation: Confirmation): Promise<void> =>
  transaction(context, async (tx) => {
    const { order, payment } = await lockManual(tx, paymentId);
    const { amountMinor: receivedMinor, reference, receivedOn } = confirmation;
    if (payment.status === 'SUCCEEDED') throw alreadyDecided();
    const { amountMinor: expectedMinor } = payment;
    if (receivedMinor !== expectedMinor) throw wrongAmount({ expectedMinor, receivedMinor, currency: order.currency });
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
