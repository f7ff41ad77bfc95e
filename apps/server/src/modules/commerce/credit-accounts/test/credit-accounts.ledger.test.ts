import { expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { transaction } from '../../../../kernel/database/database.ts';
import { givenShop, type Shop, systemOf } from '../../orders/test/orders.factory.ts';
import { type Transfer, transfer } from '../credit-ledger.ts';
import { balanceOf, expectWholeLedger, givenCredit } from './credit-accounts.factory.ts';

const server = testServer();

const move = (shop: Shop, wanted: Partial<Transfer>) =>
  transaction(systemOf(server, shop), (tx) =>
    transfer(systemOf(server, shop), tx, {
      key: 'key',
      kind: 'DEDUCTION',
      userId: shop.buyer.userId,
      currency: 'SAR',
      amountMinor: 100,
      reason: 'Test',
      madeBy: shop.administrator.userId,
      ...wanted,
    }),
  );

it('does exactly what the balance allows when 300 transfers come at once, each key once', async () => {
  const { shop } = await givenCredit(server, 10_000);
  // 60 come twice, so that 240 different ones ask for 24,000 of 10,000
  const keys = Array.from({ length: 300 }, (_, index) => `at-once:${index % 240}`);
  const results = await Promise.all(keys.map((key) => move(shop, { key })));
  const done = results.filter(({ missingMinor, isRepeated }) => missingMinor === 0 && !isRepeated);
  expect(done).toHaveLength(100);
  expect(results.every(({ balanceMinor }) => balanceMinor >= 0)).toBe(true);
  expect(await balanceOf(server, shop.buyer)).toBe(0);
  const [{ count }] = (await server.admin`
    select count(*)::int as count from credit_transfers where organization_id = ${shop.organizationId} and kind = 'DEDUCTION'`) as unknown as [
    { count: number },
  ];
  expect(count).toBe(100);
  await expectWholeLedger(server, shop);
});

it('sums up to zero after random transfers of several members and currencies at once', async () => {
  const shop = await givenShop(server);
  const people = [
    shop.buyer,
    await givenMember(server, shop.organizationId),
    await givenMember(server, shop.organizationId),
  ];
  const all = Array.from({ length: 240 }, (_, index) => {
    const draw = (count: number) => (index * 7919 + 104_729 * (index % 13)) % count;
    return {
      key: `random:${index}`,
      kind: draw(3) === 0 ? ('DEDUCTION' as const) : ('TOP_UP' as const),
      userId: people[draw(people.length)]!.userId,
      currency: draw(4) === 0 ? 'KWD' : 'SAR',
      amountMinor: 1 + draw(997),
    };
  });
  const results = await Promise.all(all.map((wanted) => move(shop, wanted)));
  const accepted = all.filter((_, index) => results[index]!.missingMinor === 0);
  const given = accepted.reduce(
    (sum, { kind, amountMinor }) => sum + (kind === 'TOP_UP' ? amountMinor : -amountMinor),
    0,
  );
  const [held] = await server.admin`
    select sum(balance_minor)::int as total, min(balance_minor)::int as lowest from credit_accounts
    where organization_id = ${shop.organizationId} and kind = 'MEMBER'`;
  expect(held!.total).toBe(given);
  expect(held!.lowest).toBeGreaterThanOrEqual(0);
  await expectWholeLedger(server, shop);
});

it('refuses a key that has moved something else, and moves nothing', async () => {
  const { shop } = await givenCredit(server, 1000);
  const other = await givenMember(server, shop.organizationId);
  expect(await move(shop, {})).toMatchObject({ missingMinor: 0, balanceMinor: 900, isRepeated: false });
  expect(await move(shop, {})).toMatchObject({ missingMinor: 0, balanceMinor: 900, isRepeated: true });
  for (const changes of [
    { amountMinor: 99 },
    { kind: 'TOP_UP' as const },
    { kind: 'TOP_UP' as const, userId: other.userId },
  ])
    await expect(move(shop, changes)).rejects.toThrow(/has moved something else/);
  expect(await balanceOf(server, shop.buyer)).toBe(900);
  await expectWholeLedger(server, shop);
});

it('opens no account for what would be taken from it', async () => {
  const shop = await givenShop(server);
  expect(await move(shop, {})).toEqual({
    creditAccountId: null,
    balanceMinor: 0,
    missingMinor: 100,
    isRepeated: false,
  });
  const rows = await server.admin`select 1 from credit_accounts where organization_id = ${shop.organizationId}`;
  expect(rows).toHaveLength(0);
});

it('never lets a balance fall below zero, whatever writes it', async () => {
  const { shop, creditAccountId } = await givenCredit(server, 100);
  await expect(
    server.admin`update credit_accounts set balance_minor = -1 where organization_id = ${shop.organizationId}
      and credit_account_id = ${creditAccountId}`,
  ).rejects.toMatchObject({ code: '23514', constraint_name: 'credit_floor' });
});
