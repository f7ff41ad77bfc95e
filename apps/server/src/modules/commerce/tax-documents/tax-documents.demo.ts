import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoBookings } from '../orders/orders.public.ts';
import { issueForPayment, issueForRefund } from './issue-documents.ts';

/** Documents of the paid orders and refunds, numbered in the order in which they happened. */
export async function loadDemoTaxDocuments({ context, tx, loaded }: DemoLoad): Promise<void> {
  const bookings = [...loaded.get(demoBookings)].sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const { orderId, refundId, at } of bookings)
    await (refundId === null
      ? issueForPayment(context, tx, orderId, at)
      : issueForRefund(context, tx, { orderId, refundId }, at));
}
