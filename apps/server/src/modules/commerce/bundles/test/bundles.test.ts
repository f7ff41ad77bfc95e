import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { editing, FREE, givenDraft, publish } from '../../../events/events/test/events.factory.ts';
import type { Order } from '../../orders/orders.schemas.ts';
import {
  addToCart,
  endPayment,
  givenOrders,
  givenPaidOrder,
  givenPayment,
  givenPricedCourse,
  givenShop,
  readCart,
  readOrder,
  type Shop,
} from '../../orders/test/orders.factory.ts';
import type { Bundle, BundleSummary } from '../bundles.schemas.ts';

const server = testServer();
const PRICE = 54_000;
let shop: Shop;
let buyer: TestMember;

beforeAll(async () => {
  shop = await givenShop(server);
});

interface Key {
  itemType: string;
  itemId: number;
}

const course = async (price: number): Promise<Key> => ({
  itemType: 'course',
  itemId: await givenPricedCourse(server, shop, price),
});

const bodyOf = (items: readonly Key[], changes: object = {}) => ({
  title: { en: 'Your first 90 days', ar: 'أول تسعين يومًا' },
  description: {},
  coverMediaId: null,
  items,
  priceMinor: PRICE,
  isPublished: true,
  ...changes,
});

const create = (items: readonly Key[], changes: object = {}) =>
  callAs<{ bundleId: number }>(server, shop.administrator, 'POST /api/bundles', bodyOf(items, changes));

/** A published bundle of three courses of 200, 250 and 150. */
async function givenBundle(): Promise<{ bundleId: number; courseIds: number[] }> {
  const items = [await course(20_000), await course(25_000), await course(15_000)];
  const { status, body } = await create(items);
  expect(status).toBe(201);
  return { bundleId: body.bundleId, courseIds: items.map(({ itemId }) => itemId) };
}

const read = async (bundleId: number, who = buyer): Promise<Bundle> =>
  (await callAs<Bundle>(server, who, `GET /api/bundles/${bundleId}`)).body;

const add = (bundleId: number, who = buyer) =>
  callAs(server, who, 'POST /api/cart/items', { itemType: 'bundle', itemId: bundleId });

async function pay(): Promise<Order> {
  const [order] = await givenOrders(server, buyer);
  expect((await endPayment(server, buyer, await givenPayment(server, buyer, order!.orderId), 'PAID')).status).toBe(204);
  return readOrder(server, buyer, order!.orderId);
}

async function enrolledIn(courseIds: readonly number[]): Promise<boolean[]> {
  const found: boolean[] = [];
  for (const courseId of courseIds)
    found.push((await callAs<{ isEnrolled: boolean }>(server, buyer, `GET /api/courses/${courseId}`)).body.isEnrolled);
  return found;
}

describe('a bundle', () => {
  it('has shares of its price by list prices, and gives all of its items', async () => {
    buyer = await givenMember(server, shop.organizationId);
    const { bundleId, courseIds } = await givenBundle();
    const bundle = await read(bundleId);
    expect(bundle).toMatchObject({ priceMinor: PRICE, offeredMinor: PRICE, problem: null });
    expect(bundle.items.map(({ shareMinor }) => shareMinor)).toEqual([18_000, 22_500, 13_500]);
    expect((await add(bundleId)).status).toBe(200);
    const order = await pay();
    expect(order.purchasedItems).toMatchObject([
      { itemId: bundleId, pageId: bundleId, purchasedItemType: { slug: 'bundle' }, totalMinor: PRICE },
    ]);
    expect(await enrolledIn(courseIds)).toEqual([true, true, true]);
    expect(await read(bundleId)).toMatchObject({ problem: 'OWNED' });
    expect((await add(bundleId)).body).toMatchObject({ errorCode: 'cart.item-owned' });
  });

  it('costs less by the shares of what the buyer owns, and the cart says so', async () => {
    buyer = await givenMember(server, shop.organizationId);
    const { bundleId, courseIds } = await givenBundle();
    await givenPaidOrder(server, buyer, [courseIds[0]!]);
    await add(bundleId);
    expect((await readCart(server, buyer)).purchasedItems).toMatchObject([
      { priceMinor: 36_000, formerPriceMinor: null, problem: null, ownedParts: [{ shareMinor: 18_000 }] },
    ]);
    expect((await pay()).totalMinor).toBe(36_000);
    expect(await enrolledIn(courseIds)).toEqual([true, true, true]);
  });

  it('is taken back by a refund with what it gave; what was bought before stays', async () => {
    buyer = await givenMember(server, shop.organizationId);
    const { bundleId, courseIds } = await givenBundle();
    await givenPaidOrder(server, buyer, [courseIds[0]!]);
    await add(bundleId);
    const { purchasedItems } = await pay();
    const { id, totalMinor } = purchasedItems[0]!;
    // what was sold stays as it was sold
    expect((await callAs(server, shop.administrator, `DELETE /api/bundles/${bundleId}`)).status).toBe(204);
    const body = { amountMinor: totalMinor, note: 'Wrong level' };
    expect((await callAs(server, shop.administrator, `POST /api/orders/refund/${id}`, body)).status).toBe(200);
    await server.runJobs();
    expect(await enrolledIn(courseIds)).toEqual([true, false, false]);
  });

  it('gives what it held when the order was placed, also when it is changed before it is paid', async () => {
    buyer = await givenMember(server, shop.organizationId);
    const { bundleId, courseIds } = await givenBundle();
    await add(bundleId);
    const [order] = await givenOrders(server, buyer);
    const items = courseIds.slice(0, 2).map((itemId) => ({ itemType: 'course', itemId }));
    const saved = await callAs(server, shop.administrator, `PUT /api/bundles/${bundleId}`, {
      ...bodyOf(items),
      version: 1,
    });
    expect(saved.status).toBe(204);
    await endPayment(server, buyer, await givenPayment(server, buyer, order!.orderId), 'PAID');
    expect(await enrolledIn(courseIds)).toEqual([true, true, true]);
  });

  it('holds the place of its ticket while it is paid, and gives it back', async () => {
    buyer = await givenMember(server, shop.organizationId);
    const kind = { ...FREE, name: { en: 'Seat', ar: 'مقعد' }, priceMinor: 10_000 };
    const eventId = await givenDraft(server, shop.administrator, { capacity: 1 } as never, [kind]);
    expect((await publish(server, shop.administrator, eventId)).status).toBe(200);
    const { ticketTypes } = await editing(server, shop.administrator, eventId);
    const ticket = { itemType: 'event', itemId: ticketTypes[0]!.eventTicketTypeId };
    const { bundleId } = (await create([await course(20_000), ticket])).body;
    await add(bundleId);
    const [order] = await givenOrders(server, buyer);
    const other = await givenMember(server, shop.organizationId);
    expect(await read(bundleId, other)).toMatchObject({ problem: 'CLOSED' });
    expect((await add(bundleId, other)).body).toMatchObject({ errorCode: 'cart.item-closed' });
    expect((await callAs(server, buyer, `POST /api/orders/${order!.orderId}/cancel`)).status).toBe(200);
    expect(await read(bundleId, other)).toMatchObject({ problem: null });
    await pay();
    expect(await read(bundleId)).toMatchObject({ problem: 'OWNED' });
  });

  it('is closed while one of its items is not sold, and hidden until it is published', async () => {
    buyer = await givenMember(server, shop.organizationId);
    const { bundleId, courseIds } = await givenBundle();
    await add(bundleId);
    await server.admin`update courses set status = 'ARCHIVED' where course_id = ${courseIds[0]!}`;
    expect((await readCart(server, buyer)).purchasedItems).toMatchObject([{ problem: 'CLOSED' }]);
    const draft = (await create([await course(100), await course(200)], { isPublished: false })).body.bundleId;
    expect((await callAs(server, buyer, `GET /api/bundles/${draft}`)).status).toBe(404);
    expect((await add(draft)).status).toBe(404);
    expect((await callAs(server, shop.administrator, `GET /api/bundles/${draft}`)).status).toBe(200);
    expect((await add(bundleId, (await givenShop(server)).buyer)).status).toBe(404);
  });
});

describe('administrators', () => {
  it('list bundles and find what can be part of one', async () => {
    const { bundleId } = await givenBundle();
    const { data } = (await callAs<{ data: BundleSummary[] }>(server, shop.administrator, 'GET /api/bundles')).body;
    expect(data[0]).toMatchObject({ bundleId, itemCount: 3, priceMinor: PRICE, isPublished: true });
    const named = await callAs<{ data: { itemId: number }[] }>(
      server,
      shop.administrator,
      'GET /api/bundles/choices?itemType=course&search=nothingofthename',
    );
    expect(named).toMatchObject({ status: 200, body: { data: [] } });
    for (const itemType of ['course', 'specialization', 'event']) {
      const found = await callAs<{ data: { itemType: string }[] }>(
        server,
        shop.administrator,
        `GET /api/bundles/choices?itemType=${itemType}&search=`,
      );
      expect(found.status).toBe(200);
      expect(found.body.data.every((each) => each.itemType === itemType)).toBe(true);
    }
  });

  it('can’t save what has no sense', async () => {
    const [one, other, free] = [await course(100), await course(200), await course(0)];
    const foreign = { itemType: 'course', itemId: await givenPricedCourse(server, await givenShop(server), 100) };
    const refused: [readonly Key[], object][] = [
      [[one], {}],
      [[one, one], {}],
      [[one, foreign], {}],
      [[free, await course(0)], {}],
      [[one, other], { priceMinor: 0 }],
      [[one, other], { title: {} }],
    ];
    for (const [items, changes] of refused) expect((await create(items, changes)).status).toBe(400);
    const { bundleId } = (await create([one, other])).body;
    const save = (version: number, who = shop.administrator) =>
      callAs(server, who, `PUT /api/bundles/${bundleId}`, { ...bodyOf([one, other]), version });
    expect((await save(1)).status).toBe(204);
    expect((await save(1)).status).toBe(409);
    expect((await save(2, shop.buyer)).status).toBe(403);
    expect((await addToCart(server, shop.buyer, one.itemId)).status).toBe(200);
  });
});

describe('a bundle for visitors', () => {
  const look = (bundleId: number, organizationId = shop.organizationId) =>
    call<Bundle & { errorCode?: string }>(server, `GET /api/bundles/${bundleId}`, { organizationId });

  it('is shown with its items at list prices, and only while it is published', async () => {
    const { bundleId, courseIds } = await givenBundle();
    const { status, body } = await look(bundleId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ priceMinor: PRICE, offeredMinor: PRICE, special: null, problem: null });
    expect(body.items.map(({ itemId, isOwned, priceMinor }) => [itemId, isOwned, priceMinor])).toEqual([
      [courseIds[0], false, 20_000],
      [courseIds[1], false, 25_000],
      [courseIds[2], false, 15_000],
    ]);
    const hidden = await create([await course(100), await course(200)], { isPublished: false });
    expect((await look(hidden.body.bundleId)).status).toBe(404);
  });

  it('tells nothing of an item that visitors may not see', async () => {
    const seat = { ...FREE, name: { en: 'Seat', ar: 'مقعد' }, priceMinor: 10_000 };
    const eventId = await givenDraft(server, shop.administrator, { audience: 'MEMBERS' }, [seat]);
    await publish(server, shop.administrator, eventId);
    const { ticketTypes } = await editing(server, shop.administrator, eventId);
    const ticket = { itemType: 'event', itemId: ticketTypes[0]!.eventTicketTypeId };
    const { body } = await create([await course(20_000), ticket]);
    const seen = (await look(body.bundleId)).body;
    expect(seen.problem).toBe('CLOSED');
    expect(seen.items[1]).toMatchObject({
      title: {},
      pageId: null,
      cover: null,
      coverArt: null,
      listMinor: null,
      priceMinor: null,
    });
    expect((await read(body.bundleId)).problem).toBeNull();
  });

  it('asks for a session where visitors may not look at courses', async () => {
    const other = await givenShop(server);
    const items = [await givenPricedCourse(server, other, 100), await givenPricedCourse(server, other, 200)];
    const made = await callAs<{ bundleId: number }>(
      server,
      other.administrator,
      'POST /api/bundles',
      bodyOf(items.map((itemId) => ({ itemType: 'course', itemId }))),
    );
    expect((await look(made.body.bundleId, other.organizationId)).status).toBe(200);
    await server.admin`insert into organization_configurations
      values (${other.organizationId}, 'allow_anonymous_course_view', 'false')`;
    expect((await look(made.body.bundleId, other.organizationId)).status).toBe(401);
    expect((await look(999_999_999, other.organizationId)).status).toBe(401);
  });
});
