import { describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { editing, FREE, givenDraft, publish } from '../../../events/events/test/events.factory.ts';
import { givenGroup, saleFor, savePrices } from '../../../learning/item-prices/test/item-prices.factory.ts';
import {
  addToCart,
  givenPaidOrder,
  givenPricedCourse,
  givenShop,
  readCart,
  type Shop,
} from '../../orders/test/orders.factory.ts';
import type { Cart, MergedCart } from '../carts.schemas.ts';

const server = testServer();

interface Key {
  itemType: string;
  itemId: number;
}

const course = (itemId: number): Key => ({ itemType: 'course', itemId });

/** A visitor's cart as the shop prices it. */
const visit = (organizationId: number, items: readonly unknown[]) =>
  call<Cart & { errorCode?: string; errors?: unknown }>(server, 'POST /api/visitor-cart', {
    organizationId,
    body: { items },
  });

const visited = async ({ organizationId }: Shop, items: readonly Key[]): Promise<Cart['order']> => {
  const { status, body } = await visit(organizationId, items);
  expect(status).toBe(200);
  return body.order;
};

const merge = (who: TestMember, items: readonly Key[]) =>
  callAs<MergedCart>(server, who, 'POST /api/cart/merge', { items });

/** A published event with a ticket that costs 115.00. */
async function givenTicket(shop: Shop, event: object = {}, kind: object = {}): Promise<Key> {
  const ticket = { ...FREE, name: { en: 'Seat', ar: 'مقعد' }, priceMinor: 11_500, ...kind };
  const eventId = await givenDraft(server, shop.administrator, event as never, [ticket]);
  expect((await publish(server, shop.administrator, eventId)).status).toBe(200);
  const { ticketTypes } = await editing(server, shop.administrator, eventId);
  return { itemType: 'event', itemId: ticketTypes[0]!.eventTicketTypeId };
}

async function givenBundle(shop: Shop, items: readonly Key[], isPublished = true): Promise<Key> {
  const { status, body } = await callAs<{ bundleId: number }>(server, shop.administrator, 'POST /api/bundles', {
    title: { en: 'Both', ar: 'كلاهما' },
    description: {},
    coverMediaId: null,
    items,
    priceMinor: 15_000,
    isPublished,
  });
  expect(status).toBe(201);
  return { itemType: 'bundle', itemId: body.bundleId };
}

/** Closes what visitors may look at. */
const close = ({ organizationId }: Shop, ...keys: string[]) =>
  server.admin`insert into organization_configurations
    select ${organizationId}, unnest(${keys}::text[]), 'false'::jsonb`;

describe('the cart of a visitor', () => {
  it('prices courses, tickets and bundles with their VAT, each once, in the order of the keys', async () => {
    const shop = await givenShop(server);
    const [one, other] = [await givenPricedCourse(server, shop, 11_500), await givenPricedCourse(server, shop, 9000)];
    const ticket = await givenTicket(shop);
    const bundle = await givenBundle(shop, [course(one), course(other)]);
    const { purchasedItems, totals, vouchers, status, version } = await visited(shop, [
      ticket,
      course(one),
      bundle,
      course(one),
    ]);
    expect(
      purchasedItems.map((item) => [item.purchasedItemType.slug, item.itemId, item.priceMinor, item.problem]),
    ).toEqual([
      ['event', ticket.itemId, 11_500, null],
      ['course', one, 11_500, null],
      ['bundle', bundle.itemId, 15_000, null],
    ]);
    expect(purchasedItems.map(({ formerPriceMinor }) => formerPriceMinor)).toEqual([null, null, null]);
    expect(totals).toMatchObject([{ currency: 'SAR', itemCount: 3, totalMinor: 38_000, taxMinor: 4957 }]);
    expect([status, vouchers]).toEqual(['CART', []]);
    expect((await visited(shop, [ticket, course(one), bundle])).version).toBe(version);
    expect(await visited(shop, [])).toMatchObject({ purchasedItems: [], totals: [] });
  });

  it('has sale prices and no group prices, also for a member who asks', async () => {
    const shop = await givenShop(server);
    const [sold, grouped] = [await givenPricedCourse(server, shop, 9000), await givenPricedCourse(server, shop, 9000)];
    const sale = saleFor(server, 60, 7000);
    await savePrices(server, shop.administrator, `course/${sold}`, { sale });
    const { permissionSetId, people } = await givenGroup(server, shop.organizationId);
    await savePrices(server, shop.administrator, `course/${grouped}`, {
      groupPrices: [{ permissionSetId, minor: 100 }],
    });
    const items = [course(sold), course(grouped)];
    const order = await visited(shop, items);
    expect(order.purchasedItems).toMatchObject([
      { listMinor: 9000, priceMinor: 7000, priceKind: 'SALE', priceUntil: sale.endsAt },
      { listMinor: 9000, priceMinor: 9000, priceKind: 'LIST' },
    ]);
    const asMember = await callAs<Cart>(server, people[0]!, 'POST /api/visitor-cart', { items });
    expect(asMember.body.order).toEqual(order);
    server.clock.advance(3_600_000);
    expect((await visited(shop, items)).version).not.toBe(order.version);
  });

  it('says nothing of items that are hidden, foreign or unknown', async () => {
    const shop = await givenShop(server);
    const draft = await givenPricedCourse(server, shop, 100);
    await server.admin`update courses set status = 'DRAFT' where course_id = ${draft}`;
    const foreign = await givenPricedCourse(server, await givenShop(server), 100);
    const hidden = await givenBundle(
      shop,
      [course(await givenPricedCourse(server, shop, 100)), course(await givenPricedCourse(server, shop, 100))],
      false,
    );
    const ofMembers = await givenTicket(shop, { audience: 'MEMBERS' });
    const keys = [
      course(draft),
      course(foreign),
      hidden,
      ofMembers,
      course(999_999_999),
      { itemType: 'coaching-session', itemId: 1 },
    ];
    const { purchasedItems, totals } = await visited(shop, keys);
    for (const item of purchasedItems)
      expect(item).toMatchObject({
        problem: 'GONE',
        title: {},
        pageId: null,
        cover: null,
        coverArt: null,
        listMinor: 0,
        priceMinor: 0,
        currency: 'SAR',
      });
    expect([purchasedItems.length, totals]).toEqual([keys.length, []]);
  });

  it('has the problems of what is seen and not sold, and keeps a price on request to itself', async () => {
    const shop = await givenShop(server);
    const [closed, asked] = [await givenPricedCourse(server, shop, 100), await givenPricedCourse(server, shop, 5000)];
    await server.admin`update courses set is_by_invitation = true where course_id = ${closed}`;
    await savePrices(server, shop.administrator, `course/${asked}`, { isOnRequest: true });
    const full = await givenTicket(shop, { capacity: 1 });
    const taken = await callAs(server, shop.buyer, 'POST /api/cart/items', full);
    expect(taken.status).toBe(200);
    const cart = await readCart(server, shop.buyer);
    await callAs(server, shop.buyer, 'POST /api/cart/checkout', { version: cart.version });
    const forMembers = await givenTicket(shop, {}, { audience: 'MEMBERS' });
    const { purchasedItems } = await visited(shop, [course(closed), course(asked), full, forMembers]);
    expect(purchasedItems.map(({ problem, priceMinor }) => [problem, priceMinor])).toEqual([
      ['CLOSED', 100],
      ['ON_REQUEST', 0],
      ['SOLD_OUT', 11_500],
      ['CLOSED', 11_500],
    ]);
  });

  it('shows neither courses nor bundles nor events where visitors may not look at them', async () => {
    const shop = await givenShop(server);
    const courses = [
      course(await givenPricedCourse(server, shop, 100)),
      course(await givenPricedCourse(server, shop, 100)),
    ];
    const items = [...courses, await givenBundle(shop, courses), await givenTicket(shop)];
    const problems = async () => (await visited(shop, items)).purchasedItems.map(({ problem }) => problem);
    expect(await problems()).toEqual([null, null, null, null]);
    await close(shop, 'allow_anonymous_course_view');
    expect(await problems()).toEqual(['GONE', 'GONE', 'GONE', null]);
    await close(shop, 'allow_anonymous_event_view');
    expect(await problems()).toEqual(['GONE', 'GONE', 'GONE', 'GONE']);
  });

  it('holds 50 items at most and takes nothing but keys', async () => {
    const { organizationId } = await givenShop(server);
    const keys = Array.from({ length: 51 }, (_, at) => course(at + 1));
    expect((await visit(organizationId, keys.slice(0, 50))).status).toBe(200);
    for (const [items, path] of [
      [keys, 'items'],
      [[{ itemType: 'house', itemId: 1 }], 'items.0.itemType'],
      [[course(0)], 'items.0.itemId'],
    ] as const) {
      const { status, body } = await visit(organizationId, items);
      expect([status, body.errorCode]).toEqual([400, 'validation']);
      expect(JSON.stringify(body)).toContain(`"${path}"`);
    }
  });

  it('is not there while the marketplace is off', async () => {
    const organizationId = await givenOrganization(server);
    expect((await visit(organizationId, [])).status).toBe(404);
    expect((await merge(await givenMember(server, organizationId), [])).status).toBe(404);
  });
});

describe('merging it into the cart of a member', () => {
  it('adds each item once, however often, and leaves what is in the cart as it is', async () => {
    const shop = await givenShop(server);
    const [first, second] = [await givenPricedCourse(server, shop, 100), await givenPricedCourse(server, shop, 200)];
    const ticket = await givenTicket(shop);
    await addToCart(server, shop.buyer, first);
    await server.admin`update courses set price_minor = 150 where course_id = ${first}`;
    const items = [course(first), course(second), ticket, course(second)];
    const { status, body } = await merge(shop.buyer, items);
    expect([status, body.keptCount, body.leftOut]).toEqual([200, 3, []]);
    expect(body.cart.order.purchasedItems).toMatchObject([
      { itemId: first, priceMinor: 150, formerPriceMinor: 100 },
      { itemId: second, priceMinor: 200, formerPriceMinor: null },
      { itemId: ticket.itemId, priceMinor: 11_500 },
    ]);
    expect((await merge(shop.buyer, items)).body).toEqual(body);
    expect(await readCart(server, shop.buyer)).toEqual(body.cart.order);
  });

  it('leaves out what the member can’t buy, with the reason and its title, and adds the rest', async () => {
    const shop = await givenShop(server);
    const [owned, closed, sold] = [
      await givenPricedCourse(server, shop, 100),
      await givenPricedCourse(server, shop, 100),
      await givenPricedCourse(server, shop, 100),
    ];
    await givenPaidOrder(server, shop.buyer, [owned]);
    await server.admin`update courses set is_by_invitation = true where course_id = ${closed}`;
    const foreign = await givenPricedCourse(server, await givenShop(server), 100);
    const { status, body } = await merge(shop.buyer, [course(owned), course(foreign), course(closed), course(sold)]);
    const title = { en: 'A course', ar: 'دورة' };
    const purchasedItemType = { slug: 'course' };
    expect([status, body.keptCount]).toEqual([200, 1]);
    expect(body.leftOut).toEqual([
      { itemId: owned, purchasedItemType, title, reason: 'OWNED' },
      { itemId: foreign, purchasedItemType, title: {}, reason: 'GONE' },
      { itemId: closed, purchasedItemType, title, reason: 'CLOSED' },
    ]);
    expect(body.cart.order.purchasedItems.map(({ itemId }) => itemId)).toEqual([sold]);
  });

  it('is not for people who may not learn, and gives prices of groups to their members', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 9000);
    const { permissionSetId, people } = await givenGroup(server, shop.organizationId);
    await savePrices(server, shop.administrator, `course/${courseId}`, {
      groupPrices: [{ permissionSetId, minor: 100 }],
    });
    const stranger = await givenMember(server, shop.organizationId, 'learner', { permissions: [] });
    expect((await merge(stranger, [course(courseId)])).body.leftOut).toMatchObject([{ reason: 'NOT_ALLOWED' }]);
    expect((await merge(people[0]!, [course(courseId)])).body.cart.order.purchasedItems).toMatchObject([
      { priceMinor: 100, priceKind: 'GROUP' },
    ]);
  });

  it('never fills the cart above 50 items', async () => {
    const shop = await givenShop(server);
    await server.admin`insert into carts (organization_id, user_id, changed_at)
      values (${shop.organizationId}, ${shop.buyer.userId}, now())`;
    await server.admin`
      insert into cart_items (organization_id, user_id, item_type, item_id, title, price_minor, currency, added_at)
      select ${shop.organizationId}, ${shop.buyer.userId}, 'course', 1000000 + n, '{}', 1, 'SAR', now() from generate_series(1, 49) n`;
    const ids = [await givenPricedCourse(server, shop, 100), await givenPricedCourse(server, shop, 100)];
    const { status, body } = await merge(shop.buyer, ids.map(course));
    expect([status, body.keptCount, body.cart.order.purchasedItems.length]).toEqual([200, 1, 50]);
    expect(body.leftOut).toMatchObject([{ itemId: ids[1], reason: 'FULL' }]);
    const again = await merge(shop.buyer, ids.map(course));
    expect([again.body.keptCount, again.body.cart.order.purchasedItems.length]).toEqual([1, 50]);
  });

  it('adds an item once when two windows merge at the same time', async () => {
    const shop = await givenShop(server);
    const ids = [await givenPricedCourse(server, shop, 100), await givenPricedCourse(server, shop, 100)];
    const both = await Promise.all([1, 2].map(() => merge(shop.buyer, ids.map(course))));
    expect(both.map(({ status, body }) => [status, body.keptCount, body.leftOut])).toEqual([
      [200, 2, []],
      [200, 2, []],
    ]);
    expect((await readCart(server, shop.buyer)).purchasedItems.map(({ itemId }) => itemId)).toEqual(ids);
  });

  it('asks for a session', async () => {
    const { organizationId } = await givenShop(server);
    const { status } = await call(server, 'POST /api/cart/merge', { organizationId, body: { items: [] } });
    expect(status).toBe(401);
  });
});
