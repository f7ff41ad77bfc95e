import { describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenShop } from '../../orders/test/orders.factory.ts';
import { balanceOf, deduct, expectWholeLedger, givenCredit, topUp } from './credit-accounts.factory.ts';

const server = testServer();

describe('a top-up', () => {
  it('gives credit once for its key, tells the member and is recorded', async () => {
    const shop = await givenShop(server);
    const first = await topUp(server, shop, {}, 'budget-1');
    expect(first).toMatchObject({ status: 200, body: { currency: 'SAR', balanceMinor: 5000 } });
    expect((await topUp(server, shop, {}, 'budget-1')).body).toEqual(first.body);
    const answers = await Promise.all(Array.from({ length: 10 }, () => topUp(server, shop, {}, 'budget-2')));
    // one that comes while the first is still running is told so
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await topUp(server, shop, { amountMinor: 5001 }, 'budget-1')).toMatchObject({
      status: 422,
      body: { errorCode: 'order.key-reused' },
    });
    expect(await balanceOf(server, shop.buyer)).toBe(10_000);
    const told = await server.admin`
      select parameters from notifications where organization_id = ${shop.organizationId} and user_id = ${shop.buyer.userId}
        and template_id = 1090`;
    expect([...told]).toEqual([{ parameters: { amount: 'SAR 50.00' } }, { parameters: { amount: 'SAR 50.00' } }]);
    const entries = await server.admin`
      select actor_user_id from audit_entries where organization_id = ${shop.organizationId} and action = 'credit-account.top-up'`;
    expect(entries.map(({ actor_user_id }) => actor_user_id)).toEqual([
      shop.administrator.userId,
      shop.administrator.userId,
    ]);
    await expectWholeLedger(server, shop);
  });

  it('is refused for odd amounts, currencies and reasons, for unknown and foreign members, and to learners', async () => {
    const shop = await givenShop(server);
    for (const amountMinor of [0, -1, 1.5, 1e15, '10', null])
      expect((await topUp(server, shop, { amountMinor })).status).toBe(400);
    for (const changes of [
      { currency: 'sar' },
      { currency: 'SARX' },
      { currency: 'KWD' },
      { reason: '' },
      { reason: '  ' },
    ])
      expect((await topUp(server, shop, changes)).status).toBe(400);
    const foreign = await givenShop(server);
    for (const userId of [foreign.buyer.userId, 999_999_999])
      expect((await topUp(server, shop, { userId })).status).toBe(404);
    const asLearner = await topUp(server, { ...shop, administrator: shop.buyer }, {});
    expect(asLearner.status).toBe(403);
    const rows = await server.admin`select 1 from credit_accounts where organization_id = ${shop.organizationId}`;
    expect(rows).toHaveLength(0);
  });
});

describe('taking credit back', () => {
  it('needs a reason, happens once for its key, and never goes below zero', async () => {
    const { shop, creditAccountId } = await givenCredit(server, 5000);
    const take = (amountMinor: number, key?: string, reason = 'Given by mistake') =>
      deduct(server, shop.administrator, creditAccountId, { amountMinor, reason }, key);
    expect((await take(100, undefined, ' ')).status).toBe(400);
    expect((await take(1000, 'k')).body).toMatchObject({ balanceMinor: 4000 });
    expect((await take(1000, 'k')).body).toMatchObject({ balanceMinor: 4000 });
    expect(await take(4001)).toMatchObject({
      status: 409,
      body: { errorCode: 'credit-account.balance-too-low', message: expect.stringContaining('SAR 40.00') },
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(900)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await balanceOf(server, shop.buyer)).toBe(400);
    await expectWholeLedger(server, shop);
  });

  it("is not possible for another organisation's account, the organisation's own accounts, or learners", async () => {
    const { shop, creditAccountId } = await givenCredit(server, 5000);
    const foreign = await givenShop(server);
    const body = { amountMinor: 1, reason: 'x' };
    expect((await deduct(server, foreign.administrator, creditAccountId, body)).status).toBe(404);
    expect((await deduct(server, shop.buyer, creditAccountId, body)).status).toBe(403);
    const [issued] = await server.admin`
      select credit_account_id from credit_accounts where organization_id = ${shop.organizationId} and kind = 'ISSUED'`;
    expect((await deduct(server, shop.administrator, issued!.credit_account_id, body)).status).toBe(404);
  });
});

describe('the accounts', () => {
  it('are listed with their members, found by name and address, and shown with a running balance', async () => {
    const { shop, creditAccountId } = await givenCredit(server, 5000);
    const other = await givenMember(server, shop.organizationId);
    await topUp(server, shop, { userId: other.userId, amountMinor: 100 });
    await deduct(server, shop.administrator, creditAccountId, { amountMinor: 500, reason: 'Too much' });
    const [member] = await server.admin`select first_name, email from members where user_id = ${other.userId}
      and organization_id = ${shop.organizationId}`;
    const list = async (query = '') =>
      (
        await callAs<{ data: { member: { userId: number } }[]; total: number }>(
          server,
          shop.administrator,
          `GET /api/credit-accounts${query}`,
        )
      ).body;
    expect(await list()).toMatchObject({
      total: 2,
      data: [
        { creditAccountId, currency: 'SAR', balanceMinor: 4500, member: { userId: shop.buyer.userId } },
        { balanceMinor: 100, member: { userId: other.userId } },
      ],
    });
    const found = await list(`?search=${encodeURIComponent(String(member!.email).split('@')[0]!)}`);
    expect(found.data.map(({ member: { userId } }) => userId)).toContain(other.userId);
    expect(await list('?search=nothingofthekind')).toEqual({ data: [], total: 0 });
    const ledger = await callAs(server, shop.administrator, `GET /api/credit-accounts/${creditAccountId}/transfers`);
    expect(ledger.body).toMatchObject({
      total: 2,
      data: [
        { kind: 'DEDUCTION', amountMinor: -500, balanceAfterMinor: 4500, reason: 'Too much' },
        { kind: 'TOP_UP', amountMinor: 5000, balanceAfterMinor: 5000, madeBy: expect.stringMatching(/\S/) },
      ],
    });
  });

  it("of another organisation don't exist, and learners see only their own", async () => {
    const { shop, creditAccountId } = await givenCredit(server, 5000);
    const foreign = await givenShop(server);
    for (const path of ['', '/transfers', '/export']) {
      const address = `GET /api/credit-accounts/${creditAccountId}${path}`;
      expect((await callAs(server, foreign.administrator, address)).status).toBe(404);
      expect((await callAs(server, shop.buyer, address)).status).toBe(403);
    }
    expect((await callAs(server, shop.buyer, 'GET /api/credit-accounts')).status).toBe(403);
    expect((await callAs(server, shop.administrator, 'GET /api/own-credit')).body).toEqual({ accounts: [] });
    expect((await callAs(server, shop.administrator, 'GET /api/own-credit/transfers')).body).toEqual({
      data: [],
      total: 0,
    });
  });

  it('are exported as CSV, all accounts and the ledger of one', async () => {
    const { shop, creditAccountId } = await givenCredit(server, 5000);
    const text = async (path: string) =>
      String((await callAs<string>(server, shop.administrator, `GET /api/credit-accounts/${path}`)).body);
    expect(await text('export')).toContain('50.00');
    expect(await text(`${creditAccountId}/export`)).toContain('Learning budget');
  });
});
