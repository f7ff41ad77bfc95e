import { describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  addToCart,
  endPayment,
  givenOrders,
  givenPayment,
  givenPricedCourse,
  givenShop,
  readOrder,
  type Shop,
  systemOf,
} from '../../orders/test/orders.factory.ts';
import {
  disputesOf,
  kindsOf,
  reconciled,
  refundFirstLine,
  refundStatuses,
  rights,
} from '../../payment-accounts/test/provider-shop.ts';
import type { TestOutcome } from '../test-payments.schemas.ts';
import { reportFailedRefunds } from '../test-payments.service.ts';

const server = testServer();
const MINUTES = 60_000;

interface Case {
  shop: Shop & { courseIds: number[] };
  orderId: number;
  paymentId: number;
}

/** An order of one course whose test payment ends as chosen; all jobs that follow at once have run. */
async function givenOutcome(outcome: TestOutcome): Promise<Case> {
  const shop = await givenShop(server);
  const courseId = await givenPricedCourse(server, shop, 4900);
  await addToCart(server, shop.buyer, courseId);
  const [order] = await givenOrders(server, shop.buyer);
  const { orderId } = order!;
  const paymentId = await givenPayment(server, shop.buyer, orderId);
  expect((await endPayment(server, shop.buyer, paymentId, outcome)).status).toBe(204);
  await server.runJobs();
  return { shop: { ...shop, courseIds: [courseId] }, orderId, paymentId };
}

const rightsOf = ({ shop }: Case) => rights(server, { ...shop, provider: { name: 'test', method: '', keys: [] } });

/** What administrators were told of orders. */
async function toldOf({ shop }: Case): Promise<string[]> {
  const rows = await server.admin<{ outcome: string }[]>`
    select parameters->>'outcome' as outcome from notifications
    where user_id = ${shop.administrator.userId} and template_id = 1081 order by notification_id`;
  return rows.map(({ outcome }) => outcome);
}

const decide = ({ shop, paymentId }: Case, decision: string, who = shop.administrator) =>
  callAs(server, who, `POST /api/test-payments/${paymentId}/dispute`, { decision });

/** Revenue of the shop without test orders. */
async function expectNoRevenue({ shop }: Case): Promise<void> {
  const { body } = await callAs(
    server,
    shop.administrator,
    'GET /api/revenue?by=item&currency=SAR&from=2020-01-01&to=2029-12-01',
  );
  expect(body).toMatchObject({ rows: [], total: { chargedMinor: 0, refundedMinor: 0, netMinor: 0 } });
}

describe('a test payment', () => {
  it('that is declined leaves the order payable', async () => {
    const made = await givenOutcome('DECLINED');
    expect(await readOrder(server, made.shop.buyer, made.orderId)).toMatchObject({
      status: 'PENDING',
      payments: [{ status: 'FAILED' }],
      abilities: { canPay: true },
    });
    await reconciled(server, made.shop);
    expect(await kindsOf(server, made.shop, made.orderId)).toEqual(['PLACED', 'PAYMENT_STARTED', 'PAYMENT_FAILED']);
  });

  it('that is paid late is refunded by the check of every five minutes, and administrators are told', async () => {
    const made = await givenOutcome('PAID_LATE');
    const { shop, orderId } = made;
    await reconciled(server, shop);
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PENDING');
    server.clock.advance(15 * MINUTES + 1);
    await server.runJobs();
    await reconciled(server, shop);
    await server.runJobs();
    expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({
      status: 'EXPIRED',
      refundedMinor: 4900,
      refunds: [{ reason: 'PAID_LATE', status: 'SUCCEEDED', purchasedItemId: null }],
    });
    expect(await rightsOf(made)).toEqual([undefined]);
    expect(await toldOf(made)).toEqual(['paidLate']);
    await reconciled(server, shop);
    expect(await refundStatuses(server, shop, orderId)).toEqual(['SUCCEEDED']);
    await expectNoRevenue(made);
  });

  it('that is paid late is refunded also where its order was cancelled meanwhile', async () => {
    const { shop, orderId } = await givenOutcome('PAID_LATE');
    expect((await callAs(server, shop.buyer, `POST /api/orders/${orderId}/cancel`)).status).toBe(200);
    await reconciled(server, shop);
    expect((await readOrder(server, shop.buyer, orderId)).refunds).toEqual([]);
    server.clock.advance(15 * MINUTES + 1);
    await reconciled(server, shop);
    await server.runJobs();
    expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({
      status: 'CANCELLED',
      refunds: [{ reason: 'PAID_LATE', status: 'SUCCEEDED' }],
    });
  });

  it('that is paid twice grants once and refunds the second payment', async () => {
    const made = await givenOutcome('PAID_TWICE');
    const { shop, orderId } = made;
    const order = await readOrder(server, shop.buyer, orderId);
    expect(order).toMatchObject({
      status: 'PAID',
      payments: [{ status: 'SUCCEEDED' }, { status: 'SUCCEEDED' }],
      refunds: [{ reason: 'PAID_TWICE', status: 'SUCCEEDED', amountMinor: 4900, purchasedItemId: null }],
    });
    expect(await rightsOf(made)).toEqual(['ACTIVE']);
    expect(await toldOf(made)).toEqual(['paidTwice']);
    await expectNoRevenue(made);
  });

  it('that is reported twice is applied once', async () => {
    const made = await givenOutcome('NOTIFIED_TWICE');
    expect(await kindsOf(server, made.shop, made.orderId)).toEqual(['PLACED', 'PAYMENT_STARTED', 'PAID']);
    expect(await rightsOf(made)).toEqual(['ACTIVE']);
  });

  it('that is never reported is found by the check of every five minutes, without any account with a provider', async () => {
    const made = await givenOutcome('NEVER_NOTIFIED');
    expect((await readOrder(server, made.shop.buyer, made.orderId)).status).toBe('PENDING');
    expect(await rightsOf(made)).toEqual([undefined]);
    await reconciled(server, made.shop);
    expect((await readOrder(server, made.shop.buyer, made.orderId)).status).toBe('PAID');
    expect(await rightsOf(made)).toEqual(['ACTIVE']);
  });

  it('that is never reported is found when the buyer presses Pay again', async () => {
    const { shop, orderId } = await givenOutcome('NEVER_NOTIFIED');
    const again = await callAs(server, shop.buyer, `POST /api/orders/${orderId}/payments`, { method: 'Credit Card' });
    expect(again).toMatchObject({ status: 409, body: { errorCode: 'order.not-payable' } });
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PAID');
  });

  it('whose refund fails later is booked, and administrators are told that the money is back', async () => {
    const made = await givenOutcome('REFUND_FAILED_LATER');
    const { shop, orderId } = made;
    await refundFirstLine(server, shop, orderId);
    await server.runJobs();
    expect(await refundStatuses(server, shop, orderId)).toEqual(['SUCCEEDED']);
    await reportFailedRefunds(systemOf(server, shop));
    expect((await readOrder(server, shop.buyer, orderId)).refunds).toMatchObject([{ returnedAt: null }]);
    server.clock.advance(2 * MINUTES);
    for (const _ of [1, 2]) await reportFailedRefunds(systemOf(server, shop));
    await server.runJobs();
    const order = await readOrder(server, shop.buyer, orderId);
    expect(order.refunds).toMatchObject([{ status: 'SUCCEEDED', returnedAt: expect.any(String) }]);
    expect((await kindsOf(server, shop, orderId)).slice(3)).toEqual([
      'REFUND_REQUESTED',
      'REFUNDED',
      'REFUND_RETURNED',
    ]);
    expect(await toldOf(made)).toEqual(['refundReturned']);
    expect(await rightsOf(made)).toEqual(['REVOKED']);
  });

  it('that is disputed suspends access, which an administrator gives back by deciding for the seller', async () => {
    const made = await givenOutcome('DISPUTED');
    expect(await rightsOf(made)).toEqual(['SUSPENDED']);
    expect(await disputesOf(server, made.shop, made.orderId)).toMatchObject([{ status: 'OPEN', amountMinor: 4900 }]);
    expect((await decide(made, 'WON', made.shop.buyer)).status).toBe(403);
    expect((await decide(made, 'DRAWN')).status).toBe(400);
    expect((await decide(made, 'WON')).status).toBe(204);
    expect(await rightsOf(made)).toEqual(['ACTIVE']);
    expect(await decide(made, 'LOST')).toMatchObject({
      status: 409,
      body: { errorCode: 'test-payment.no-open-dispute' },
    });
    await server.runJobs();
    expect(await toldOf(made)).toEqual(['disputeOPEN', 'disputeWON']);
  });

  it('that is disputed ends access when the dispute is lost, and counts as no revenue', async () => {
    const made = await givenOutcome('DISPUTED');
    expect((await decide(made, 'LOST')).status).toBe(204);
    expect(await rightsOf(made)).toEqual(['REVOKED']);
    expect(await readOrder(server, made.shop.buyer, made.orderId)).toMatchObject({
      refundedMinor: 4900,
      refunds: [{ reason: 'DISPUTE', status: 'SUCCEEDED' }],
    });
    await expectNoRevenue(made);
  });

  it('ends once: an outcome can not be chosen again, nor by anyone but the buyer', async () => {
    const { shop, paymentId } = await givenOutcome('NEVER_NOTIFIED');
    const refused = { status: 409, body: { errorCode: 'order.not-payable' } };
    expect(await endPayment(server, shop.buyer, paymentId, 'DECLINED')).toMatchObject(refused);
    expect(await callAs(server, shop.buyer, `GET /api/test-payments/${paymentId}`)).toMatchObject(refused);
    expect((await endPayment(server, shop.administrator, paymentId, 'PAID')).status).toBe(404);
  });
});

describe('the decision of a dispute', () => {
  it('is refused for a payment that is not disputed, and for one of another organisation', async () => {
    const made = await givenOutcome('PAID');
    expect((await decide(made, 'WON')).status).toBe(409);
    const other = await givenShop(server);
    expect((await decide(made, 'WON', other.administrator)).status).toBe(404);
  });
});
