import { DAY, MINUTE } from '@sullam/domain/limits.ts';
import { describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  addToCart,
  endPayment,
  givenOrders,
  givenPayment,
  givenPricedCourse,
  givenShop,
  readCart,
  readOrder,
} from '../../orders/test/orders.factory.ts';
import { confirm, givenManualShop, givenWaitingOrder, pay, reject, SETTINGS } from './manual-payments.factory.ts';

const server = testServer();

describe('the methods on offer', () => {
  it('are those that the organisation offers, besides the test provider', async () => {
    const shop = await givenShop(server);
    const methods = async () => (await callAs(server, shop.buyer, 'GET /api/payment-methods')).body;
    expect(await methods()).toMatchObject({ methods: [{ method: 'Credit Card', isTest: true, waitDays: null }] });
    await callAs(server, shop.administrator, 'PUT /api/manual-payment-settings', SETTINGS);
    expect(await methods()).toMatchObject({
      methods: expect.arrayContaining([
        expect.objectContaining({ method: 'Credit Card', isTest: true, waitDays: null }),
        expect.objectContaining({ method: 'Wire Transfer', isTest: false, waitDays: 5 }),
        expect.objectContaining({ method: 'Cash', isTest: false, waitDays: 2 }),
      ]),
    });
  });

  it('need an account with a valid IBAN for a transfer', async () => {
    const shop = await givenManualShop(server);
    const save = (changes: object) =>
      callAs(server, shop.administrator, 'PUT /api/manual-payment-settings', {
        ...SETTINGS,
        transfer: { ...SETTINGS.transfer, ...changes },
      });
    for (const iban of ['SA0380000000608010167518', 'SA03', 'x', ''])
      expect(await save({ iban })).toMatchObject({ status: 400, body: { details: [{ path: 'transfer.iban' }] } });
    expect(await save({ accountHolder: ' ' })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'transfer.accountHolder' }] },
    });
    expect((await save({ waitDays: 0 })).status).toBe(400);
    expect((await save({ isOffered: false, iban: '' })).status).toBe(204);
    expect((await callAs(server, shop.buyer, 'PUT /api/manual-payment-settings', SETTINGS)).status).toBe(403);
    expect((await callAs(server, shop.administrator, 'GET /api/manual-payment-settings')).body).toMatchObject({
      transfer: { isOffered: false, waitDays: 5 },
      cash: { isOffered: true, waitDays: 2 },
    });
  });

  it('can be chosen only while they are offered', async () => {
    const { shop, orderId } = await givenWaitingOrder(server);
    const off = { ...SETTINGS, cash: { ...SETTINGS.cash, isOffered: false } };
    await callAs(server, shop.administrator, 'PUT /api/manual-payment-settings', off);
    expect(await pay(server, shop.buyer, orderId, 'Cash')).toMatchObject({
      status: 409,
      body: { errorCode: 'order.method-unavailable' },
    });
    expect((await pay(server, shop.buyer, orderId, 'Free')).status).toBe(400);
  });
});

describe('an order that waits for a transfer', () => {
  it('shows how to pay, and waits for the days of the settings', async () => {
    const { shop, courseId, orderId, paymentId } = await givenWaitingOrder(server);
    const order = await readOrder(server, shop.buyer, orderId);
    expect(order).toMatchObject({ status: 'PENDING', method: 'Wire Transfer', isTest: false });
    expect(Date.parse(order.expiresAt) - Date.parse(order.placedAt)).toBe(5 * DAY);
    expect((await callAs(server, shop.buyer, `GET /api/orders/${orderId}/manual-payment`)).body).toMatchObject({
      paymentId,
      number: 1,
      state: 'WAITING',
      method: 'Wire Transfer',
      iban: 'SA0380000000608010167519',
      bankName: { en: 'Example Bank' },
      accountHolder: 'Madar Academy',
      decidedAt: null,
    });
    server.clock.advance(16 * MINUTE);
    await server.runJobs();
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PENDING');
    server.clock.advance(5 * DAY);
    await server.runJobs();
    expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({ status: 'EXPIRED', method: null });
    expect((await readCart(server, shop.buyer)).purchasedItems).toMatchObject([{ itemId: courseId }]);
  });

  it('is not prolonged by switching methods', async () => {
    const { shop, orderId } = await givenWaitingOrder(server);
    const end = (await readOrder(server, shop.buyer, orderId)).expiresAt;
    server.clock.advance(DAY);
    for (const method of ['Cash', 'Credit Card', 'Wire Transfer'])
      expect((await pay(server, shop.buyer, orderId, method)).status).toBe(200);
    const order = await readOrder(server, shop.buyer, orderId);
    expect(order.expiresAt).toBe(end);
    expect(order.payments.map(({ method, status }) => [method, status])).toEqual([
      ['Wire Transfer', 'OPEN'],
      ['Credit Card', 'EXPIRED'],
      ['Cash', 'EXPIRED'],
      ['Wire Transfer', 'EXPIRED'],
    ]);
  });

  it('goes on with the same payment when it is chosen twice', async () => {
    const { shop, orderId, paymentId } = await givenWaitingOrder(server);
    expect((await pay(server, shop.buyer, orderId, 'Wire Transfer')).body).toEqual({
      paymentId,
      url: null,
    });
  });

  it('shows its payment to nobody but its buyer and administrators', async () => {
    const { orderId, paymentId } = await givenWaitingOrder(server);
    const other = await givenManualShop(server);
    expect((await callAs(server, other.buyer, `GET /api/orders/${orderId}/manual-payment`)).status).toBe(404);
    expect((await confirm(server, other.administrator, paymentId)).status).toBe(404);
    expect((await confirm(server, other.buyer, paymentId)).status).toBe(403);
  });
});

describe('confirming', () => {
  it.each(['Wire Transfer', 'Cash'])('a payment by %s pays the order', async (method) => {
    const { shop, courseId, orderId, paymentId } = await givenWaitingOrder(server, method);
    expect((await confirm(server, shop.administrator, paymentId)).status).toBe(204);
    const order = await readOrder(server, shop.buyer, orderId);
    expect(order).toMatchObject({ status: 'PAID', method, isTest: false });
    expect(order.history.map(({ kind, method: of }) => [kind, of])).toEqual([
      ['PAID', method],
      ['PAYMENT_STARTED', method],
      ['PLACED', null],
    ]);
    expect((await callAs(server, shop.buyer, `GET /api/courses/${courseId}`)).body).toMatchObject({ isEnrolled: true });
    expect((await callAs(server, shop.administrator, `GET /api/orders/${orderId}/manual-payment`)).body).toMatchObject({
      state: 'CONFIRMED',
      reference: 'FT26333-9917',
      receivedOn: server.clock.now().toISOString().slice(0, 10),
    });
    const [entry] = await server.admin`
      select actor_user_id, changes from audit_entries where organization_id = ${shop.organizationId} and action = 'manual-payment.confirm'`;
    expect(entry).toMatchObject({ actor_user_id: shop.administrator.userId, changes: { paymentId } });
  });

  it('is described before it is done', async () => {
    const { shop, paymentId } = await givenWaitingOrder(server);
    const preview = (who = shop.administrator) =>
      callAs(server, who, `GET /api/manual-payments/${paymentId}/confirmation`);
    expect(await preview()).toMatchObject({
      status: 200,
      body: {
        isOrderOpen: true,
        items: [{ title: { en: expect.any(String) } }],
        document: { kind: 'INVOICE', number: expect.stringMatching(/^INV-\d{4}-000001$/), companyName: '' },
        buyer: { language: 'en' },
      },
    });
    expect((await preview(shop.buyer)).status).toBe(403);
    expect((await preview((await givenManualShop(server)).administrator)).status).toBe(404);
    server.clock.advance(6 * DAY);
    await server.runJobs();
    expect((await preview()).body).toMatchObject({ isOrderOpen: false, document: null });
  });

  it('another amount is refused and says both', async () => {
    const { shop, orderId, paymentId } = await givenWaitingOrder(server);
    for (const amount of [4899, 4901, 490_000])
      expect(await confirm(server, shop.administrator, paymentId, amount)).toMatchObject({
        status: 409,
        body: { errorCode: 'manual-payment.wrong-amount', message: expect.stringContaining('SAR 49.00') },
      });
    for (const amount of [0, -4900, 49.5, 1e15])
      expect((await confirm(server, shop.administrator, paymentId, amount)).status).toBe(400);
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PENDING');
  });

  it('a day in the future is refused', async () => {
    const { shop, paymentId } = await givenWaitingOrder(server);
    const receivedOn = new Date(server.clock.now().getTime() + 3 * DAY).toISOString().slice(0, 10);
    const body = { amountMinor: 4900, reference: '', receivedOn };
    expect(
      await callAs(server, shop.administrator, `POST /api/manual-payments/${paymentId}/confirm`, body),
    ).toMatchObject({ status: 400, body: { details: [{ path: 'receivedOn' }] } });
  });

  it('counts once when two administrators decide at once', async () => {
    const { shop, orderId, paymentId } = await givenWaitingOrder(server);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => confirm(server, shop.administrator, paymentId)),
      ...Array.from({ length: 5 }, () => reject(server, shop.administrator, paymentId)),
    ]);
    const order = await readOrder(server, shop.buyer, orderId);
    const done = order.history.filter(({ kind }) => kind === 'PAID' || kind === 'PAYMENT_FAILED');
    // a rejected payment whose money has come after all is confirmed, so both may have happened, in this order alone
    expect(['PAID', 'PAID,PAYMENT_FAILED']).toContain(done.map(({ kind }) => kind).join());
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(done.length);
    expect(order.status).toBe('PAID');
    expect(order.refunds).toEqual([]);
  });

  it('the money of an order that has ended records it to be paid back by hand', async () => {
    const { shop, courseId, orderId, paymentId } = await givenWaitingOrder(server);
    server.clock.advance(6 * DAY);
    await server.runJobs();
    expect((await confirm(server, shop.administrator, paymentId)).status).toBe(204);
    await server.runJobs();
    const late = await readOrder(server, shop.administrator, orderId);
    expect(late).toMatchObject({
      status: 'EXPIRED',
      refundedMinor: 0,
      refunds: [{ reason: 'PAID_LATE', status: 'REQUESTED', isManual: true, amountMinor: 4900 }],
    });
    const { refundId } = late.refunds[0]!;
    const back = () => callAs(server, shop.administrator, `POST /api/manual-refunds/${refundId}/complete`);
    expect((await callAs(server, shop.buyer, `POST /api/manual-refunds/${refundId}/complete`)).status).toBe(403);
    expect((await back()).status).toBe(204);
    expect(await back()).toMatchObject({ status: 409, body: { errorCode: 'manual-payment.refund-ended' } });
    expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({
      refundedMinor: 4900,
      refunds: [{ status: 'SUCCEEDED' }],
    });
    expect((await callAs(server, shop.buyer, `GET /api/courses/${courseId}`)).body).toMatchObject({
      isEnrolled: false,
    });
  });

  it('the money of a payment that was replaced pays the order, and a second one is paid back', async () => {
    const { shop, orderId, paymentId } = await givenWaitingOrder(server);
    const second = (await pay(server, shop.buyer, orderId, 'Cash')).body.paymentId;
    expect((await confirm(server, shop.administrator, paymentId)).status).toBe(204);
    expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({ status: 'PAID', method: 'Wire Transfer' });
    expect((await confirm(server, shop.administrator, second)).status).toBe(204);
    expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({
      refunds: [{ reason: 'PAID_TWICE', status: 'REQUESTED', isManual: true }],
    });
  });
});

describe('rejecting', () => {
  it('tells the buyer why, who can pay again', async () => {
    const { shop, orderId, paymentId } = await givenWaitingOrder(server);
    expect((await reject(server, shop.administrator, paymentId)).status).toBe(204);
    expect(await reject(server, shop.administrator, paymentId)).toMatchObject({
      status: 409,
      body: { errorCode: 'manual-payment.already-decided' },
    });
    expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({
      status: 'PENDING',
      method: null,
      payments: [{ status: 'FAILED' }],
      history: [{ kind: 'PAYMENT_FAILED', method: 'Wire Transfer', note: 'Nothing arrived' }, {}, {}],
      abilities: { canPay: true },
    });
    await server.runJobs();
    expect(
      await server.admin`select parameters from notifications where organization_id = ${shop.organizationId}
        and user_id = ${shop.buyer.userId} and template_id = 1080`,
    ).toEqual([{ parameters: { number: '1', outcome: 'rejected' } }]);
    expect((await pay(server, shop.buyer, orderId, 'Credit Card')).status).toBe(200);
  });

  it('is taken back when the money comes after all', async () => {
    const { shop, orderId, paymentId } = await givenWaitingOrder(server);
    await reject(server, shop.administrator, paymentId);
    expect((await confirm(server, shop.administrator, paymentId)).status).toBe(204);
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PAID');
  });
});

describe('a refund', () => {
  it('of a line waits until an administrator has paid it back; access ends then', async () => {
    const { shop, courseId, orderId, paymentId } = await givenWaitingOrder(server);
    await confirm(server, shop.administrator, paymentId);
    const { purchasedItems } = await readOrder(server, shop.buyer, orderId);
    const isEnrolled = async () =>
      (await callAs<{ isEnrolled: boolean }>(server, shop.buyer, `GET /api/courses/${courseId}`)).body.isEnrolled;
    await callAs(server, shop.administrator, `POST /api/orders/refund/${purchasedItems[0]!.id}`, {
      amountMinor: 4900,
      note: 'Wrong level',
    });
    await server.runJobs();
    expect(await isEnrolled()).toBe(true);
    const { refunds } = await readOrder(server, shop.administrator, orderId);
    expect(refunds).toMatchObject([{ status: 'REQUESTED', isManual: true }]);
    await callAs(server, shop.administrator, `POST /api/manual-refunds/${refunds[0]!.refundId}/complete`);
    expect(await isEnrolled()).toBe(false);
  });
});

describe('the list of administrators', () => {
  it('tells what waits from what was decided and what has ended', async () => {
    const { shop, orderId, paymentId } = await givenWaitingOrder(server);
    const list = async (state: string) =>
      (
        await callAs<{ data: { paymentId: number }[]; total: number }>(
          server,
          shop.administrator,
          `GET /api/manual-payments?state=${state}`,
        )
      ).body;
    expect(await list('WAITING')).toMatchObject({
      total: 1,
      data: [{ paymentId, orderId, number: 1, isOrderOpen: true, buyer: { userId: shop.buyer.userId } }],
    });
    const cash = (await pay(server, shop.buyer, orderId, 'Cash')).body.paymentId;
    expect(await list('ENDED')).toMatchObject({ total: 1, data: [{ paymentId }] });
    await reject(server, shop.administrator, cash);
    expect(await list('REJECTED')).toMatchObject({ total: 1, data: [{ paymentId: cash, reason: 'Nothing arrived' }] });
    expect(await list('CONFIRMED')).toMatchObject({ total: 0 });
    expect((await callAs(server, shop.buyer, 'GET /api/manual-payments')).status).toBe(403);
  });
});

describe('an order whose money came another way', () => {
  const markPaid = (who: TestMember, orderId: number, amountMinor: number, method = 'Cash') =>
    callAs(server, who, `POST /api/orders/${orderId}/mark-paid`, {
      method,
      amountMinor,
      reference: 'R-17',
      receivedOn: server.clock.now().toISOString().slice(0, 10),
    });

  it('is marked as paid, and the payment that its buyer had begun ends', async () => {
    const shop = await givenShop(server);
    await addToCart(server, shop.buyer, await givenPricedCourse(server, shop, 4900));
    const [order] = await givenOrders(server, shop.buyer);
    const { orderId } = order!;
    const begun = await givenPayment(server, shop.buyer, orderId);
    expect((await markPaid(shop.buyer, orderId, 4900)).status).toBe(403);
    expect(await markPaid(shop.administrator, orderId, 4800)).toMatchObject({
      status: 409,
      body: { errorCode: 'manual-payment.wrong-amount' },
    });
    expect((await readOrder(server, shop.buyer, orderId)).payments).toMatchObject([{ status: 'OPEN' }]);
    expect((await markPaid(shop.administrator, orderId, 4900)).status).toBe(204);
    const paid = await readOrder(server, shop.buyer, orderId);
    expect(paid).toMatchObject({ status: 'PAID', method: 'Cash', isTest: false });
    expect(paid.payments.map(({ status }) => status).sort()).toEqual(['EXPIRED', 'SUCCEEDED']);
    expect((await endPayment(server, shop.buyer, begun, 'PAID')).status).toBe(409);
    expect(await markPaid(shop.administrator, orderId, 4900)).toMatchObject({
      status: 409,
      body: { errorCode: 'order.not-payable' },
    });
  });

  it('continues a transfer that waits, and stays as it is once it has expired', async () => {
    const { shop, orderId, paymentId } = await givenWaitingOrder(server);
    expect((await markPaid(shop.administrator, orderId, 4900, 'Wire Transfer')).status).toBe(204);
    const { payments } = await readOrder(server, shop.buyer, orderId);
    expect(payments).toMatchObject([{ paymentId, status: 'SUCCEEDED' }]);
    const late = await givenWaitingOrder(server);
    server.clock.advance(6 * DAY);
    expect((await markPaid(late.shop.administrator, late.orderId, 4900)).status).toBe(409);
  });
});
