import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { Problem } from '../../../kernel/problem.ts';
import { accessEvent, eventAnnounced } from '../../events/events/events.public.ts';
import { cancelLine, listLineStates, lockOrder } from '../orders/orders.public.ts';
import { notifyDesk, notifyOfRefundByHand } from './refund-requests.notifications.ts';
import { type EventLine, listEventLines, readSoldTickets } from './refund-requests.reads.ts';
import { settleLine } from './refund-requests.repository.ts';
import type { SoldTickets } from './refund-requests.schemas.ts';

const REFUND_EVENT = 'refund-requests.refund-event';

/** Lines that one run refunds; the next run goes on, so that other jobs get their turn. */
const LINES_PER_RUN = 50;

const goOn = (context: SystemContext, tx: Tx, eventId: number, afterId: number): Promise<void> =>
  context.jobs.enqueue(tx, context.organizationId, REFUND_EVENT, { eventId, afterId });

/** A cancelled event owes its buyers what they paid. */
export const refundCancelledEvent = on(eventAnnounced, async (context, { eventId, news }) => {
  if (news === 'cancelled') await transaction(context, (tx) => goOn(context, tx, eventId, 0));
});

/**
 * Refunds what is left of one line, once. A refund of a part that has not ended yet counts: the buyer gets the rest, because the ticket was
 * still theirs when the event was cancelled.
 */
const refundLine = (context: SystemContext, { orderId, orderLineId, ticketMinor, isPart }: EventLine): Promise<void> =>
  transaction(context, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const state = (await listLineStates(tx, orderId)).find(({ line }) => line.orderLineId === orderLineId);
    if (order?.status !== 'PAID' || !state || state.line.cancelledAt !== null) return;
    if (state.reasons.includes('EVENT_CANCELLED')) return;
    const amountMinor = Math.min(ticketMinor, state.leftMinor);
    const isFree = state.line.totalMinor === 0 && !isPart;
    if (amountMinor === 0 && !isFree) return;
    const cancelling = { amountMinor, reason: 'EVENT_CANCELLED', note: '', requestedBy: null, isPart } as const;
    await cancelLine(context, tx, { order, state }, cancelling);
    if (isFree) await settleLine(tx, orderLineId, 0, context.clock.now());
    await notifyOfRefundByHand(context, tx, orderId);
  });

/** A line that can't be refunded is left to administrators, and does not keep the others waiting. */
async function refundOrReport(context: SystemContext, line: EventLine): Promise<void> {
  try {
    await refundLine(context, line);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { orderId, orderLineId } = line;
    context.log.error({ orderId, orderLineId, code: error.code }, 'a line of a cancelled event could not be refunded');
    const key = `event-refund-failed:${orderLineId}`;
    await transaction(context, (tx) => notifyDesk(context, tx, { orderId, outcome: 'refundFailed', key }));
  }
}

async function refundEvent(context: SystemContext, eventId: number, afterId: number): Promise<void> {
  const lines = await reading(context, (tx) => listEventLines(tx, eventId, { afterId, take: LINES_PER_RUN }));
  for (const line of lines) await refundOrReport(context, line);
  const last = lines.at(-1);
  if (last && lines.length === LINES_PER_RUN)
    await transaction(context, (tx) => goOn(context, tx, eventId, last.orderLineId));
}

/** What would go back to buyers if an event that the caller may edit was cancelled. */
export const countSoldTickets = (context: MemberContext, eventId: number): Promise<SoldTickets> =>
  reading(context, async (tx) => {
    await accessEvent(context, tx, eventId, 'edit');
    return readSoldTickets(tx, eventId);
  });

export const eventRefundJobs: readonly JobDefinition[] = [
  {
    name: REFUND_EVENT,
    run: (context, { eventId, afterId }) => refundEvent(context, Number(eventId), Number(afterId)),
  },
];
