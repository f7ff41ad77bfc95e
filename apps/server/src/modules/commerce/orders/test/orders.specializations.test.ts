import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { SpecializationDetail } from '../../../learning/specializations/specializations.schemas.ts';
import type { Order } from '../orders.schemas.ts';
import {
  endPayment,
  givenOrders,
  givenPaidOrder,
  givenPayment,
  givenPricedCourse,
  givenShop,
  readCart,
  readOrder,
  type Shop,
} from './orders.factory.ts';

const server = testServer();
const PRICE = 11_500;
let shop: Shop;
let buyer: TestMember;

beforeAll(async () => {
  shop = await givenShop(server);
});

interface Sold {
  specializationId: number;
  needed: number;
  chosen: number[];
}

/** A published specialization of a course that is needed and two of which one is chosen; all three have prices of their own. */
async function givenSold(priceMinor: number | null = PRICE, shopOf = shop): Promise<Sold> {
  const [needed, one, other] = [
    await givenPricedCourse(server, shopOf, 6000),
    await givenPricedCourse(server, shopOf, 5000),
    await givenPricedCourse(server, shopOf, 4000),
  ];
  const made = await callAs<{ specializationId: number }>(server, shopOf.administrator, 'POST /api/specializations', {
    title: { en: 'Path', ar: 'مسار' },
    priceMinor,
    groups: [
      { title: { en: 'All' }, neededCount: null, courseIds: [needed] },
      { title: { en: 'One' }, neededCount: 1, courseIds: [one, other] },
    ],
  });
  expect(made.status).toBe(201);
  const { specializationId } = made.body;
  expect((await change(specializationId, { isPublished: true, version: 1 }, shopOf)).status).toBe(204);
  return { specializationId, needed, chosen: [one, other] };
}

const change = (specializationId: number, body: object, { administrator } = shop) =>
  callAs(server, administrator, `PATCH /api/specializations/${specializationId}`, body);

const detail = async (specializationId: number, who = buyer): Promise<SpecializationDetail> =>
  (await callAs<SpecializationDetail>(server, who, `GET /api/specializations/${specializationId}`)).body;

const enroll = (specializationId: number, who = buyer) =>
  callAs<{ order: { status: string; total: { minor: number } } }>(
    server,
    who,
    `POST /api/orders/add/specializations/${specializationId}`,
  );

/** Which of its courses the buyer is in. */
const enrolledIn = async (specializationId: number): Promise<boolean[]> =>
  (await detail(specializationId)).courses.map(({ isEnrolled }) => isEnrolled);

/** Pays what is in the cart. */
async function pay(): Promise<Order> {
  const [order] = await givenOrders(server, buyer);
  expect((await endPayment(server, buyer, await givenPayment(server, buyer, order!.orderId), 'PAID')).status).toBe(204);
  return readOrder(server, buyer, order!.orderId);
}

async function refund({ purchasedItems }: Order): Promise<void> {
  const { id, totalMinor } = purchasedItems[0]!;
  const body = { amountMinor: totalMinor, note: 'Too much' };
  expect((await callAs(server, shop.administrator, `POST /api/orders/refund/${id}`, body)).status).toBe(200);
  await server.runJobs();
}

describe('a specialization that has a price', () => {
  it('goes into the cart instead of being enrolled in, at its own price', async () => {
    buyer = await givenMember(server, shop.organizationId);
    const { specializationId } = await givenSold();
    expect(await detail(specializationId)).toMatchObject({
      price: { minor: PRICE },
      isOwned: false,
      abilities: { canBuy: true, canEnroll: false },
    });
    for (const _ of [1, 2])
      expect(await enroll(specializationId)).toMatchObject({
        status: 200,
        body: {
          order: {
            orderId: null,
            status: 'CART',
            total: { minor: PRICE },
            purchasedItems: [{ itemId: specializationId, purchasedItemType: { slug: 'specialization' } }],
          },
        },
      });
    const cart = await readCart(server, buyer);
    expect(cart.purchasedItems).toMatchObject([
      { itemId: specializationId, pageId: specializationId, priceMinor: PRICE, title: { en: 'Path' }, problem: null },
    ]);
    expect(await enrolledIn(specializationId)).toEqual([false, false, false]);
  });

  it('grants all of its courses once it is paid, and is followed', async () => {
    buyer = await givenMember(server, shop.organizationId);
    const { specializationId } = await givenSold();
    await enroll(specializationId);
    const order = await pay();
    expect(order.purchasedItems).toMatchObject([
      { itemId: specializationId, pageId: specializationId, purchasedItemType: { slug: 'specialization' } },
    ]);
    expect(await detail(specializationId)).toMatchObject({
      isOwned: true,
      isEnrolled: true,
      abilities: { canBuy: false, canEnroll: false },
      courses: [{ isEnrolled: true }, { isEnrolled: true }, { isEnrolled: true }],
    });
    const key = { itemType: 'specialization', itemId: specializationId };
    expect((await callAs(server, buyer, 'POST /api/cart/items', key)).body).toMatchObject({
      errorCode: 'cart.item-owned',
    });
  });

  it('is followed again for nothing by an owner who had left it', async () => {
    buyer = await givenMember(server, shop.organizationId);
    const { specializationId } = await givenSold();
    await enroll(specializationId);
    await pay();
    const left = await callAs(server, buyer, `DELETE /api/specializations/${specializationId}/enrollment`);
    expect(left.status).toBe(204);
    expect(await detail(specializationId)).toMatchObject({
      isEnrolled: false,
      isOwned: true,
      abilities: { canEnroll: true, canBuy: false },
    });
    expect((await enroll(specializationId)).body.order).toMatchObject({ status: 'COMPLETED', total: { minor: 0 } });
    expect((await detail(specializationId)).isEnrolled).toBe(true);
  });

  it('is taken back by a refund with what this sale granted, and nothing else', async () => {
    buyer = await givenMember(server, shop.organizationId);
    const { specializationId, needed, chosen } = await givenSold();
    await givenPaidOrder(server, buyer, [chosen[0]!]);
    await enroll(specializationId);
    const order = await pay();
    const [lesson] = await server.admin`
      select course_subsection_id as id from course_subsections where course_id = ${needed} limit 1`;
    await callAs(server, buyer, `POST /api/course-subsections/${lesson!.id}/finished`);
    // a course that is no longer part of it is taken back with it
    const groups = [{ title: {}, neededCount: null, courseIds: chosen }];
    expect((await change(specializationId, { version: 2, groups })).status).toBe(204);
    await refund(order);
    expect(await detail(specializationId)).toMatchObject({ isOwned: false, isEnrolled: false });
    expect(await enrolledIn(specializationId)).toEqual([true, false]);
    const active = await server.admin`
      select subject_id as id from entitlements where user_id = ${buyer.userId} and status = 'ACTIVE'`;
    expect(active).toEqual([{ id: chosen[0] }]);
    const finished = await server.admin`
      select 1 from finished_subsections where user_id = ${buyer.userId} and course_id = ${needed}`;
    expect(finished).toHaveLength(1);
  });

  it('stays followed after a refund by someone who followed it before', async () => {
    buyer = await givenMember(server, shop.organizationId);
    const { specializationId } = await givenSold();
    await server.admin`insert into specialization_enrollments (organization_id, specialization_id, user_id, enrolled_at)
      values (${shop.organizationId}, ${specializationId}, ${buyer.userId}, now())`;
    await enroll(specializationId);
    await refund(await pay());
    expect(await detail(specializationId)).toMatchObject({ isOwned: false, isEnrolled: true });
  });

  it('is refunded by itself when none of its courses is left', async () => {
    buyer = await givenMember(server, shop.organizationId);
    const { specializationId, needed, chosen } = await givenSold();
    await enroll(specializationId);
    const [order] = await givenOrders(server, buyer);
    const paymentId = await givenPayment(server, buyer, order!.orderId);
    await server.admin`update courses set status = 'ARCHIVED' where course_id = any(${[needed, ...chosen]})`;
    await endPayment(server, buyer, paymentId, 'PAID');
    await server.runJobs();
    const { refunds } = await readOrder(server, buyer, order!.orderId);
    expect(refunds).toMatchObject([{ amountMinor: PRICE, reason: 'UNAVAILABLE', status: 'SUCCEEDED' }]);
    expect((await detail(specializationId)).isOwned).toBe(false);
  });

  it('has no offer while it is hidden, empty for learners, or not sold as a whole', async () => {
    buyer = await givenMember(server, shop.organizationId);
    const add = async (itemId: number, who = buyer) =>
      (await callAs(server, who, 'POST /api/cart/items', { itemType: 'specialization', itemId })).status;
    const { specializationId, needed, chosen } = await givenSold();
    const unsold = await givenSold(null);
    expect(await add(unsold.specializationId)).toBe(404);
    expect(await add(specializationId, (await givenShop(server)).buyer)).toBe(404);
    await server.admin`update courses set status = 'ARCHIVED' where course_id = any(${[needed, ...chosen]})`;
    expect(await add(specializationId)).toBe(404);
    expect((await detail(specializationId)).abilities.canBuy).toBe(false);
    await server.admin`update courses set status = 'PUBLISHED' where course_id = any(${[needed, ...chosen]})`;
    expect(await add(specializationId)).toBe(200);
    expect((await change(specializationId, { isPublished: false, version: 2 })).status).toBe(204);
    expect((await readCart(server, buyer)).purchasedItems).toMatchObject([{ problem: 'GONE' }]);
    expect(await add(specializationId)).toBe(404);
  });

  it('is refused to people who don’t learn, and closed where all of its courses have ended', async () => {
    buyer = await givenMember(server, shop.organizationId);
    const { specializationId, needed, chosen } = await givenSold();
    const teacher = await givenMember(server, shop.organizationId, 'instructor', { permissions: [] });
    const add = (who: TestMember) =>
      callAs(server, who, 'POST /api/cart/items', { itemType: 'specialization', itemId: specializationId });
    expect((await add(teacher)).status).toBe(403);
    await server.admin`update courses set expires_at = '2020-01-01' where course_id = any(${[needed, ...chosen]})`;
    expect((await add(buyer)).body).toMatchObject({ errorCode: 'cart.item-closed' });
  });

  it('takes whole positive prices alone, from editors', async () => {
    const { specializationId } = await givenSold();
    for (const priceMinor of [0, -1, 1.5, '100', 1_000_000_001])
      expect((await change(specializationId, { version: 2, priceMinor })).status).toBe(400);
    const learner = await givenMember(server, shop.organizationId);
    expect(
      (await change(specializationId, { version: 2, priceMinor: 1 }, { ...shop, administrator: learner })).status,
    ).toBe(403);
    expect((await change(specializationId, { version: 2, priceMinor: null })).status).toBe(204);
    expect((await detail(specializationId, shop.administrator)).price).toBeNull();
  });
});

describe('without a marketplace', () => {
  it('a specialization is enrolled in where its courses are free, whatever its own price', async () => {
    const organizationId = await givenOrganization(server);
    const administrator = await givenMember(server, organizationId, 'administrator');
    buyer = await givenMember(server, organizationId);
    const closed: Shop = { organizationId, administrator, buyer };
    const [paid, free] = [await givenSold(PRICE, closed), await givenSold(PRICE, closed)];
    await server.admin`update courses set price_minor = 0 where course_id = ${free.needed}`;
    expect((await enroll(paid.specializationId)).body).toMatchObject({ errorCode: 'enrolment.not-for-sale' });
    expect((await detail(free.specializationId)).abilities).toMatchObject({ canBuy: false, canEnroll: true });
    expect((await enroll(free.specializationId)).body.order).toMatchObject({ status: 'COMPLETED' });
  });
});
