import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CreditLot,
  expiryAfterReturn,
  returnsCredit,
  takeCredits,
  usableLots,
} from '../../src/coaching/credits.ts';

const now = new Date('2026-12-01T12:00:00Z');
const day = (offset: number): Date => new Date(now.getTime() + offset * 86_400_000);

const lot = (creditLotId: number, more: Partial<CreditLot> = {}): CreditLot => ({
  creditLotId,
  isPromotional: false,
  grantedAt: day(-10),
  expiresAt: day(30),
  remaining: 2,
  ...more,
});

describe('takeCredits', () => {
  it('uses the earliest expiry, then promotional before paid, then the oldest', () => {
    const lots = [
      lot(1, { grantedAt: day(-5) }),
      lot(2, { grantedAt: day(-6) }),
      lot(3, { isPromotional: true, grantedAt: day(-1) }),
      lot(4, { expiresAt: day(29) }),
    ];
    expect(takeCredits(lots, 8, now)).toEqual([4, 4, 3, 3, 2, 2, 1, 1]);
  });

  it('takes nothing if there are too few', () => {
    expect(takeCredits([lot(1), lot(2, { remaining: 0 })], 3, now)).toBeNull();
    expect(takeCredits([], 1, now)).toBeNull();
  });

  it('leaves out a lot from the instant at which it expires', () => {
    expect(takeCredits([lot(1, { expiresAt: now })], 1, now)).toBeNull();
    expect(takeCredits([lot(1, { expiresAt: new Date(now.getTime() + 1) })], 1, now)).toEqual([1]);
  });

  const lots = fc
    .array(
      fc.record({
        isPromotional: fc.boolean(),
        grantedAt: fc.integer({ min: -3, max: 0 }).map(day),
        expiresAt: fc.integer({ min: -1, max: 3 }).map(day),
        remaining: fc.integer({ min: 0, max: 3 }),
      }),
      { maxLength: 6 },
    )
    .map((made) => made.map((one, at): CreditLot => ({ ...one, creditLotId: at + 1 })));

  /** Takes one credit after the other, each from the lot that no other one should go before. */
  function bruteForce(given: readonly CreditLot[], count: number): number[] | null {
    const left = new Map(given.map((one) => [one.creditLotId, one.remaining]));
    const goesBefore = (one: CreditLot, other: CreditLot): boolean => {
      const [a, b] = [one, other].map(({ expiresAt, isPromotional, grantedAt, creditLotId }) => [
        expiresAt.getTime(),
        isPromotional ? 0 : 1,
        grantedAt.getTime(),
        creditLotId,
      ]) as [number[], number[]];
      const differs = a.findIndex((value, at) => value !== b[at]);
      return differs >= 0 && a[differs]! < b[differs]!;
    };
    const taken: number[] = [];
    while (taken.length < count) {
      const open = given.filter((one) => one.expiresAt > now && left.get(one.creditLotId)! > 0);
      const next = open.find((one) => open.every((other) => other === one || goesBefore(one, other)));
      if (!next) return null;
      left.set(next.creditLotId, left.get(next.creditLotId)! - 1);
      taken.push(next.creditLotId);
    }
    return taken;
  }

  it('takes what a brute-force search takes', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 8 }), (given, count) => {
        expect(takeCredits(given, count, now)).toEqual(bruteForce(given, count));
      }),
      { numRuns: 1000 },
    );
  });

  it('takes no more than a lot has left', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 8 }), (given, count) => {
        const taken = takeCredits(given, count, now) ?? [];
        for (const { creditLotId, remaining } of given)
          expect(taken.filter((id) => id === creditLotId).length).toBeLessThanOrEqual(remaining);
      }),
    );
  });
});

it('lists usable lots in the order in which they are used', () => {
  const given = [lot(1), lot(2, { expiresAt: day(-1) }), lot(3, { remaining: 0 }), lot(4, { isPromotional: true })];
  expect(usableLots(given, now).map(({ creditLotId }) => creditLotId)).toEqual([4, 1]);
});

it('returns a credit only where everything is given back', () => {
  expect([100, 99, 50, 0].map(returnsCredit)).toEqual([true, false, false, false]);
});

it('extends an expired lot by 14 days from the return, and no other', () => {
  expect(expiryAfterReturn(day(1), now)).toEqual(day(1));
  expect(expiryAfterReturn(now, now)).toEqual(day(14));
  expect(expiryAfterReturn(day(-40), now)).toEqual(day(14));
});
