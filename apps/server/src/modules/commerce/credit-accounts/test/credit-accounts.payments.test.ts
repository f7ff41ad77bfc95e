import { describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { confirm, givenManualShop, pay } from '../../manual-payments/test/manual-payments.factory.ts';
import {
  endPayment,
  givenPaidOrder,
  givenPayment,
  givenPricedCourse,
  givenShop,
  readOrder,
} from '../../orders/test/orders.factory.ts';
import {
  balanceOf,
  expectWholeLedger,
  givenCredit,
  givenUnpaidOrder,
  payWithCredit,
  refund,
  topUp,
} from './credit-accounts.factory.ts';

const server = testServer();

const methodsOf = async (who: Parameters<typeof balanceOf>[1]) =>
  (await callAs<{ methods: { method: string; balances?: object[] }[] }>(server, who, 'GET /api/payment-methods')).body
    .methods;

const isEnrolled = async (who: Parameters<typeof balanceOf>[1], courseId: number) =>
  (await callAs<{ isEnrolled: boolean }>(server, who, `GET /api/courses/${courseId}`)).body.isEnrolled;

describe('paying with credit', () => {
  it('is offered to members who have some, with what they have', async () => {
    const { shop } = await givenCredit(server, 5000);
    expect((await methodsOf(shop.buyer)).find(({ method }) => method === 'Organization Credit')).toEqual({
      method: 'Organization Credit',
      isTest: false,
      waitDays: null,
      provider: 'credit',
      balances: [{ currency: 'SAR', balanceMinor: 5000 }],
      pageName: null,
      accepts: null,
      isPageTranslated: true,
      problem: null,
    });
    expect((await methodsOf(shop.administrator)).map(({ method }) => method)).toEqual(['Credit Card']);
  });

  it('completes the order at once and takes its amount, whatever the request says besides', async () => {
    const { shop } = await givenCredit(server, 5000);
    const { orderId, courseId } = await givenUnpaidOrder(server, shop, 4900);
    const extra = { amountMinor: 1, currency: 'KWD', userId: shop.administrator.userId, totalMinor: 1 };
    const { status, body } = await payWithCredit(server, shop.buyer, orderId, extra);
    expect([status, body.url]).toEqual([200, null]);
    expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({
      status: 'PAID',
      method: 'Organization Credit',
      isTest: false,
      payments: [{ status: 'SUCCEEDED', amountMinor: 4900 }],
    });
    expect(await isEnrolled(shop.buyer, courseId)).toBe(true);
    expect(await balanceOf(server, shop.buyer)).toBe(100);
    expect((await callAs(server, shop.buyer, 'GET /api/own-credit/transfers')).body).toMatchObject({
      total: 2,
      data: [
        { kind: 'PAYMENT', amountMinor: -4900, balanceAfterMinor: 100, orderId, orderNumber: 1 },
        { kind: 'TOP_UP', amountMinor: 5000, balanceAfterMinor: 5000, reason: 'Learning budget', orderId: null },
      ],
    });
    await expectWholeLedger(server, shop);
  });

  it('issues the invoice of the order and counts as revenue of its method', async () => {
    const { shop } = await givenCredit(server, 5000);
    const { orderId } = await givenUnpaidOrder(server, shop, 4900);
    await payWithCredit(server, shop.buyer, orderId);
    const [document] = await server.admin`
      select kind, total_minor::int as total, is_test from tax_documents where organization_id = ${shop.organizationId}`;
    expect(document).toEqual({ kind: 'INVOICE', total: 4900, is_test: false });
    const [posting] = await server.admin`
      select method, amount_minor::int as amount from order_postings where organization_id = ${shop.organizationId}`;
    expect(posting).toEqual({ method: 'Organization Credit', amount: 4900 });
  });

  it('is refused with what is missing, and changes nothing', async () => {
    const { shop } = await givenCredit(server, 4000);
    const { orderId, courseId } = await givenUnpaidOrder(server, shop, 4900);
    const payment = await givenPayment(server, shop.buyer, orderId);
    expect(await payWithCredit(server, shop.buyer, orderId)).toMatchObject({
      status: 409,
      body: {
        errorCode: 'order.balance-too-low',
        message: expect.stringContaining('SAR 9.00'),
        details: [{ path: 'method', code: 'order.balance-too-low' }],
      },
    });
    expect(await balanceOf(server, shop.buyer)).toBe(4000);
    // the open attempt of the other method goes on
    expect((await endPayment(server, shop.buyer, payment, 'PAID')).status).toBe(204);
    expect(await isEnrolled(shop.buyer, courseId)).toBe(true);
  });

  it('pays once when it is pressed twice, also at the same moment', async () => {
    const { shop } = await givenCredit(server, 10_000);
    const { orderId } = await givenUnpaidOrder(server, shop, 4900);
    const answers = await Promise.all(Array.from({ length: 10 }, () => payWithCredit(server, shop.buyer, orderId)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.paymentId)).size).toBe(1);
    expect(await balanceOf(server, shop.buyer)).toBe(5100);
    await expectWholeLedger(server, shop);
  });

  it('pays one of 20 orders at once where there is credit for one', async () => {
    const { shop } = await givenCredit(server, 4900);
    const orders: number[] = [];
    for (const _ of Array.from({ length: 20 })) orders.push((await givenUnpaidOrder(server, shop, 4900)).orderId);
    const answers = await Promise.all(orders.map((orderId) => payWithCredit(server, shop.buyer, orderId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const [paid] = await server.admin`
      select count(*)::int as count from orders where organization_id = ${shop.organizationId} and status = 'PAID'`;
    expect([paid!.count, await balanceOf(server, shop.buyer)]).toEqual([1, 0]);
    await expectWholeLedger(server, shop);
  });

  it('ends an open page of another method, whose payment is refunded if it comes all the same', async () => {
    const { shop } = await givenCredit(server, 4900);
    const { orderId } = await givenUnpaidOrder(server, shop, 4900);
    const page = await givenPayment(server, shop.buyer, orderId);
    expect((await payWithCredit(server, shop.buyer, orderId)).status).toBe(200);
    expect((await endPayment(server, shop.buyer, page, 'PAID')).status).toBe(409);
    expect((await readOrder(server, shop.buyer, orderId)).payments.map(({ status }) => status)).toEqual([
      'SUCCEEDED',
      'EXPIRED',
    ]);
  });

  it("pays neither another member's order nor one that is cancelled", async () => {
    const { shop } = await givenCredit(server, 9800);
    const { orderId } = await givenUnpaidOrder(server, shop, 4900);
    const other = await givenCredit(server, 9800);
    expect((await payWithCredit(server, other.shop.buyer, orderId)).status).toBe(404);
    expect((await payWithCredit(server, shop.administrator, orderId)).status).toBe(404);
    await callAs(server, shop.buyer, `POST /api/orders/${orderId}/cancel`);
    expect(await payWithCredit(server, shop.buyer, orderId)).toMatchObject({
      status: 409,
      body: { errorCode: 'order.not-payable' },
    });
    expect(await balanceOf(server, shop.buyer)).toBe(9800);
  });

  it('needs credit in the currency of the order', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 5000);
    await server.admin`update courses set currency = 'KWD' where course_id = ${courseId}`;
    expect((await topUp(server, shop, { currency: 'KWD', amountMinor: 90_000 })).status).toBe(200);
    const { orderId } = await givenUnpaidOrder(server, shop, 4900);
    expect(await payWithCredit(server, shop.buyer, orderId)).toMatchObject({
      status: 409,
      body: { errorCode: 'order.balance-too-low', message: expect.stringContaining('SAR 49.00') },
    });
  });
});

describe('refunding', () => {
  it('an order that credit paid returns the credit at once and ends access', async () => {
    const { shop } = await givenCredit(server, 5000);
    const { orderId, courseId, lineId } = await givenUnpaidOrder(server, shop, 4900);
    await payWithCredit(server, shop.buyer, orderId);
    expect((await refund(server, shop, lineId, { amountMinor: 900 })).status).toBe(200);
    expect([await balanceOf(server, shop.buyer), await isEnrolled(shop.buyer, courseId)]).toEqual([1000, true]);
    expect((await refund(server, shop, lineId, { amountMinor: 4000 })).status).toBe(200);
    expect([await balanceOf(server, shop.buyer), await isEnrolled(shop.buyer, courseId)]).toEqual([5000, false]);
    expect(await refund(server, shop, lineId, { amountMinor: 1 })).toMatchObject({ status: 409 });
    expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({
      refundedMinor: 4900,
      refunds: [{ status: 'SUCCEEDED', isManual: false }, { status: 'SUCCEEDED' }],
    });
    const kinds = await server.admin`
      select kind from credit_accounts where organization_id = ${shop.organizationId} and balance_minor <> 0 order by kind`;
    // nothing is spent any more: the member holds what was issued
    expect(kinds.map(({ kind }) => kind)).toEqual(['ISSUED', 'MEMBER']);
    await server.runJobs();
    expect(await balanceOf(server, shop.buyer)).toBe(5000);
    await expectWholeLedger(server, shop);
  });

  /** An order of 49.00 that was paid by transfer. */
  async function givenTransferredOrder() {
    const shop = await givenManualShop(server);
    const { orderId, courseId, lineId } = await givenUnpaidOrder(server, shop, 4900);
    const { body } = await pay(server, shop.buyer, orderId, 'Wire Transfer');
    expect((await confirm(server, shop.administrator, body.paymentId)).status).toBe(204);
    return { shop, orderId, courseId, lineId };
  }

  it('an order that was paid another way can go to credit, at once and never more than was paid', async () => {
    const { shop, orderId, courseId, lineId } = await givenTransferredOrder();
    expect((await readOrder(server, shop.administrator, orderId)).abilities.canRefundToCredit).toBe(true);
    const toCredit = (amountMinor: number) => refund(server, shop, lineId, { amountMinor, destination: 'CREDIT' });
    expect(await toCredit(4901)).toMatchObject({ status: 409, body: { errorCode: 'order.refund-too-high' } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => toCredit(1000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await balanceOf(server, shop.buyer)).toBe(4000);
    expect(await isEnrolled(shop.buyer, courseId)).toBe(true);
    expect((await toCredit(900)).status).toBe(200);
    expect(await isEnrolled(shop.buyer, courseId)).toBe(false);
    expect((await toCredit(1)).status).toBe(409);
    const order = await readOrder(server, shop.administrator, orderId);
    expect(order.refunds.map(({ status, destination, isManual }) => [status, destination, isManual])).toEqual(
      Array.from({ length: 5 }, () => ['SUCCEEDED', 'CREDIT', false]),
    );
    expect(order.history[0]).toMatchObject({ kind: 'REFUNDED', method: 'Organization Credit', amountMinor: 900 });
    // an administrator has nothing to pay back by hand
    const [first] = order.refunds;
    expect(
      await callAs(server, shop.administrator, `POST /api/manual-refunds/${first!.refundId}/complete`),
    ).toMatchObject({ status: 409 });
    await server.runJobs();
    expect(await balanceOf(server, shop.buyer)).toBe(4900);
    const notes = await server.admin`
      select sum(total_minor)::int as total from tax_documents where organization_id = ${shop.organizationId} and kind = 'CREDIT_NOTE'`;
    expect(notes[0]!.total).toBe(4900);
    await expectWholeLedger(server, shop);
  });

  it('credit that came from a refund pays and is refunded like any other', async () => {
    const { shop, lineId } = await givenTransferredOrder();
    await refund(server, shop, lineId, { amountMinor: 4900, destination: 'CREDIT' });
    const second = await givenUnpaidOrder(server, shop, 3000);
    expect((await payWithCredit(server, shop.buyer, second.orderId)).status).toBe(200);
    expect(await readOrder(server, shop.administrator, second.orderId)).toMatchObject({
      abilities: { canRefund: true, canRefundToCredit: false },
    });
    const back = await refund(server, shop, second.lineId, { amountMinor: 3000, destination: 'CREDIT' });
    expect(back.status).toBe(200);
    expect((await refund(server, shop, second.lineId, { amountMinor: 1 })).status).toBe(409);
    expect(await balanceOf(server, shop.buyer)).toBe(4900);
    await expectWholeLedger(server, shop);
  });

  it('a test payment moved no money, so it never becomes credit', async () => {
    const shop = await givenShop(server);
    const order = await givenPaidOrder(server, shop.buyer, [await givenPricedCourse(server, shop, 4900)]);
    const { id } = order.purchasedItems[0]!;
    expect(await refund(server, shop, id, { amountMinor: 100, destination: 'CREDIT' })).toMatchObject({
      status: 409,
      body: { errorCode: 'order.no-credit-for-test' },
    });
    expect((await refund(server, shop, id, { amountMinor: 100, destination: 'BANK' })).status).toBe(400);
    expect((await readOrder(server, shop.administrator, order.orderId)).abilities.canRefundToCredit).toBe(false);
    expect(await balanceOf(server, shop.buyer)).toBeUndefined();
  });

  it('tells the buyer that the amount is in their credit', async () => {
    const { shop, lineId } = await givenTransferredOrder();
    await refund(server, shop, lineId, { amountMinor: 4900, destination: 'CREDIT' });
    await server.runJobs();
    const told = await server.admin`
      select parameters from notifications where organization_id = ${shop.organizationId} and user_id = ${shop.buyer.userId}
        and template_id = 1080 and parameters ->> 'outcome' = 'credited'`;
    expect(told).toHaveLength(1);
  });
});
