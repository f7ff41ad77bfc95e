import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyVouchers,
  normalizeVoucherCode,
  type PricedLine,
  type VoucherRule,
  validityProblem,
} from '../src/commerce/vouchers.ts';

const rule = (changes: Partial<VoucherRule> = {}): VoucherRule => ({
  percentBasisPoints: null,
  amountMinor: null,
  currency: null,
  minimumMinor: 0,
  stacks: false,
  problem: null,
  covers: () => true,
  ...changes,
});
const percent = (percentBasisPoints: number, changes: Partial<VoucherRule> = {}) =>
  rule({ percentBasisPoints, ...changes });
const amount = (amountMinor: number, changes: Partial<VoucherRule> = {}) =>
  rule({ amountMinor, currency: 'SAR', ...changes });

const lines = (...prices: number[]): PricedLine[] =>
  prices.map((priceMinor, at) => ({ id: at + 1, currency: 'SAR', listMinor: priceMinor, priceMinor }));

describe('a voucher code', () => {
  it.each([
    ['nov10', 'NOV10'],
    [' Nov - 10 ', 'NOV10'],
    ['NOV‑١٠', 'NOV10'],
    ['ＮＯＶ１０', 'NOV10'],
    ['nov\u200b_10.', 'NOV10'],
    ['عيد-۲۶', 'عيد26'],
    ['--', ''],
  ])('%j is compared as %j', (typed, code) => {
    expect(normalizeVoucherCode(typed)).toBe(code);
  });

  it('is the same when it is normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const code = normalizeVoucherCode(text);
        expect(normalizeVoucherCode(code)).toBe(code);
      }),
    );
  });
});

describe('validity', () => {
  const now = new Date('2026-11-30T12:00:00Z');
  const valid = { isActive: true, startsAt: null, endsAt: null, maxUses: 2, maxUsesPerPerson: 1 };
  const unused = { held: 0, used: 0, own: 0 };
  const [before, after] = [new Date('2026-11-30T11:59:59Z'), new Date('2026-11-30T12:00:01Z')];

  it.each([
    [{}, {}, null],
    [{ isActive: false }, {}, 'INACTIVE'],
    [{ startsAt: after }, {}, 'NOT_BEGUN'],
    [{ startsAt: now }, {}, null],
    [{ endsAt: before }, {}, 'EXPIRED'],
    [{ endsAt: now }, {}, 'EXPIRED'],
    [{}, { held: 1, own: 1 }, 'USED_BY_YOU'],
    [{}, { held: 1, used: 1 }, 'LAST_USE_HELD'],
    [{}, { used: 2 }, 'USED_UP'],
    [{ maxUses: null, maxUsesPerPerson: null }, { used: 900, own: 900 }, null],
  ] as const)('%j with the uses %j: %s', (changes, uses, problem) => {
    expect(validityProblem({ ...valid, ...changes }, { ...unused, ...uses }, now)).toBe(problem);
  });
});

describe('applying vouchers', () => {
  it('takes a percentage off, rounded half up, and gives the odd units to the smaller ids', () => {
    const [applied] = applyVouchers([percent(1000)], lines(999, 999, 999));
    // 10 % of 29.97 is 2.997
    expect(applied).toMatchObject({ problem: null, currency: 'SAR', discountMinor: 300 });
    expect([...applied!.shares]).toEqual([
      [1, 100],
      [2, 100],
      [3, 100],
    ]);
    const [tied] = applyVouchers([amount(100)], lines(50, 50, 50));
    expect([...tied!.shares.values()]).toEqual([34, 33, 33]);
  });

  it('takes an amount off what is in scope and never more', () => {
    const [applied] = applyVouchers([amount(5000, { covers: (id) => id === 2 })], lines(10_000, 3000));
    expect(applied).toMatchObject({ discountMinor: 3000 });
    expect([...applied!.shares]).toEqual([[2, 3000]]);
  });

  it('says what an order lacks to the minimum, which counts everything in it', () => {
    const minimum = { minimumMinor: 20_000, currency: 'SAR', covers: (id: number) => id === 1 };
    expect(applyVouchers([percent(1000, minimum)], lines(10_000, 5000))).toMatchObject([
      { problem: 'MINIMUM', missingMinor: 5000, currency: 'SAR', discountMinor: 0 },
    ]);
    expect(applyVouchers([percent(1000, minimum)], lines(10_000, 10_000))).toMatchObject([
      { problem: null, discountMinor: 1000 },
    ]);
  });

  it('applies two only if both combine, the second to what the first leaves', () => {
    const both = { stacks: true };
    const two = (one: VoucherRule, other: VoucherRule) =>
      applyVouchers([one, other], lines(10_000)).map(({ problem, discountMinor }) => problem ?? discountMinor);
    expect(two(percent(1000), percent(1000))).toEqual([1000, 'NOT_COMBINABLE']);
    expect(two(percent(1000, both), percent(1000))).toEqual([1000, 'NOT_COMBINABLE']);
    expect(two(percent(1000), percent(1000, both))).toEqual([1000, 'NOT_COMBINABLE']);
    expect(two(percent(1000, both), percent(1000, both))).toEqual([1000, 900]);
    expect(two(percent(10_000, both), amount(100, both))).toEqual([10_000, 'NOTHING_LEFT']);
    // one that takes nothing off is in nobody's way
    expect(two(percent(1000, { problem: 'EXPIRED' }), percent(1000))).toEqual(['EXPIRED', 1000]);
    const three = [percent(1000, both), percent(1000, both), percent(1000, both)];
    expect(applyVouchers(three, lines(10_000)).map(({ problem }) => problem)).toEqual([null, null, 'NOT_COMBINABLE']);
  });

  it('reduces one order of a cart with several currencies', () => {
    const mixed: PricedLine[] = [
      { id: 1, currency: 'SAR', listMinor: 10_000, priceMinor: 10_000 },
      { id: 2, currency: 'KWD', listMinor: 5000, priceMinor: 5000 },
    ];
    expect(applyVouchers([percent(1000)], mixed)).toMatchObject([{ currency: 'KWD', discountMinor: 500 }]);
    expect(applyVouchers([amount(100)], mixed)).toMatchObject([{ currency: 'SAR', discountMinor: 100 }]);
    expect(applyVouchers([percent(1000, { covers: (id) => id === 1 })], mixed)).toMatchObject([
      { currency: 'SAR', discountMinor: 1000 },
    ]);
  });

  it('says why it takes nothing off', () => {
    const reasons = (voucher: VoucherRule, ...prices: number[]) =>
      applyVouchers([voucher], lines(...prices))[0]?.problem;
    expect(reasons(percent(1000))).toBe('NOT_FOR_ITEMS');
    expect(reasons(percent(1000, { covers: () => false }), 100)).toBe('NOT_FOR_ITEMS');
    expect(reasons(amount(100, { currency: 'KWD' }), 100)).toBe('NOT_FOR_ITEMS');
    expect(reasons(percent(1000), 0)).toBe('NOTHING_LEFT');
    // 1 % of 0.01 is nothing
    expect(reasons(percent(100), 1)).toBe('NOTHING_LEFT');
    expect(reasons(percent(1000, { problem: 'USED_UP' }), 100)).toBe('USED_UP');
  });

  it('splits exactly and takes no line below zero', () => {
    const voucher = fc.oneof(
      fc.integer({ min: 1, max: 10_000 }).map((points) => percent(points, { stacks: true })),
      fc.integer({ min: 1, max: 1_000_000 }).map((minor) => amount(minor, { stacks: true })),
    );
    const prices = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(fc.array(voucher, { minLength: 1, maxLength: 2 }), prices, (vouchers, list) => {
        const applied = applyVouchers(vouchers, lines(...list));
        for (const { discountMinor, shares } of applied)
          expect([...shares.values()].reduce((total, share) => total + share, 0)).toBe(discountMinor);
        list.forEach((price, at) => {
          const off = applied.reduce((total, { shares }) => total + (shares.get(at + 1) ?? 0), 0);
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(price);
        });
      }),
    );
  });
});
