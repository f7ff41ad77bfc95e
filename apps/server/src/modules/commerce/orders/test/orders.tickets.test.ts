import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { editing, enroll, FREE, givenDraft, publish, readAs } from '../../../events/events/test/events.factory.ts';
import {
  endPayment,
  givenOrders,
  givenPayment,
  givenShop,
  readCart,
  readOrder,
  reportOutcome,
  type Shop,
} from './orders.factory.ts';

const server = testServer();
const PRICE = 11_500;
const QUARTER_HOUR = 15 * 60_000;
let shop: Shop;

beforeAll(async () => {
  shop = await givenShop(server);
});

const someone = () => givenMember(server, shop.organizationId);

interface SoldEvent {
  eventId: number;
  eventTicketTypeId: number;
}

/** A published event whose only kind of ticket has a price. */
async function givenSoldEvent(capacity: number | null, questions: object[] = []): Promise<SoldEvent> {
  const kind = { ...FREE, name: { en: 'Seat', ar: 'مقعد' }, priceMinor: PRICE };
  const eventId = await givenDraft(server, shop.administrator, { capacity, questions } as never, [kind]);
  expect((await publish(server, shop.administrator, eventId)).status).toBe(200);
  const { ticketTypes } = await editing(server, shop.administrator, eventId);
  return { eventId, eventTicketTypeId: ticketTypes[0]!.eventTicketTypeId };
}

const choose = (who: TestMember, { eventId, eventTicketTypeId }: SoldEvent, answers: object[] = []) =>
  callAs<{ cartItemId: number }>(server, who, `POST /api/events/${eventId}/enrollment/cart`, {
    eventTicketTypeId,
    answers,
  });

const stateOf = async (who: TestMember, { eventId }: SoldEvent) =>
  (await readAs(server, who, eventId)).own?.state ?? null;

/** Orders a ticket and begins to pay it. */
async function givenOrderedTicket(who: TestMember, event: SoldEvent) {
  expect((await choose(who, event)).status).toBe(200);
  const [order] = await givenOrders(server, who);
  return { orderId: order!.orderId, paymentId: await givenPayment(server, who, order!.orderId) };
}

describe('a ticket that has a price', () => {
  it('goes into the cart, holds a place while it is ordered and opens the door once it is paid', async () => {
    const [event, buyer] = [await givenSoldEvent(1), await someone()];
    expect((await choose(buyer, event)).status).toBe(200);
    const { purchasedItems } = await readCart(server, buyer);
    expect(purchasedItems).toMatchObject([
      { purchasedItemType: { slug: 'event' }, pageId: event.eventId, priceMinor: PRICE, problem: null },
    ]);
    expect(purchasedItems[0]!.title).toEqual({ en: 'Evening circle – Seat', ar: 'حلقة المساء – مقعد' });
    expect(await stateOf(buyer, event)).toBeNull();

    const [order] = await givenOrders(server, buyer);
    expect(await stateOf(buyer, event)).toBe('PENDING_PAYMENT');
    const paymentId = await givenPayment(server, buyer, order!.orderId);
    await endPayment(server, buyer, paymentId, 'PAID');
    expect(await stateOf(buyer, event)).toBe('ENROLLED');
    expect((await callAs(server, buyer, `GET /api/events/${event.eventId}/ticket`)).status).toBe(200);
    expect((await readOrder(server, buyer, order!.orderId)).purchasedItems).toMatchObject([
      { itemId: event.eventTicketTypeId, pageId: event.eventId },
    ]);
  });

  it('is never given away without an order', async () => {
    const [event, buyer] = [await givenSoldEvent(5), await someone()];
    expect((await enroll(server, buyer, event)).body).toMatchObject({ errorCode: 'place.free' });
    expect(await stateOf(buyer, event)).toBeNull();
  });

  it('asks what the event asks before it goes into the cart, and keeps the answers', async () => {
    const question = { key: 'meal', text: { en: 'Meal?', ar: 'الوجبة؟' }, kind: 'TEXT', isRequired: true, choices: [] };
    const [event, buyer] = [await givenSoldEvent(5, [question]), await someone()];
    expect((await choose(buyer, event)).status).toBe(400);
    expect((await choose(buyer, event, [{ key: 'meal', answer: 'Fish' }])).status).toBe(200);
    const [order] = await givenOrders(server, buyer);
    await endPayment(server, buyer, await givenPayment(server, buyer, order!.orderId), 'PAID');
    const rows = await server.admin`select answers from event_enrollments where event_id = ${event.eventId}`;
    expect([...rows]).toEqual([{ answers: [{ key: 'meal', answer: 'Fish' }] }]);
  });

  it('gives its place back when the order is cancelled or expires, and returns to the cart', async () => {
    const event = await givenSoldEvent(1);
    const [first, second] = [await someone(), await someone()];
    const { orderId } = await givenOrderedTicket(first, event);
    expect((await choose(second, event)).body).toMatchObject({ errorCode: 'cart.item-sold-out' });
    expect((await callAs(server, first, `POST /api/orders/${orderId}/cancel`, {})).status).toBe(200);
    expect((await readCart(server, first)).purchasedItems).toMatchObject([{ problem: null }]);
    await givenOrderedTicket(second, event);
    expect((await readCart(server, first)).purchasedItems).toMatchObject([{ problem: 'SOLD_OUT' }]);
    server.clock.advance(QUARTER_HOUR + 1000);
    await server.runJobs();
    expect(await stateOf(second, event)).toBeNull();
    expect((await readCart(server, first)).purchasedItems).toMatchObject([{ problem: null }]);
  });

  it('is sold to one of many who order the last place at once', async () => {
    const event = await givenSoldEvent(1);
    const buyers = await Promise.all(Array.from({ length: 12 }, someone));
    for (const who of buyers) expect((await choose(who, event)).status).toBe(200);
    const carts = await Promise.all(buyers.map((who) => readCart(server, who)));
    const placed = await Promise.all(
      buyers.map((who, at) => callAs(server, who, 'POST /api/cart/checkout', { version: carts[at]!.version })),
    );
    expect(placed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(placed.filter(({ body }) => body.errorCode === 'order.cart-changed')).toHaveLength(11);
  });

  it('is refunded when its payment arrives after the hold, and the place is the next buyer’s', async () => {
    const event = await givenSoldEvent(1);
    const [late, next] = [await someone(), await someone()];
    const { orderId, paymentId } = await givenOrderedTicket(late, event);
    server.clock.advance(QUARTER_HOUR + 1000);
    // the job that expires the order has not run yet
    await reportOutcome(server, shop, paymentId, 'PAID');
    expect(await readOrder(server, late, orderId)).toMatchObject({
      status: 'EXPIRED',
      refunds: [{ reason: 'PAID_LATE', amountMinor: PRICE }],
    });
    expect(await stateOf(late, event)).toBeNull();
    expect((await choose(next, event)).status).toBe(200);
  });

  it('is refunded when its place was taken away while the order was paid', async () => {
    const [event, buyer] = [await givenSoldEvent(3), await someone()];
    const { orderId, paymentId } = await givenOrderedTicket(buyer, event);
    await server.admin`update places set state = 'EXPIRED', until = null where user_id = ${buyer.userId}`;
    await endPayment(server, buyer, paymentId, 'PAID');
    await server.runJobs();
    const { status, refunds, purchasedItems } = await readOrder(server, buyer, orderId);
    expect(status).toBe('PAID');
    expect(refunds).toMatchObject([
      { purchasedItemId: purchasedItems[0]!.id, amountMinor: PRICE, reason: 'UNAVAILABLE', status: 'SUCCEEDED' },
    ]);
  });

  it('opens no door once it is refunded, and cannot be given back instead', async () => {
    const [event, buyer] = [await givenSoldEvent(1), await someone()];
    const { orderId, paymentId } = await givenOrderedTicket(buyer, event);
    await endPayment(server, buyer, paymentId, 'PAID');
    expect((await callAs(server, buyer, `DELETE /api/events/${event.eventId}/enrollment`)).body).toMatchObject({
      errorCode: 'event.ticket-bought',
    });
    const [line] = (await readOrder(server, buyer, orderId)).purchasedItems;
    await callAs(server, shop.administrator, `POST /api/orders/refund/${line!.id}`, {
      amountMinor: PRICE,
      note: 'Ill',
    });
    await server.runJobs();
    expect(await stateOf(buyer, event)).toBeNull();
    expect((await readAs(server, buyer, event.eventId)).free).toBe(1);
    const voids = await server.admin`select reason from event_void_tickets where event_id = ${event.eventId}`;
    expect([...voids]).toEqual([{ reason: 'CANCELLED' }]);
  });

  it('is offered to whoever waits, and paid for like any other', async () => {
    const event = await givenSoldEvent(1);
    const [first, waiting] = [await someone(), await someone()];
    const { orderId } = await givenOrderedTicket(first, event);
    expect((await enroll(server, waiting, event)).body.state).toBe('WAITLISTED');
    expect((await choose(waiting, event)).body).toMatchObject({ errorCode: 'cart.item-sold-out' });
    await callAs(server, first, `POST /api/orders/${orderId}/cancel`, {});
    expect((await readAs(server, waiting, event.eventId)).own).toMatchObject({ isForSale: true, state: 'WAITLISTED' });
    const accept = `POST /api/events/${event.eventId}/enrollment/accept-offer`;
    expect((await callAs(server, waiting, accept)).body).toMatchObject({ errorCode: 'event.ticket-for-sale' });
    const { paymentId } = await givenOrderedTicket(waiting, event);
    await endPayment(server, waiting, paymentId, 'PAID');
    expect((await readAs(server, waiting, event.eventId)).own).toMatchObject({ isBought: true, state: 'ENROLLED' });
    expect((await readCart(server, first)).purchasedItems).toMatchObject([{ problem: 'SOLD_OUT' }]);
  });
});
