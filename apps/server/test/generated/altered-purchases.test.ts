import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteDefinition } from '../../src/kernel/http/route.ts';
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
} from '../../src/modules/commerce/orders/test/orders.factory.ts';
import { givenVoucher } from '../../src/modules/commerce/vouchers/test/vouchers.factory.ts';
import { givenMember, type TestMember } from '../support/arrange.ts';
import { callAs } from '../support/classroom.ts';
import { mutationsOf } from '../support/mutations.ts';
import { addressOf, allOperations, bodyOf, send } from '../support/operations.ts';
import { sampled } from '../support/sampling.ts';
import type { Schema } from '../support/schema.ts';
import { testServer } from '../support/test-server.ts';

const server = testServer();
const PRICE = 10_000;
/** Altered bodies of one operation that `npm test` sends; `npm run test:all` sends each. */
const MOST_BODIES = 12;

let shop: Shop;
let thief: TestMember;
let victim: TestMember;
/** Ids of what belongs to the victim, by the names that routes and bodies use. */
let taken: Record<string, number | string>;

/** Operations that are part of the marketplace, and those elsewhere that put something into a cart or set a price. */
const commerceOperations = (): RouteDefinition[] =>
  allOperations().filter(
    ({ partOf = [], path }) => partOf.includes('marketplace') || /^\/api\/(orders|cart|item-prices)\b/.test(path),
  );

/** What is owned, owed and charged in the organisation: all rows of these tables but the thief's own. */
const GUARDED = ['orders', 'payments', 'cart_items', 'entitlements', 'credit_accounts'] as const;

async function othersRows(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of GUARDED) {
    const isOwn =
      table === 'payments' ? 'order_id in (select order_id from orders where user_id = $2)' : 'user_id = $2';
    found[table] = await server.admin.unsafe(
      `select to_jsonb(t) as row from ${table} t where organization_id = $1 and not (${isOwn}) order by to_jsonb(t)::text`,
      [shop.organizationId, thief.userId],
    );
  }
  return found;
}

/** Prices, vouchers and settings, which buyers never change. */
const TERMS = [
  'courses',
  'item_prices',
  'vouchers',
  'voucher_batches',
  'bundles',
  'marketplace_settings',
  'payment_accounts',
];

async function terms(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of TERMS)
    found[table] = await server.admin.unsafe(
      `select to_jsonb(t) as row from ${table} t where organization_id = $1 order by to_jsonb(t)::text`,
      [shop.organizationId],
    );
  return found;
}

interface Line {
  total_minor: number;
  discount_minor: number;
  reduction_minor: number;
  order_total: number;
  currency: string;
  status: string;
  paid: number;
}

/** Lines of the thief's orders, with what has been paid for each order. */
const thiefsLines = (): Promise<Line[]> => server.admin<Line[]>`
  select l.total_minor::int as total_minor, l.discount_minor::int as discount_minor, l.reduction_minor::int as reduction_minor,
    o.total_minor::int as order_total, o.currency, o.status,
    (select coalesce(sum(p.amount_minor), 0)::int from payments p
      where p.organization_id = o.organization_id and p.order_id = o.order_id and p.status = 'SUCCEEDED') as paid
  from order_lines l join orders o on o.organization_id = l.organization_id and o.order_id = l.order_id
  where o.organization_id = ${shop.organizationId} and o.user_id = ${thief.userId}`;

/** Every line costs its price, and nothing is paid that was not charged. */
async function expectHonest(): Promise<void> {
  for (const line of await thiefsLines()) {
    expect(line.total_minor + line.discount_minor + line.reduction_minor).toBe(PRICE);
    expect(line.currency).toBe('SAR');
    if (line.status === 'PAID') expect(line.paid).toBe(line.order_total);
  }
  const [{ unpaid } = { unpaid: -1 }] = await server.admin<{ unpaid: number }[]>`
    select count(*)::int as unpaid from entitlements e
    where e.organization_id = ${shop.organizationId} and e.user_id = ${thief.userId} and e.status = 'ACTIVE'
      and not exists (select from order_lines l join orders o
        on o.organization_id = l.organization_id and o.order_id = l.order_id
        where l.organization_id = e.organization_id and l.order_line_id::text = e.source_key
          and o.user_id = e.user_id and o.status = 'PAID')`;
  expect(unpaid).toBe(0);
}

/** What a forged request may claim, beside the fields that it has. */
const forged = (): Record<string, unknown> => ({
  price: 1,
  priceMinor: 1,
  listMinor: 1,
  total: 0,
  totalMinor: 0,
  amountMinor: 1,
  discountMinor: PRICE,
  taxMinor: 0,
  taxRateBasisPoints: 0,
  currency: 'KWD',
  quantity: 0,
  status: 'PAID',
  isPaid: true,
  isTest: false,
  userId: victim.userId,
  buyerUserId: victim.userId,
  grantedBy: shop.administrator.userId,
  organizationId: 1,
  ...taken,
});

/** Ids of the victim wherever a route or body asks for one. */
const victims = (name: string): unknown => (name in taken ? taken[name] : undefined);

beforeAll(async () => {
  shop = await givenShop(server);
  thief = await givenMember(server, shop.organizationId);
  victim = await givenMember(server, shop.organizationId);
  const courseIds: number[] = [];
  for (let count = 0; count < 4; count += 1) courseIds.push(await givenPricedCourse(server, shop, PRICE));
  const [paid, pending, carted] = courseIds as [number, number, number, number];
  const order = await givenPaidOrder(server, victim, [paid]);
  expect((await addToCart(server, victim, pending)).status).toBe(200);
  const [open] = await givenOrders(server, victim);
  const paymentId = await givenPayment(server, victim, open!.orderId);
  expect((await addToCart(server, victim, carted)).status).toBe(200);
  const cart = await readCart(server, victim);
  const topUp = { userId: victim.userId, currency: 'SAR', amountMinor: 5000, reason: 'A present' };
  expect((await callAs(server, shop.administrator, 'POST /api/credit-top-ups', topUp)).status).toBeLessThan(300);
  const [account] = await server.admin<{ id: number }[]>`
    select credit_account_id::int as id from credit_accounts where user_id = ${victim.userId}`;
  const [document] = await server.admin<{ id: number }[]>`
    select tax_document_id::int as id from tax_documents where user_id = ${victim.userId}`;
  const voucher = await givenVoucher(server, shop.administrator, 'TENTH');
  taken = {
    orderId: open!.orderId,
    purchasedItemId: order.purchasedItems[0]!.id,
    cartItemId: cart.purchasedItems[0]!.id,
    paymentId,
    creditAccountId: account!.id,
    taxDocumentId: document!.id,
    voucherId: voucher.voucherId,
    itemType: 'course',
    itemId: courseIds[3]!,
    courseId: courseIds[3]!,
    voucherCode: voucher.code,
  };
});

describe('a buyer who alters what is sent', () => {
  const operations = commerceOperations();

  it('meets every call of the marketplace in this test', () => {
    expect(operations.length).toBeGreaterThan(60);
    for (const name of [
      'checkOut',
      'startPayment',
      'chooseTestOutcome',
      'refundPurchasedItem',
      'topUpCredit',
      'saveItemPrice',
    ])
      expect(operations.map(({ operationId }) => operationId)).toContain(name);
  });

  it.each(operations)('gains nothing by $method $path', async (route) => {
    const [others, before] = [await othersRows(), await terms()];
    const sample = bodyOf(route, victims);
    const bodies: unknown[] = [sample];
    if (route.body) {
      const isObject = typeof sample === 'object' && sample !== null;
      if (isObject) bodies.push({ ...sample, ...forged() }, { ...forged(), ...sample });
      const changes = mutationsOf(route.body as unknown as Schema, sample);
      bodies.push(...sampled(changes, MOST_BODIES, route.operationId).map(({ make }) => make()));
    }
    const query = new URLSearchParams(Object.entries(forged()).map(([name, value]) => [name, String(value)]));
    const address = addressOf(route, victims);
    for (const url of [address, `${address}?${query}`])
      for (const body of url === address ? bodies : bodies.slice(0, 1)) {
        const { status } = await send(server, {
          method: route.method,
          url,
          headers: thief.headers,
          ...(body === undefined ? {} : { payload: JSON.stringify(body) ?? '' }),
        });
        expect(status).toBeLessThan(500);
      }
    expect(await othersRows()).toEqual(others);
    expect(await terms()).toEqual(before);
    await expectHonest();
  });

  it('pays the whole price with forged fields in every step, and owns the course only then', async () => {
    const buyer = await givenMember(server, shop.organizationId);
    const courseId = await givenPricedCourse(server, shop, PRICE);
    const ask = <Body>(request: string, body: object) => callAs<Body>(server, buyer, request, { ...forged(), ...body });
    const added = await ask('POST /api/cart/items', { itemType: 'course', itemId: courseId });
    if (added.status !== 200) expect((await addToCart(server, buyer, courseId)).status).toBe(200);
    const { version } = await readCart(server, buyer);
    const placed = await ask<{ orders: { orderId: number }[] }>('POST /api/cart/checkout', { version });
    const orderId =
      placed.status === 200 ? placed.body.orders[0]!.orderId : (await givenOrders(server, buyer))[0]!.orderId;
    const order = await readOrder(server, buyer, orderId);
    expect(order).toMatchObject({ status: 'PENDING', totalMinor: PRICE, currency: 'SAR' });
    const started = await ask<{ paymentId: number }>(`POST /api/orders/${orderId}/payments`, { method: 'Credit Card' });
    const paymentId = started.status === 200 ? started.body.paymentId : await givenPayment(server, buyer, orderId);
    const owned = () => server.admin`select from entitlements where user_id = ${buyer.userId} and status = 'ACTIVE'`;
    expect(await owned()).toHaveLength(0);
    expect((await endPayment(server, buyer, paymentId, 'PAID')).status).toBe(204);
    expect(await owned()).toHaveLength(1);
    const { payments } = await readOrder(server, buyer, orderId);
    expect(payments.filter(({ status }) => status === 'SUCCEEDED').map(({ amountMinor }) => amountMinor)).toEqual([
      PRICE,
    ]);
  });
});
