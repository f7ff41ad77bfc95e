import { daysAgo } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoBookings } from '../orders/orders.public.ts';
import { type Transfer, transfer } from './credit-ledger.ts';

type Dated = Transfer & { at: Date };

/** Key of what a member of the demo was given, counted from 0. */
export const demoTopUpKey = (memberKey: string, index: number): string => `demo:${memberKey}:${index}`;

/** What administrators gave, as the demo's members say. */
const topUps = ({ context, demo, loaded }: DemoLoad): Dated[] => {
  const ids = loaded.get(demoMembers);
  return demo.members.flatMap(({ key, credit }) =>
    credit.map(({ amount, currency, by, reason, daysAgo: days }, index) => ({
      key: demoTopUpKey(key, index),
      kind: 'TOP_UP' as const,
      userId: ids.get(key)!,
      amountMinor: amount,
      currency,
      reason,
      madeBy: ids.get(by)!,
      at: daysAgo(context.clock.now(), days),
    })),
  );
};

/** Orders that were paid with credit, and refunds that went to it. */
const ofOrders = ({ loaded }: DemoLoad): Dated[] =>
  loaded.get(demoBookings).flatMap(({ method, paymentId, refundId, isToCredit, ...booking }): Dated[] => {
    const isReturn = method === 'Organization Credit';
    const { orderId, userId, currency, amountMinor, at } = booking;
    const entry = { orderId, userId, currency, amountMinor, at };
    if (refundId === null) return isReturn ? [{ ...entry, key: `payment:${paymentId}`, kind: 'PAYMENT' }] : [];
    const refund = { key: `refund:${refundId}`, kind: 'REFUND', refundId, isReturn } as const;
    return isReturn || isToCredit ? [{ ...entry, ...refund }] : [];
  });

/** The ledger of the demo, in the order in which it happened. */
export async function loadDemoCredit(load: DemoLoad): Promise<void> {
  const entries = [...topUps(load), ...ofOrders(load)].sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const entry of entries) {
    const { missingMinor } = await transfer(load.context, load.tx, entry);
    if (missingMinor > 0) throw new Error(`The demo spends credit that it hasn't given: ${entry.key}`);
  }
}
