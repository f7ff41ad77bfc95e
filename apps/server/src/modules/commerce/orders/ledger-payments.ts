import type { PaymentMethod } from '@sullam/domain/commerce/payment-methods.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { completeOrder } from './order-states.ts';
import { balanceTooLow } from './orders.errors.ts';
import type { OrderRecord } from './orders.repository.ts';
import { type LedgerProvider, providerNamed } from './payment-providers.ts';
import { listSucceededPayments, setPaymentStatus } from './payments.repository.ts';

interface Paying {
  method: PaymentMethod;
  provider: LedgerProvider;
  paymentId: number;
}

/**
 * Pays a locked order from an account of its buyer, in the transaction in which the attempt began: either both the account and the
 * order show it, or neither does. Nothing is held, because nothing can happen in between.
 * @throws Problem order.balance-too-low when the account holds less than the order costs
 */
export async function payFromAccount(
  context: MemberContext,
  tx: Tx,
  order: OrderRecord,
  { method, provider, paymentId }: Paying,
): Promise<void> {
  const { orderId, userId, totalMinor: amountMinor, currency } = order;
  const missingMinor = await provider.pay(context, tx, { paymentId, orderId, userId, amountMinor, currency });
  if (missingMinor > 0) throw balanceTooLow(missingMinor, currency);
  await setPaymentStatus(tx, paymentId, 'SUCCEEDED', context.clock.now());
  await completeOrder(context, tx, order, { method });
}

/** The payment by this method that has paid the order from an account already: pressing twice pays once. */
export async function findPaidFromAccount(
  context: SystemContext,
  tx: Tx,
  { orderId, status }: OrderRecord,
  method: PaymentMethod,
): Promise<{ provider: LedgerProvider; paymentId: number } | null> {
  if (status !== 'PAID') return null;
  const paid = (await listSucceededPayments(tx, orderId)).find((payment) => payment.method === method);
  const provider = paid && providerNamed(context, paid.provider);
  return provider?.kind === 'LEDGER' ? { provider, paymentId: paid!.paymentId } : null;
}
