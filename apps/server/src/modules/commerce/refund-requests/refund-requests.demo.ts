import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoRequests, insertHistory } from '../orders/orders.public.ts';
import { insertRequest } from './refund-requests.repository.ts';

/** Refunds that buyers have asked for and that wait for a decision. */
export async function loadDemoRequests({ tx, loaded }: DemoLoad): Promise<void> {
  for (const { orderId, orderLineId, userId, reason, at } of loaded.get(demoRequests)) {
    await insertRequest(tx, { orderId, orderLineId, userId, reason, amountMinor: null, now: at });
    await insertHistory(tx, { orderId, kind: 'REFUND_ASKED', orderLineId, note: reason, userId, at });
  }
}
