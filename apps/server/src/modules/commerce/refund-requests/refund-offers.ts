import { shareOfAmount, tierAt } from '@sullam/domain/commerce/cancellation.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type LineState, listLineStates, type OrderRecord } from '../orders/orders.public.ts';
import { findItemPages } from '../purchasable-items/purchasable-items.public.ts';
import { listOpenLines } from './refund-requests.repository.ts';
import type { RefundOffer } from './refund-requests.schemas.ts';

/** A line of an order with what its buyer can request now. */
export interface OfferedLine {
  state: LineState;
  offer: RefundOffer;
}

const NOTHING = { outcome: 'NONE', amountMinor: null, refundPercent: null } as const;

/** What the terms of a line give at a moment. `startsAt` is null for what has no start. */
function offerFor({ line, leftMinor, isOver }: LineState, startsAt: Date | null, now: Date) {
  if (isOver) return NOTHING;
  // what cost nothing is given back without money, as long as it can still be used by another
  if (line.totalMinor === 0)
    return startsAt && startsAt < now
      ? NOTHING
      : ({ outcome: 'AT_ONCE', amountMinor: 0, refundPercent: null } as const);
  const tier = startsAt && tierAt(line.cancellationTiers, startsAt, now);
  if (!tier) return { ...NOTHING, outcome: 'ASK' } as const;
  const { refundPercent } = tier;
  const amountMinor = Math.min(shareOfAmount(line.totalMinor, refundPercent), leftMinor);
  return amountMinor > 0
    ? ({ outcome: 'AT_ONCE', amountMinor, refundPercent } as const)
    : ({ ...NOTHING, outcome: 'ASK' } as const);
}

/** What the buyer of an order can request of each line now. */
export async function listOffers(
  context: MemberContext,
  tx: Tx,
  { orderId, status }: Pick<OrderRecord, 'orderId' | 'status'>,
): Promise<OfferedLine[]> {
  const states = await listLineStates(tx, orderId);
  const pages = await findItemPages(
    context,
    tx,
    states.map(({ line }) => line),
  );
  const open = await listOpenLines(tx, orderId);
  const now = context.clock.now();
  return states.map((state, at) => {
    const { orderLineId } = state.line;
    const isPossible = status === 'PAID' && !open.includes(orderLineId);
    const offer = isPossible ? offerFor(state, pages[at]?.start?.at ?? null, now) : NOTHING;
    return { state, offer: { purchasedItemId: orderLineId, ...offer } };
  });
}
