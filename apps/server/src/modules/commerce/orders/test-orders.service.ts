import type { MemberContext } from '../../../kernel/context.ts';
import { checkOut } from './checkout.service.ts';
import type { CheckoutBody, TestOrder } from './orders.schemas.ts';
import { startPayment } from './payments.service.ts';

/** Name of the provider that moves no money, which the module test-payments contributes. */
export const TEST_PROVIDER = 'test';

/**
 * Lets an administrator try what buyers go through: orders what is in their cart and begins to pay it at the test provider, whichever
 * providers buyers can choose. Reports and accounting leave test orders out.
 */
export async function placeTestOrder(
  context: MemberContext,
  body: Pick<CheckoutBody, 'version'>,
  idempotencyKey: string | string[] | undefined,
): Promise<TestOrder> {
  const { orders } = await checkOut(context, body, idempotencyKey);
  const unpaid = orders.find(({ status }) => status === 'PENDING');
  if (!unpaid) return { orders, payment: null };
  const payment = await startPayment(context, unpaid.orderId, { method: 'Credit Card', provider: TEST_PROVIDER });
  return { orders, payment };
}
