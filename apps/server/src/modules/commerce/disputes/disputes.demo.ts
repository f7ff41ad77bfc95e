import { DAY } from '@sullam/domain/limits.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { suspendSource } from '../../learning/entitlements/entitlements.public.ts';
import { demoDisputes, insertHistory, listLines } from '../orders/orders.public.ts';
import { insertDispute } from './disputes.repository.ts';

/** Until when evidence can be handed in. */
const EVIDENCE_DAYS = 12;

/** Open disputes of the demo, with what they suspend. */
export async function loadDemoDisputes({ context, tx, loaded }: DemoLoad): Promise<void> {
  for (const { payment, at } of loaded.get(demoDisputes)) {
    const { orderId, paymentId, userId, amountMinor, method } = payment;
    const reason = 'fraudulent';
    await insertDispute(tx, {
      orderId,
      paymentId,
      reference: `test-dispute-${paymentId}`,
      status: 'OPEN',
      amountMinor,
      reason,
      dueAt: new Date(at.getTime() + EVIDENCE_DAYS * DAY),
      now: at,
    });
    await insertHistory(tx, { orderId, kind: 'DISPUTED', method, amountMinor, note: reason, at });
    for (const { orderLineId } of await listLines(tx, orderId))
      await suspendSource(context, tx, { userId, source: { source: 'ORDER', sourceKey: String(orderLineId) } });
  }
}
