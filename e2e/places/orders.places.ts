import type { Demo } from '../support/demo.ts';

/** Orders of the demo's learner: one that is paid, one of which a part was paid back, and one that waits for a transfer. */
async function findOwnOrders({ asLearner }: Demo): Promise<{ paidId: number; refundedId: number; waitingId: number }> {
  const { data } = await asLearner<{ data: { orderId: number; status: string; refundedMinor: number }[] }>('orders');
  const paid = data.filter(({ status }) => status === 'PAID');
  const whole = paid.find(({ refundedMinor }) => refundedMinor === 0);
  const refunded = paid.find(({ refundedMinor }) => refundedMinor > 0);
  const waiting = data.find(({ status }) => status === 'PENDING');
  if (!whole || !refunded || !waiting) throw new Error("The demo's learner lacks a paid, refunded or waiting order.");
  return { paidId: whole.orderId, refundedId: refunded.orderId, waitingId: waiting.orderId };
}

/** Orders of others: one whose payment is disputed, and one whose payment came too late. */
async function findTroubled({ asAdministrator }: Demo): Promise<{ disputedId: number; paidLateId: number }> {
  const { data } = await asAdministrator<{
    data: { orderId: number; status: string; refundedMinor: number; isDisputed: boolean }[];
  }>('orders/all?take=100');
  const disputed = data.find(({ isDisputed }) => isDisputed);
  const paidLate = data.find(({ status, refundedMinor }) => status === 'EXPIRED' && refundedMinor > 0);
  if (!disputed || !paidLate) throw new Error('The demo lacks a disputed order or one that was paid late.');
  return { disputedId: disputed.orderId, paidLateId: paidLate.orderId };
}

export const find = async (demo: Demo) => ({
  orders: { ...(await findOwnOrders(demo)), ...(await findTroubled(demo)) },
});
