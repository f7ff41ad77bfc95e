import { expect } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import { editing, FREE, givenDraft, publish } from '../../../events/events/test/events.factory.ts';
import type { Order } from '../../orders/orders.schemas.ts';
import { endPayment, givenOrders, givenPayment, readOrder, type Shop } from '../../orders/test/orders.factory.ts';
import type { OrderRefundRequests } from '../refund-requests.schemas.ts';

export const HOUR = 3_600_000;
export const TICKET_PRICE = 999;

export const TIERS = [
  { hoursBeforeStart: 48, refundPercent: 100 },
  { hoursBeforeStart: 24, refundPercent: 50 },
];

export interface SoldEvent {
  eventId: number;
  eventTicketTypeId: number;
  startsAt: Date;
}

/** A published event, a week from now, whose only kind of ticket has a price and terms. */
export async function givenSoldEvent(
  server: TestServer,
  { administrator }: Shop,
  { tiers = TIERS, capacity = null }: { tiers?: typeof TIERS | null; capacity?: number | null } = {},
): Promise<SoldEvent> {
  const kind = { ...FREE, name: { en: 'Seat', ar: 'مقعد' }, priceMinor: TICKET_PRICE };
  const eventId = await givenDraft(server, administrator, { capacity } as never, [kind]);
  expect((await publish(server, administrator, eventId)).status).toBe(200);
  const { ticketTypes, startTime } = await readEvent(server, administrator, eventId);
  const { eventTicketTypeId } = ticketTypes[0]!;
  if (tiers) expect((await saveTerms(server, administrator, eventTicketTypeId, tiers, 0)).status).toBe(200);
  return { eventId, eventTicketTypeId, startsAt: new Date(startTime) };
}

async function readEvent(server: TestServer, administrator: TestMember, eventId: number) {
  const { ticketTypes } = await editing(server, administrator, eventId);
  const [row] = await server.admin<{ starts_at: Date }[]>`select starts_at from events where event_id = ${eventId}`;
  return { ticketTypes, startTime: row!.starts_at };
}

export const saveTerms = (
  server: TestServer,
  who: TestMember,
  ticketTypeId: number,
  tiers: readonly object[] | null,
  version: number,
) => callAs<{ version: number }>(server, who, `PUT /api/cancellation-terms/event/${ticketTypeId}`, { tiers, version });

export const addTicket = (server: TestServer, who: TestMember, { eventId, eventTicketTypeId }: SoldEvent) =>
  callAs(server, who, `POST /api/events/${eventId}/enrollment/cart`, { eventTicketTypeId, answers: [] });

/** A paid order of a ticket. */
export async function givenTicketOrder(server: TestServer, who: TestMember, event: SoldEvent): Promise<Order> {
  expect((await addTicket(server, who, event)).status).toBe(200);
  const [order] = await givenOrders(server, who);
  const paymentId = await givenPayment(server, who, order!.orderId);
  expect((await endPayment(server, who, paymentId, 'PAID')).status).toBe(204);
  return readOrder(server, who, order!.orderId);
}

export const readRequests = (server: TestServer, who: TestMember, orderId: number) =>
  callAs<OrderRefundRequests>(server, who, `GET /api/orders/${orderId}/refund-requests`);

export const requestRefund = (
  server: TestServer,
  who: TestMember,
  orderId: number,
  lines: readonly { purchasedItemId: number; amountMinor: number | null }[],
  reason = '',
) => callAs<OrderRefundRequests>(server, who, `POST /api/orders/${orderId}/refund-requests`, { lines, reason });

/** Moves the clock to so many milliseconds before the start of an event. */
export const moveBefore = (server: TestServer, { startsAt }: SoldEvent, ms: number): void =>
  server.clock.advance(startsAt.getTime() - ms - server.clock.now().getTime());
