import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessOrder, applyOutcome, findPayment, notPayable } from '../orders/orders.public.ts';
import { TEST_PROVIDER } from './test-provider.ts';

/** An open payment of the caller with the test provider. */
export const readTestPayment = (context: MemberContext, paymentId: number) =>
  reading(context, async (tx) => {
    const payment = await findPayment(tx, paymentId);
    if (payment?.provider !== TEST_PROVIDER) throw notFound();
    const { orderId, currency, expiresAt } = await accessOrder(context, tx, payment.orderId, 'buy');
    if (payment.status !== 'OPEN') throw notPayable();
    const { amountMinor } = payment;
    return { paymentId, orderId, amountMinor, currency, expiresAt: expiresAt.toISOString() };
  });

/** Reports the outcome that the buyer chose, as a provider's notice would. */
export async function chooseOutcome(
  context: MemberContext,
  paymentId: number,
  outcome: 'PAID' | 'DECLINED',
): Promise<void> {
  await readTestPayment(context, paymentId);
  await applyOutcome(context, paymentId, outcome);
}
