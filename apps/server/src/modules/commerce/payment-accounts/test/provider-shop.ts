import { expect } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import type { Dispute } from '../../disputes/disputes.schemas.ts';
import type { Order } from '../../orders/orders.schemas.ts';
import {
  addToCart,
  givenOrders,
  givenPricedCourse,
  givenShop,
  readOrder,
  type Shop,
} from '../../orders/test/orders.factory.ts';
import { reconcile } from '../reconcile.service.ts';

/** How a shop pays with a provider. */
export interface ShopProvider {
  name: string;
  method: string;
  keys: readonly string[];
  /** Where the keys don't tell. */
  mode?: 'TEST';
  currency?: string;
}

export interface ProviderShop extends Shop {
  provider: ShopProvider;
  courseIds: number[];
}

/** A shop whose buyers pay with a provider's test keys, with a webhook. */
export async function givenProviderShop(
  server: TestServer,
  provider: ShopProvider,
  { prices = [10_000], hasWebhook = true }: { prices?: readonly number[]; hasWebhook?: boolean } = {},
): Promise<ProviderShop> {
  const shop = await givenShop(server);
  const { name, keys, mode, currency } = provider;
  const call = async (request: Parameters<typeof callAs>[2], body?: object) =>
    (await callAs(server, shop.administrator, request, body)).status;
  expect(await call(`PUT /api/payment-accounts/${name}`, { keys, ...(mode ? { mode } : {}) })).toBe(204);
  if (hasWebhook) expect(await call(`POST /api/payment-accounts/${name}/TEST/webhook`)).toBe(204);
  expect(await call(`PUT /api/payment-accounts/${name}/TEST/offer`, { isOffered: true })).toBe(204);
  const courseIds: number[] = [];
  for (const price of prices) courseIds.push(await givenPricedCourse(server, shop, price));
  if (currency)
    await server.admin`update courses set currency = ${currency} where organization_id = ${shop.organizationId}`;
  return { ...shop, provider, courseIds };
}

/** Begins to pay an order with the shop's provider; returns the attempt and its page. */
export async function startPage(
  server: TestServer,
  { buyer, provider }: ProviderShop,
  orderId: number,
): Promise<{ paymentId: number; url: string }> {
  const { status, body } = await callAs<{ paymentId: number; url: string }>(
    server,
    buyer,
    `POST /api/orders/${orderId}/payments`,
    { method: provider.method, provider: provider.name },
  );
  expect(status).toBe(200);
  return body;
}

/** An order of the shop's courses that nobody has begun to pay. */
export async function givenUnpaid(server: TestServer, shop: ProviderShop): Promise<number> {
  for (const courseId of shop.courseIds) expect((await addToCart(server, shop.buyer, courseId)).status).toBe(200);
  const [order] = await givenOrders(server, shop.buyer);
  return order!.orderId;
}

/** Sends a webhook to the shop; returns the status of the answer. */
export async function deliverTo(
  server: TestServer,
  { organizationId, provider }: ProviderShop,
  { body, headers = {} }: { body: string; headers?: Record<string, string> },
): Promise<number> {
  const response = await server.app.http.inject({
    method: 'POST',
    url: `/api/payment-webhooks/${provider.name}`,
    headers: { 'content-type': 'application/json', organization: String(organizationId), ...headers },
    payload: body,
  });
  return response.statusCode;
}

/** What the job of every five minutes does. */
export const reconciled = (server: TestServer, { organizationId }: Shop) =>
  reconcile({ ...server.platform, organizationId }, { isDaily: false });

/** What the buyer's return to the order does. */
export const comeBack = async (server: TestServer, { buyer }: Shop, orderId: number): Promise<Order> =>
  (await callAs<Order>(server, buyer, `POST /api/orders/${orderId}/check-payments`)).body;

/** Status of the buyer's right to each course of the shop. */
export const rights = async (
  server: TestServer,
  { buyer, courseIds }: ProviderShop,
): Promise<(string | undefined)[]> => {
  const rows = await server.admin<{ subject_id: number; status: string }[]>`
    select subject_id::int as subject_id, status from entitlements where user_id = ${buyer.userId} and source = 'ORDER'`;
  return courseIds.map((courseId) => rows.find(({ subject_id }) => Number(subject_id) === courseId)?.status);
};

/** An administrator refunds what is left of the first line of an order. */
export async function refundFirstLine(server: TestServer, shop: Shop, orderId: number): Promise<void> {
  const [line] = (await readOrder(server, shop.buyer, orderId)).purchasedItems;
  const { status } = await callAs(server, shop.administrator, `POST /api/orders/refund/${line!.id}`, {
    amountMinor: line!.totalMinor - line!.refundedMinor,
    note: 'Asked for it',
  });
  expect(status).toBe(200);
}

export const refundStatuses = async (server: TestServer, { buyer }: Shop, orderId: number): Promise<string[]> =>
  (await readOrder(server, buyer, orderId)).refunds.map(({ status }) => status);

export const disputesOf = async (server: TestServer, { administrator }: Shop, orderId: number): Promise<Dispute[]> =>
  (await callAs<{ disputes: Dispute[] }>(server, administrator, `GET /api/orders/${orderId}/disputes`)).body.disputes;

/** The history of an order, oldest first. */
export const kindsOf = async (server: TestServer, shop: Shop, orderId: number): Promise<string[]> =>
  (await readOrder(server, shop.administrator, orderId)).history.map(({ kind }) => kind).reverse();

/** Every order of some things. */
function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}

/** Event types in every order, each order named by the last words of the types. */
export const everyOrder = (types: readonly string[]) =>
  permutations(types).map((order) => ({ name: order.map((type) => type.split('.').at(-1)).join(', '), order }));

/** Delivers events, each twice under its id and once more as another event about the same change, with jobs in between. */
export async function deliverAll(
  server: TestServer,
  shop: ProviderShop,
  events: readonly (() => { body: string; headers?: Record<string, string> })[],
): Promise<void> {
  for (const make of events) {
    const event = make();
    for (const each of [event, event, make()]) expect(await deliverTo(server, shop, each)).toBe(204);
    await server.runJobs();
  }
}
