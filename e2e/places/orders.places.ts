import type { Demo } from '../support/demo.ts';

/** Orders of the demo's learner: one that is paid, and one of which a part was paid back. */
async function findOrders({ asLearner }: Demo): Promise<{ paidId: number; refundedId: number }> {
  const { data } = await asLearner<{ data: { orderId: number; status: string; refundedMinor: number }[] }>('orders');
  const paid = data.filter(({ status }) => status === 'PAID');
  const whole = paid.find(({ refundedMinor }) => refundedMinor === 0);
  const refunded = paid.find(({ refundedMinor }) => refundedMinor > 0);
  if (!whole || !refunded) throw new Error("The demo's learner has no paid and partly refunded orders.");
  return { paidId: whole.orderId, refundedId: refunded.orderId };
}

export const find = async (demo: Demo) => ({ orders: await findOrders(demo) });
