import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFreeForAll, NO_SPECIAL_PRICES, priceFor, type SpecialPrices } from '../src/commerce/prices.ts';
import { applyVouchers, type PricedLine, type VoucherRule } from '../src/commerce/vouchers.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour));
const sale = { minor: 192_00, startsAt: at(8), endsAt: at(12) };
const special: SpecialPrices = {
  sale,
  groupPrices: [
    { groupId: 1, minor: 180_00 },
    { groupId: 2, minor: 200_00 },
  ],
};

describe('the price that a buyer pays', () => {
  it.each([
    ['a visitor before the sale', [], at(7), [240_00, 'LIST', null]],
    ['a visitor at its start', [], at(8), [192_00, 'SALE', at(12)]],
    ['a visitor just before its end', [], new Date(at(12).getTime() - 1), [192_00, 'SALE', at(12)]],
    ['a visitor at its end', [], at(12), [240_00, 'LIST', null]],
    ['a group below the sale', [1], at(9), [180_00, 'GROUP', null]],
    ['a group above the sale', [2], at(9), [192_00, 'SALE', at(12)]],
    ['a group above the sale once it is over', [2], at(12), [200_00, 'GROUP', null]],
    ['someone in both groups', [1, 2], at(12), [180_00, 'GROUP', null]],
    ['someone in another group', [3], at(12), [240_00, 'LIST', null]],
  ] as const)('of %s', (_who, groupIds, moment, [minor, kind, until]) => {
    expect(priceFor(240_00, special, { groupIds, at: moment })).toEqual({ minor, kind, until });
  });

  it('ignores special prices that are not below a list price that was lowered since', () => {
    const everyone = { groupIds: [1, 2], at: at(9) };
    expect(priceFor(180_00, special, everyone)).toEqual({ minor: 180_00, kind: 'LIST', until: null });
    expect(priceFor(0, special, everyone)).toEqual({ minor: 0, kind: 'LIST', until: null });
  });

  it('prefers the group price of two equal ones, because it does not end', () => {
    const equal = { sale, groupPrices: [{ groupId: 1, minor: sale.minor }] };
    expect(priceFor(240_00, equal, { groupIds: [1], at: at(9) }).kind).toBe('GROUP');
  });

  it('is the lowest of all that hold, and says which', () => {
    const amount = fc.integer({ min: 0, max: 1000 });
    const anyPrices = fc.record({
      sale: fc.option(fc.record({ minor: amount, startsAt: fc.constant(at(8)), endsAt: fc.constant(at(12)) })),
      groupPrices: fc.array(fc.record({ groupId: fc.integer({ min: 1, max: 5 }), minor: amount })),
    });
    const anyBuyer = fc.record({
      groupIds: fc.array(fc.integer({ min: 1, max: 5 })),
      at: fc.integer({ min: 6, max: 14 }).map(at),
    });
    fc.assert(
      fc.property(amount, anyPrices, anyBuyer, (list, prices, buyer) => {
        const { minor, kind, until } = priceFor(list, prices, buyer);
        const runs = prices.sale && buyer.at >= at(8) && buyer.at < at(12);
        const candidates = [
          list,
          ...(runs ? [prices.sale!.minor] : []),
          ...prices.groupPrices.filter(({ groupId }) => buyer.groupIds.includes(groupId)).map((each) => each.minor),
        ];
        expect(minor).toBe(Math.min(...candidates));
        expect(kind === 'LIST').toBe(minor === list);
        expect(until).toEqual(kind === 'SALE' ? at(12) : null);
      }),
    );
  });
});

it('is free for everyone only without a list price', () => {
  expect(isFreeForAll({ minor: 0 })).toBe(true);
  expect(isFreeForAll({ minor: 0, special: { listMinor: 100 } })).toBe(false);
  expect(isFreeForAll({ minor: 0, isOnRequest: true })).toBe(false);
  expect(priceFor(0, NO_SPECIAL_PRICES, { groupIds: [], at: at(1) }).minor).toBe(0);
});

describe('a voucher beside a sale', () => {
  const rule = (changes: Partial<VoucherRule>): VoucherRule => ({
    percentBasisPoints: null,
    amountMinor: null,
    currency: 'SAR',
    minimumMinor: 0,
    stacks: false,
    problem: null,
    covers: () => true,
    ...changes,
  });
  const line = (id: number, listMinor: number, priceMinor = listMinor): PricedLine => ({
    id,
    currency: 'SAR',
    listMinor,
    priceMinor,
  });

  it('reduces the list price where that is better, and nothing where the sale is', () => {
    const [applied] = applyVouchers([rule({ percentBasisPoints: 2500 })], [line(1, 100, 80), line(2, 100, 70)]);
    expect([applied!.problem, [...applied!.shares]]).toEqual([null, [[1, 25]]]);
  });

  it('gives an amount to the lines that do better with it', () => {
    const [applied] = applyVouchers([rule({ amountMinor: 50 })], [line(1, 100, 60), line(2, 100)]);
    expect([...applied!.shares]).toEqual([[2, 50]]);
  });

  it('takes nothing off when every sale price is better, and counts the minimum at sale prices', () => {
    const [better] = applyVouchers([rule({ percentBasisPoints: 1000 })], [line(1, 100, 80)]);
    expect([better!.problem, better!.discountMinor]).toEqual(['SALE_IS_BETTER', 0]);
    const [minimum] = applyVouchers([rule({ percentBasisPoints: 9000, minimumMinor: 90 })], [line(1, 100, 80)]);
    expect([minimum!.problem, minimum!.missingMinor]).toEqual(['MINIMUM', 10]);
  });

  it('never leaves a line above its sale price, nor an order above what it costs without vouchers', () => {
    const anyLine = fc
      .tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 100 }))
      .map(([list, percent]) => ({ list, price: Math.floor((list * percent) / 100) }));
    const anyRule = fc.oneof(
      fc.integer({ min: 1, max: 10_000 }).map((percentBasisPoints) => rule({ percentBasisPoints, stacks: true })),
      fc.integer({ min: 1, max: 20_000 }).map((amountMinor) => rule({ amountMinor, stacks: true })),
    );
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 6 }), fc.array(anyRule, { maxLength: 3 }), (drawn, rules) => {
        const lines = drawn.map(({ list, price }, index) => line(index + 1, list, price));
        const applied = applyVouchers(rules, lines);
        for (const { id, listMinor, priceMinor } of lines) {
          const off = applied.reduce((sum, { shares }) => sum + (shares.get(id) ?? 0), 0);
          const charged = off > 0 ? listMinor - off : priceMinor;
          expect(charged).toBeGreaterThanOrEqual(0);
          expect(charged).toBeLessThanOrEqual(priceMinor);
        }
        for (const { discountMinor, shares } of applied)
          expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(discountMinor);
      }),
    );
  });
});
