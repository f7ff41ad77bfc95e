import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deadlineOf, misplacedTier, shareOfAmount, tierAt } from '../src/commerce/cancellation.ts';
import { instantOf, wallTimeOf } from '../src/lectures/zoned-time.ts';

const TIERS = [
  { hoursBeforeStart: 168, refundPercent: 100 },
  { hoursBeforeStart: 24, refundPercent: 50 },
];
const START = new Date('2026-12-10T15:30:00.000Z');
const before = (ms: number) => new Date(START.getTime() - ms);
const HOUR = 3_600_000;

describe('the tier that holds', () => {
  it.each([
    ['a millisecond before the first deadline', before(168 * HOUR + 1), 100],
    ['at the first deadline', before(168 * HOUR), 100],
    ['a millisecond after it', before(168 * HOUR - 1), 50],
    ['at the last deadline', before(24 * HOUR), 50],
    ['a millisecond after it', before(24 * HOUR - 1), null],
    ['at the start', START, null],
    ['after the start', new Date(START.getTime() + HOUR), null],
  ])('%s', (_when, at, percent) => {
    expect(tierAt(TIERS, START, at)?.refundPercent ?? null).toBe(percent);
  });

  it('can end with the start itself, and not a millisecond later', () => {
    const untilStart = [{ hoursBeforeStart: 0, refundPercent: 10 }];
    expect(tierAt(untilStart, START, START)?.refundPercent).toBe(10);
    expect(tierAt(untilStart, START, new Date(START.getTime() + 1))).toBeNull();
  });

  it.each([
    // the clocks of Amman do not change any more, those of Berlin go back on 25 October and forward on 28 March
    ['the clocks go back in between', '2026-10-25', { date: '2026-10-24', time: '19:00' }],
    ['the clocks go forward in between', '2027-03-28', { date: '2027-03-27', time: '17:00' }],
    ['nothing happens', '2026-12-10', { date: '2026-12-09', time: '18:00' }],
  ])('counts elapsed hours where %s', (_case, date, wall) => {
    const start = instantOf({ date, time: '18:00' }, 'Europe/Berlin');
    const deadline = deadlineOf({ hoursBeforeStart: 24 }, start);
    expect(start.getTime() - deadline.getTime()).toBe(24 * HOUR);
    expect(wallTimeOf(deadline, 'Europe/Berlin')).toMatchObject(wall);
  });
});

describe('a share of an amount', () => {
  it.each([
    [999, 50, 500],
    [1, 50, 1],
    [1, 49, 0],
    [333, 33, 110],
    [10_000, 100, 10_000],
    [0, 50, 0],
    [100_000_000_001, 50, 50_000_000_001],
  ])('of %i at %i %% is %i', (amount, percent, share) => {
    expect(shareOfAmount(amount, percent)).toBe(share);
  });

  it('is half-up, and never more than the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 1, max: 100 }), (amount, percent) => {
        const share = shareOfAmount(amount, percent);
        const exact = BigInt(amount) * BigInt(percent);
        const off = BigInt(share) * 100n - exact;
        expect(share).toBeLessThanOrEqual(amount);
        expect(off > -50n && off <= 50n).toBe(true);
      }),
    );
  });
});

describe('tiers in order', () => {
  it.each([
    ['none', [], -1],
    ['one', TIERS.slice(0, 1), -1],
    ['each later and lower', TIERS, -1],
    ['one that ends with the one before', [TIERS[0]!, { hoursBeforeStart: 168, refundPercent: 50 }], 1],
    ['one that gives as much', [TIERS[0]!, { hoursBeforeStart: 24, refundPercent: 100 }], 1],
    ['the wrong way round', [...TIERS].reverse(), 1],
  ])('%s', (_case, tiers, misplaced) => {
    expect(misplacedTier(tiers)).toBe(misplaced);
  });
});
