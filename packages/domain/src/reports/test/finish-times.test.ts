import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayBuckets, medianDays } from '../finish-times.ts';

const someCounts = fc.array(fc.record({ days: fc.nat(900), count: fc.nat(40) }), { maxLength: 60 });

describe('the histogram of days', () => {
  it('counts everybody once, and marks one column as that of the median', () => {
    fc.assert(
      fc.property(someCounts, (counts) => {
        const total = counts.reduce((sum, { count }) => sum + count, 0);
        const buckets = dayBuckets(counts);
        expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(total);
        expect(buckets.filter(({ holdsMedian }) => holdsMedian)).toHaveLength(total > 0 ? 1 : 0);
        expect(buckets.length).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('has columns that stand side by side without a gap', () => {
    fc.assert(
      fc.property(someCounts, (counts) => {
        const buckets = dayBuckets(counts);
        for (const [at, { from }] of buckets.entries()) expect(from).toBe(at === 0 ? 0 : buckets[at - 1]!.to! + 1);
        expect(buckets.slice(0, -1).every(({ to }) => to !== null)).toBe(true);
      }),
    );
  });

  it('lets the few who took very long share the last column', () => {
    const buckets = dayBuckets([
      ...Array.from({ length: 15 }, (_, days) => ({ days, count: 10 })),
      { days: 400, count: 1 },
    ]);
    expect(buckets.map(({ from, to }) => [from, to]).at(-1)).toEqual([18, null]);
    expect(buckets.at(-1)?.count).toBe(1);
  });

  it.each([
    [[], null],
    [[{ days: 4, count: 1 }], 4],
    [
      [
        { days: 9, count: 1 },
        { days: 2, count: 1 },
      ],
      2,
    ],
    [
      [
        { days: 2, count: 2 },
        { days: 30, count: 3 },
      ],
      30,
    ],
  ])('takes the middle one: %j', (counts, median) => {
    expect(medianDays(counts)).toBe(median);
  });
});
