import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { transaction } from '../../../../kernel/database/database.ts';
import { editing } from '../../../events/events/test/events.factory.ts';
import { findRefund } from '../../orders/payments.repository.ts';
import { recordRefundResult } from '../../orders/refunds.service.ts';
import {
  endPayment,
  givenOrders,
  givenPayment,
  givenPricedCourse,
  givenShop,
  readOrder,
  type Shop,
  systemOf,
} from '../../orders/test/orders.factory.ts';
import { eventRefundJobs } from '../event-refunds.service.ts';
import type { SoldTickets } from '../refund-requests.schemas.ts';
import {
  addTicket,
  givenSoldEvent,
  givenTicketOrder,
  HOUR,
  moveBefore,
  readRequests,
  requestRefund,
  type SoldEvent,
  TICKET_PRICE,
} from './ticket-shop.factory.ts';

const server = testServer();
let shop: Shop;
let event: SoldEvent;

beforeEach(async () => {
  shop = await givenShop(server);
  event = await givenSoldEvent(server, shop);
});

const someone = () => givenMember(server, shop.organizationId);

async function cancel(): Promise<void> {
  const { version } = await editing(server, shop.administrator, event.eventId);
  const body = { reason: { en: 'Ill' }, version };
  expect((await callAs(server, shop.administrator, `POST /api/events/${event.eventId}/cancel`, body)).status).toBe(200);
}

/** Runs the job again, as after a crash. */
const runAgain = () => eventRefundJobs[0]!.run(systemOf(server, shop) as never, { eventId: event.eventId, afterId: 0 });

const soldTickets = async (who: TestMember = shop.administrator) =>
  callAs<SoldTickets>(server, who, `GET /api/events/${event.eventId}/sold-tickets`);

const refundsOf = async (who: TestMember, orderId: number) =>
  (await readOrder(server, who, orderId)).refunds.map(({ reason, amountMinor, status }) => [
    reason,
    amountMinor,
    status,
  ]);

describe('cancelling an event', () => {
  it('refunds every paid ticket in full, once, however often the job runs', async () => {
    const buyers = [await someone(), await someone(), await someone()];
    const orders: number[] = [];
    for (const who of buyers) orders.push((await givenTicketOrder(server, who, event)).orderId);
    expect((await soldTickets()).body).toEqual({
      ticketCount: 3,
      amounts: [{ currency: 'SAR', amountMinor: 3 * TICKET_PRICE }],
    });
    await cancel();
    await server.runJobs();
    await Promise.all([runAgain(), runAgain()]);
    await server.runJobs();
    for (const [at, who] of buyers.entries()) {
      expect(await refundsOf(who, orders[at]!)).toEqual([['EVENT_CANCELLED', TICKET_PRICE, 'SUCCEEDED']]);
      expect((await readOrder(server, who, orders[at]!)).purchasedItems).toMatchObject([
        { cancelledAt: expect.any(String) },
      ]);
    }
    expect((await soldTickets()).body).toEqual({ ticketCount: 0, amounts: [] });
    const mails = await server.admin`select 1 from notifications where user_id = ${buyers[0]!.userId}
      and parameters->>'outcome' = 'refunded'`;
    expect(mails).toHaveLength(1);
  });

  it('gives the rest to a buyer whose own refund still runs, and settles a request that waits', async () => {
    const [running, waiting] = [await someone(), await someone()];
    const first = await givenTicketOrder(server, running, event);
    const second = await givenTicketOrder(server, waiting, event);
    moveBefore(server, event, 30 * HOUR);
    await requestRefund(server, running, first.orderId, [
      { purchasedItemId: first.purchasedItems[0]!.id, amountMinor: 500 },
    ]);
    await server.admin`update order_lines set cancellation_tiers = '[]' where order_line_id = ${second.purchasedItems[0]!.id}`;
    const line = { purchasedItemId: second.purchasedItems[0]!.id, amountMinor: null };
    expect((await requestRefund(server, waiting, second.orderId, [line])).status).toBe(200);
    await cancel();
    // the refund of the buyer has not been carried out yet
    await runAgain();
    await server.runJobs();
    expect(await refundsOf(running, first.orderId)).toEqual([
      ['EVENT_CANCELLED', 499, 'SUCCEEDED'],
      ['BUYER', 500, 'SUCCEEDED'],
    ]);
    expect(await refundsOf(waiting, second.orderId)).toEqual([['EVENT_CANCELLED', TICKET_PRICE, 'SUCCEEDED']]);
    const { requests } = (await readRequests(server, waiting, second.orderId)).body;
    expect(requests).toMatchObject([{ status: 'APPROVED', amountMinor: TICKET_PRICE }]);
  });

  it('gives nothing more to a buyer who had cancelled, and cancels free tickets without money', async () => {
    const [cancelled, free] = [await someone(), await someone()];
    const first = await givenTicketOrder(server, cancelled, event);
    const second = await givenTicketOrder(server, free, event);
    await server.admin`update order_lines set total_minor = 0, tax_minor = 0
      where order_line_id = ${second.purchasedItems[0]!.id}`;
    moveBefore(server, event, 30 * HOUR);
    await requestRefund(server, cancelled, first.orderId, [
      { purchasedItemId: first.purchasedItems[0]!.id, amountMinor: 500 },
    ]);
    await server.runJobs();
    await cancel();
    await server.runJobs();
    expect(await refundsOf(cancelled, first.orderId)).toEqual([['BUYER', 500, 'SUCCEEDED']]);
    expect(await readOrder(server, free, second.orderId)).toMatchObject({
      refunds: [],
      purchasedItems: [{ cancelledAt: expect.any(String) }],
    });
  });

  it('gives no ticket to an order that is paid afterwards, and refunds it', async () => {
    const who = await someone();
    expect((await addTicket(server, who, event)).status).toBe(200);
    const [order] = await givenOrders(server, who);
    const paymentId = await givenPayment(server, who, order!.orderId);
    await cancel();
    await server.runJobs();
    await endPayment(server, who, paymentId, 'PAID');
    await server.runJobs();
    expect(await refundsOf(who, order!.orderId)).toEqual([['UNAVAILABLE', TICKET_PRICE, 'SUCCEEDED']]);
    const tickets = await server.admin`select state from event_enrollments where event_id = ${event.eventId}`;
    expect([...tickets]).toEqual([{ state: 'CANCELLED' }]);
  });

  it('refunds the share of a ticket in a bundle, and leaves the rest of it', async () => {
    const who = await someone();
    const courseId = await givenPricedCourse(server, shop, TICKET_PRICE);
    const body = {
      title: { en: 'Both' },
      description: {},
      coverMediaId: null,
      items: [
        { itemType: 'course', itemId: courseId },
        { itemType: 'event', itemId: event.eventTicketTypeId },
      ],
      priceMinor: 1501,
      isPublished: true,
    };
    const made = await callAs<{ bundleId: number }>(server, shop.administrator, 'POST /api/bundles', body);
    await callAs(server, who, 'POST /api/cart/items', { itemType: 'bundle', itemId: made.body.bundleId });
    const [order] = await givenOrders(server, who);
    await endPayment(server, who, await givenPayment(server, who, order!.orderId), 'PAID');
    const [share] = await server.admin<
      { share_minor: number }[]
    >`select share_minor::int as share_minor from bundle_sales
      where item_type = 'event' and order_line_id = ${order!.purchasedItems[0]!.id}`;
    expect((await soldTickets()).body).toEqual({
      ticketCount: 1,
      amounts: [{ currency: 'SAR', amountMinor: share!.share_minor }],
    });
    await cancel();
    await server.runJobs();
    await runAgain();
    expect(await refundsOf(who, order!.orderId)).toEqual([['EVENT_CANCELLED', share!.share_minor, 'SUCCEEDED']]);
    expect((await readOrder(server, who, order!.orderId)).purchasedItems).toMatchObject([{ cancelledAt: null }]);
    const course = await callAs<{ isEnrolled: boolean }>(server, who, `GET /api/courses/${courseId}`);
    expect(course.body.isEnrolled).toBe(true);
  });

  it('lists a refund that failed, until it is repeated', async () => {
    const who = await someone();
    const { orderId } = await givenTicketOrder(server, who, event);
    await cancel();
    await runAgain();
    const [row] = await server.admin`select refund_id from refunds where order_id = ${orderId}`;
    const context = systemOf(server, shop);
    await transaction(context, async (tx) => {
      const refund = await findRefund(tx, Number(row!.refund_id));
      await recordRefundResult(context, tx, refund!, { status: 'FAILED' });
    });
    const failed = async () =>
      (await callAs<{ data: { refundId: number }[] }>(server, shop.administrator, 'GET /api/failed-refunds')).body.data;
    expect(await failed()).toMatchObject([{ reason: 'EVENT_CANCELLED', amountMinor: TICKET_PRICE, orderId }]);
    const retry = `POST /api/failed-refunds/${row!.refund_id}/retry` as const;
    expect((await callAs(server, shop.administrator, retry)).status).toBe(204);
    await server.runJobs();
    expect(await failed()).toEqual([]);
    expect((await readOrder(server, who, orderId)).refundedMinor).toBe(TICKET_PRICE);
  });

  it('tells what goes back only to people who may cancel it', async () => {
    expect((await soldTickets(shop.buyer)).status).toBe(403);
    expect((await soldTickets((await givenShop(server)).administrator)).status).toBe(404);
  });
});
