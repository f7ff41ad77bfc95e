import { DAY } from '@sullam/domain/limits.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { Order } from '../../orders/orders.schemas.ts';
import {
  addToCart,
  givenOrders,
  givenPaidOrder,
  givenPricedCourse,
  givenShop,
  type Shop,
} from '../../orders/test/orders.factory.ts';
import { COMPANY, fileAs, givenPurchase, givenSeller, refund } from '../../tax-documents/test/tax-documents.factory.ts';
import { applyVoucher, givenVoucher } from '../../vouchers/test/vouchers.factory.ts';
import type { ManagedOrder, OlderOrders, OrderCounts } from '../order-list.schemas.ts';

const server = testServer();
let shop: Shop;
/** One order of each state, and one more that waits: by a voucher. */
let orders: Record<'paid' | 'partRefunded' | 'refunded' | 'disputed' | 'company' | 'waiting', Order>;

const buy = async (price: number): Promise<Order> =>
  givenPaidOrder(server, shop.buyer, [await givenPricedCourse(server, shop, price)]);

const lineOf = ({ purchasedItems }: Order) => purchasedItems[0]!.id;

beforeAll(async () => {
  shop = await givenShop(server);
  await givenSeller(server, shop);
  const [paid, partRefunded, refunded, disputed] = [await buy(1000), await buy(2000), await buy(4000), await buy(8000)];
  await refund(server, shop, lineOf(partRefunded), 500);
  await refund(server, shop, lineOf(refunded), 4000);
  await server.admin`
    insert into disputes (organization_id, order_id, payment_id, provider_reference, status, amount_minor, reason, opened_at)
    select organization_id, order_id, payment_id, 'dp_1', 'OPEN', amount_minor, 'fraudulent', now()
    from payments where order_id = ${disputed.orderId}`;
  const company = await givenPurchase(server, shop, [16_000], COMPANY);
  await server.admin`
    insert into refund_requests (organization_id, order_id, order_line_id, user_id, status, reason, requested_at)
    values (${shop.organizationId}, ${company.orderId}, ${lineOf(company)}, ${shop.buyer.userId}, 'REQUESTED', 'Wrong level', now())`;
  await givenVoucher(server, shop.administrator, 'NOV10');
  await addToCart(server, shop.buyer, await givenPricedCourse(server, shop, 32_000));
  await applyVoucher(server, shop.buyer, 'NOV10');
  const [waiting] = await givenOrders(server, shop.buyer);
  orders = { paid, partRefunded, refunded, disputed, company, waiting: waiting! };
}, 60_000);

const find = async (query: string): Promise<number[]> => {
  const { status, body } = await callAs<{ data: ManagedOrder[] }>(
    server,
    shop.administrator,
    `GET /api/orders/all?${query}`,
  );
  expect(status).toBe(200);
  return body.data.map(({ orderId }) => orderId);
};
const idsOf = (...found: Order[]): number[] => found.map(({ orderId }) => orderId);

describe('the orders of an organisation', () => {
  it('are found by number, buyer and voucher', async () => {
    const { paid, waiting } = orders;
    expect(await find('search=%231')).toEqual(idsOf(paid));
    // no address of a test begins with so many nines
    expect(await find('search=999999999')).toEqual([]);
    expect(await find(`search=${encodeURIComponent(paid.buyer.email.slice(0, 8))}`)).toHaveLength(6);
    expect(await find('search=%25')).toEqual([]);
    expect(await find('search=nov-10')).toEqual(idsOf(waiting));
  });

  it('have one state each, by which they are filtered and counted', async () => {
    const { paid, partRefunded, refunded, disputed, company, waiting } = orders;
    expect(await find('state=PAID')).toEqual(idsOf(company, paid));
    expect(await find('state=PART_REFUNDED')).toEqual(idsOf(partRefunded));
    expect(await find('state=REFUNDED')).toEqual(idsOf(refunded));
    expect(await find('state=DISPUTED')).toEqual(idsOf(disputed));
    expect(await find('state=PENDING')).toEqual(idsOf(waiting));
    expect(await find('state=EXPIRED')).toEqual([]);
    const count = async (query: string) =>
      (await callAs<OrderCounts>(server, shop.administrator, `GET /api/orders/counts?${query}`)).body.counts;
    const row = (state: string, number: number, totalMinor: number) => ({
      state,
      currency: 'SAR',
      count: number,
      totalMinor,
    });
    const all = await count('');
    expect(all).toHaveLength(5);
    expect(all).toEqual(
      expect.arrayContaining([
        row('PAID', 2, 17_000),
        row('PART_REFUNDED', 1, 2000),
        row('REFUNDED', 1, 4000),
        row('DISPUTED', 1, 8000),
        row('PENDING', 1, 28_800),
      ]),
    );
    expect(await count('isCompany=true')).toEqual([row('PAID', 1, 16_000)]);
  });

  it('are filtered by method, type of item, company, day and what waits for an administrator', async () => {
    const { disputed, company, waiting } = orders;
    expect(await find('method=Credit%20Card')).toHaveLength(5);
    expect(await find('method=Cash')).toEqual([]);
    expect([(await find('itemType=course')).length, await find('itemType=event')]).toEqual([6, []]);
    expect(await find('isCompany=true')).toEqual(idsOf(company));
    expect(await find('needsAttention=true')).toEqual(idsOf(company, disputed));
    const now = server.clock.now().getTime();
    const [before, tomorrow] = [now - DAY, now + DAY].map((at) => encodeURIComponent(new Date(at).toISOString()));
    expect(await find(`placedFrom=${tomorrow}`)).toEqual([]);
    expect((await find(`placedFrom=${before}&placedBefore=${tomorrow}`))[0]).toBe(waiting.orderId);
  });

  it('are gone through from the newest, each once', async () => {
    const readOlder = async (rest: string): Promise<OlderOrders> =>
      (await callAs<OlderOrders>(server, shop.administrator, `GET /api/orders/all-v2?take=4${rest}`)).body;
    const seen: number[] = [];
    let before: number | null = null;
    do {
      const { data, nextBeforeOrderId }: OlderOrders = await readOlder(before ? `&beforeOrderId=${before}` : '');
      seen.push(...data.map(({ orderId }) => orderId));
      before = nextBeforeOrderId;
    } while (before !== null);
    expect(seen).toEqual(await find('take=100'));
  });

  it('are exported with their amounts', async () => {
    const { statusCode, body } = await fileAs(server, shop.administrator, '/api/orders/export?state=PART_REFUNDED');
    expect(statusCode).toBe(200);
    const [head, line, ...rest] = body.trim().split('\r\n');
    expect(rest).toEqual([]);
    expect(head).toContain('Payment method');
    expect(line).toContain('20.00');
    expect(line).toContain('5.00');
  });

  it('are for administrators alone', async () => {
    for (const path of ['all', 'all-v2', 'counts'])
      expect((await callAs(server, shop.buyer, `GET /api/orders/${path}`)).status).toBe(403);
    expect((await fileAs(server, shop.buyer, '/api/orders/export')).statusCode).toBe(403);
    const stranger = await givenShop(server);
    const { body } = await callAs<{ data: ManagedOrder[] }>(server, stranger.administrator, 'GET /api/orders/all');
    expect(body.data).toEqual([]);
  });
});
