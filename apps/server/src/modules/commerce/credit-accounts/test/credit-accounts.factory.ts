import { expect } from 'vitest';
import { givenSession, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import { addToCart, givenOrders, givenPricedCourse, givenShop, type Shop } from '../../orders/test/orders.factory.ts';
import type { CreditBalance } from '../credit-accounts.schemas.ts';

type Answer = CreditBalance & { errorCode?: string; message?: string; details?: { path: string }[] };

/** Sends a request as somebody, with an Idempotency-Key where one is given. */
async function sendAs(
  server: TestServer,
  who: TestMember,
  { operation, body, key }: { operation: string; body: object; key?: string | undefined },
) {
  const as = await givenSession(server, who.organizationId, who.userId);
  return call<Answer>(server, operation, { as, body, headers: key === undefined ? {} : { 'idempotency-key': key } });
}

/** Asks for a top-up of the shop's buyer, or of what `changes` say. */
export const topUp = (server: TestServer, shop: Shop, changes: object, key?: string) =>
  sendAs(server, shop.administrator, {
    operation: 'POST /api/credit-top-ups',
    body: { userId: shop.buyer.userId, currency: 'SAR', amountMinor: 5000, reason: 'Learning budget', ...changes },
    key,
  });

export const deduct = (server: TestServer, who: TestMember, creditAccountId: number, body: object, key?: string) =>
  sendAs(server, who, { operation: `POST /api/credit-accounts/${creditAccountId}/deductions`, body, key });

/** A shop whose buyer has so much credit; nothing is given for 0. */
export async function givenCredit(server: TestServer, amountMinor: number) {
  const shop = await givenShop(server);
  const { status, body } = await topUp(server, shop, { amountMinor });
  expect(status).toBe(200);
  return { shop, creditAccountId: body.creditAccountId };
}

/** An order of one course that waits to be paid. */
export async function givenUnpaidOrder(server: TestServer, shop: Shop, price: number, who = shop.buyer) {
  const courseId = await givenPricedCourse(server, shop, price);
  expect((await addToCart(server, who, courseId)).status).toBe(200);
  const [order] = await givenOrders(server, who);
  return { courseId, order: order!, orderId: order!.orderId, lineId: order!.purchasedItems[0]!.id };
}

export const payWithCredit = (server: TestServer, who: TestMember, orderId: number, extra: object = {}) =>
  callAs<{ paymentId: number; url: string | null; message: string }>(
    server,
    who,
    `POST /api/orders/${orderId}/payments`,
    { method: 'Organization Credit', ...extra },
  );

export const balanceOf = async (server: TestServer, who: TestMember, currency = 'SAR'): Promise<number | undefined> => {
  const { body } = await callAs<{ accounts: CreditBalance[] }>(server, who, 'GET /api/own-credit');
  return body.accounts.find((account) => account.currency === currency)?.balanceMinor;
};

export const refund = (server: TestServer, { administrator }: Shop, lineId: number, body: object) =>
  callAs(server, administrator, `POST /api/orders/refund/${lineId}`, { note: 'Wrong level', ...body });

/** Checks that an organisation's ledger is whole: balances sum up to zero, and each is the sum of its transfers. */
export async function expectWholeLedger(server: TestServer, { organizationId }: Shop): Promise<void> {
  const [sum] = await server.admin`
    select coalesce(sum(balance_minor), 0)::int as total from credit_accounts where organization_id = ${organizationId}`;
  const wrong = await server.admin`
    select a.credit_account_id from credit_accounts a where a.organization_id = ${organizationId} and a.balance_minor <> (
      select coalesce(sum(case when t.credit_account_id = a.credit_account_id then t.amount_minor else -t.amount_minor end), 0)
      from credit_transfers t where t.organization_id = a.organization_id
        and a.credit_account_id in (t.debit_account_id, t.credit_account_id))`;
  expect({ sum: sum!.total, wrong: [...wrong] }).toEqual({ sum: 0, wrong: [] });
}
