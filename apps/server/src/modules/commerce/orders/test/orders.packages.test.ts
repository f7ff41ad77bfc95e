import { expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { transaction } from '../../../../kernel/database/database.ts';
import {
  givenPackage,
  givenPaidPractice,
  ledgerOf,
  ownCredits,
  type PaidPractice,
  packageBody,
} from '../../../coaching/coaching-packages/test/packages.factory.ts';
import { book, booked, hourFromNow } from '../../../coaching/coaching-sessions/test/practice.factory.ts';
import { findItemType } from '../../purchasable-items/purchasable-items.public.ts';
import type { Order } from '../orders.schemas.ts';
import { endPayment, givenOrders, givenPayment, readOrder } from './orders.factory.ts';

const server = testServer({}, undefined, { connections: 12 });
const PRICE = 40_000;

const givenSellingPractice = () =>
  givenPaidPractice(server, { configuration: { marketplace_enabled: true, currency: 'SAR' } });

const forSale = { priceMinor: PRICE, isForSale: true };

interface Offered {
  coachingPackageId: number;
  price: { minor: number; special?: { listMinor: number } };
  isTaken: boolean;
  problem: string | null;
}

const offered = async ({ coachId }: PaidPractice, as: TestMember): Promise<Offered[]> =>
  (await callAs<{ data: Offered[] }>(server, as, `GET /api/coaching-packages/offered?coachId=${coachId}`)).body.data;

const add = (as: TestMember, itemId: number) =>
  callAs<{ errorCode?: string }>(server, as, 'POST /api/cart/items', { itemType: 'coaching-package', itemId });

const take = (as: TestMember, id: number) =>
  callAs<{ creditLotId: number; errorCode?: string }>(server, as, `POST /api/coaching-packages/${id}/take`);

/** Buys a package of the coach with the test provider. */
async function bought(practice: PaidPractice, more: object = {}): Promise<Order> {
  const { coach, learner } = practice;
  const id = await givenPackage(server, coach, { ...forSale, ...more });
  expect((await add(learner, id)).status).toBe(200);
  const [order] = await givenOrders(server, learner);
  expect((await endPayment(server, learner, await givenPayment(server, learner, order!.orderId), 'PAID')).status).toBe(
    204,
  );
  return readOrder(server, learner, order!.orderId);
}

const refund = ({ administrator }: PaidPractice, { purchasedItems }: Order) =>
  callAs(server, administrator, `POST /api/orders/refund/${purchasedItems[0]!.id}`, {
    amountMinor: purchasedItems[0]!.totalMinor,
    note: 'Too much',
  });

const lotOf = async (practice: PaidPractice) => (await ownCredits(server, practice.learner))[0]!;

it('sells a package once for each payment, and the lot counts as paid', async () => {
  const practice = await givenSellingPractice();
  const order = await bought(practice);
  expect(order.purchasedItems).toMatchObject([
    { purchasedItemType: { slug: 'coaching-package' }, pageId: practice.coachId, totalMinor: PRICE },
  ]);
  const own = await ownCredits(server, practice.learner);
  expect(own).toMatchObject([{ granted: 4, remaining: 4, isPromotional: false, isSuspended: false }]);
  const { itemId, id: orderLineId } = order.purchasedItems[0]!;
  const system = { ...server.platform, organizationId: practice.organizationId };
  const sale = { orderLineId, userId: practice.learner.userId, itemId, quantity: 1 };
  await transaction(system, (tx) => findItemType(system, 'coaching-package')!.grant(system, tx, sale));
  expect((await ownCredits(server, practice.learner)).length).toBe(1);
  const { body } = await callAs<{ data: object[] }>(server, practice.coach, 'GET /api/coaching-packages');
  expect(body.data).toMatchObject([{ soldCount: 1, priceMinor: PRICE, isForSale: true, currency: 'SAR' }]);
});

it('takes back what is left with a refund, and keeps the booked session', async () => {
  const practice = await givenSellingPractice();
  const order = await bought(practice);
  const session = await booked(server, practice, hourFromNow(server, 72));
  expect((await refund(practice, order)).status).toBe(200);
  await server.runJobs();
  const lot = await lotOf(practice);
  expect(lot).toMatchObject({ remaining: 0 });
  expect((await ledgerOf(server, lot.creditLotId)).kinds).toEqual(['GRANTED', 'RESERVED', 'TAKEN_BACK']);
  const read = await callAs<{ state: string }>(
    server,
    practice.learner,
    `GET /api/booking-sessions/${session}?zone=UTC`,
  );
  expect(read.body.state).toBe('BOOKED');
  expect((await book(server, practice, hourFromNow(server, 90))).body).toMatchObject({
    errorCode: 'coaching-session.no-credit',
  });
  // a credit that returns to a refunded lot is taken back at once
  await callAs(server, practice.learner, `POST /api/booking-sessions/${session}/cancel`, {});
  const ledger = await ledgerOf(server, lot.creditLotId);
  expect(ledger).toEqual({ kinds: ['GRANTED', 'RESERVED', 'TAKEN_BACK', 'RETURNED', 'TAKEN_BACK'], sum: 0 });
});

it('leaves no negative lot when a refund meets a booking of the last credit', async () => {
  const practice = await givenSellingPractice();
  for (let round = 0; round < 4; round += 1) {
    const order = await bought(practice, { sessionCount: 1 });
    const [lot] = await ownCredits(server, practice.learner);
    const [refunded, session] = await Promise.all([
      refund(practice, order),
      book(server, practice, hourFromNow(server, 40 + 3 * round)),
    ]);
    await server.runJobs();
    expect(refunded.status).toBe(200);
    const { kinds, sum } = await ledgerOf(server, lot!.creditLotId);
    expect(sum).toBe(0);
    expect(kinds).toEqual(['GRANTED', session.status === 201 ? 'RESERVED' : 'TAKEN_BACK']);
  }
});

it('suspends the credits of a disputed purchase, and resumes them', async () => {
  const practice = await givenSellingPractice();
  const order = await bought(practice);
  const { itemId, id: orderLineId } = order.purchasedItems[0]!;
  const system = { ...server.platform, organizationId: practice.organizationId };
  const sale = { orderLineId, userId: practice.learner.userId, itemId, quantity: 1 };
  const suspend = (isSuspended: boolean) =>
    transaction(system, async (tx) =>
      findItemType(system, 'coaching-package')!.suspend?.(system, tx, sale, isSuspended),
    );
  await suspend(true);
  expect(await ownCredits(server, practice.learner)).toMatchObject([{ isSuspended: true, remaining: 0 }]);
  expect((await book(server, practice, hourFromNow(server, 40))).body).toMatchObject({
    errorCode: 'coaching-session.no-credit',
  });
  await suspend(false);
  expect((await book(server, practice, hourFromNow(server, 40))).status).toBe(201);
});

it('sells nothing that has no price, is not for sale, or belongs to others', async () => {
  const practice = await givenSellingPractice();
  const { coach, learner, administrator } = practice;
  const without = await callAs(server, coach, 'POST /api/coaching-packages', packageBody({ isForSale: true }));
  expect(without.body).toMatchObject({ details: [{ path: 'priceMinor' }] });
  const kept = await givenPackage(server, coach, { priceMinor: PRICE });
  expect((await add(learner, kept)).status).toBe(404);
  expect(await offered(practice, learner)).toEqual([]);
  const other = await givenSellingPractice();
  expect((await add(learner, await givenPackage(server, other.coach, forSale))).status).toBe(404);
  const sold = await givenPackage(server, coach, forSale);
  expect((await add(coach, sold)).status).toBe(403);
  await server.admin`update coaches set status = 'PAUSED' where coach_id = ${practice.coachId}`;
  expect(await offered(practice, learner)).toMatchObject([{ coachingPackageId: sold, problem: 'CLOSED' }]);
  expect((await add(learner, sold)).status).toBe(409);
  await server.admin`update coaches set status = 'APPROVED' where coach_id = ${practice.coachId}`;
  await callAs(server, coach, `POST /api/coaching-packages/${sold}/archive`, { version: 1 });
  expect((await add(learner, sold)).status).toBe(404);
  const any = await givenPackage(server, administrator, forSale);
  expect(await offered(practice, learner)).toMatchObject([{ coachingPackageId: any, problem: null }]);
  expect((await callAs(server, learner, `GET /api/coaching-packages/offered?coachId=${other.coachId}`)).status).toBe(
    404,
  );
});

it('offers nothing where the marketplace is off', async () => {
  const practice = await givenPaidPractice(server);
  const sold = await givenPackage(server, practice.coach, forSale);
  const free = await givenPackage(server, practice.coach, { priceMinor: 0, isForSale: true });
  expect(await offered(practice, practice.learner)).toEqual([]);
  expect((await take(practice.learner, free)).status).toBe(404);
  expect((await add(practice.learner, sold)).status).toBe(404);
});

it('gives a free package once to each learner, without an order', async () => {
  const practice = await givenSellingPractice();
  const { coach, learner, organizationId } = practice;
  const free = await givenPackage(server, coach, { priceMinor: 0, isForSale: true });
  expect((await add(learner, free)).status).toBe(404);
  expect(await offered(practice, learner)).toMatchObject([{ isTaken: false, price: { minor: 0 } }]);
  const [one, two] = [await take(learner, free), await take(learner, free)];
  expect([one.status, two.body.creditLotId]).toEqual([201, one.body.creditLotId]);
  expect(await ownCredits(server, learner)).toMatchObject([{ remaining: 4, isPromotional: true }]);
  expect(await offered(practice, learner)).toMatchObject([{ isTaken: true }]);
  const second = await givenMember(server, organizationId);
  const answers = await Promise.all(Array.from({ length: 6 }, () => take(second, free)));
  expect(new Set(answers.map(({ body }) => body.creditLotId)).size).toBe(1);
  const sold = await givenPackage(server, coach, forSale);
  expect((await take(learner, sold)).body).toMatchObject({ errorCode: 'coaching-package.not-free' });
  expect((await take(coach, free)).status).toBe(403);
});

it('has sale and group prices, which the coach and administrators set', async () => {
  const practice = await givenSellingPractice();
  const { coach, learner, administrator } = practice;
  const id = await givenPackage(server, coach, forSale);
  const now = server.clock.now().getTime();
  const sale = {
    minor: 30_000,
    startsAt: new Date(now - 1000).toISOString(),
    endsAt: new Date(now + 86_400_000).toISOString(),
  };
  const put = (as: TestMember, version: number) =>
    callAs(server, as, `PUT /api/item-prices/coaching-package/${id}`, {
      sale,
      groupPrices: [],
      taxCategory: 'STANDARD',
      exemptionReason: null,
      isOnRequest: false,
      version,
    });
  expect((await put(learner, 0)).status).toBe(404);
  expect((await put(coach, 0)).status).toBe(200);
  expect((await put(administrator, 1)).status).toBe(200);
  expect(await offered(practice, learner)).toMatchObject([{ price: { minor: 30_000, special: { listMinor: PRICE } } }]);
});
