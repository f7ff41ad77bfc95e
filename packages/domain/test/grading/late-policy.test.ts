import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '../../src/decimal.ts';
import {
  absentMark,
  dueToKeep,
  effectiveDue,
  isBeforeEnrollment,
  type LatePolicy,
  lateDeduction,
  lateMark,
} from '../../src/grading/late-policy.ts';
import { compareRationals, rational, rationalOf } from '../../src/rational.ts';
import { item } from './build-gradebook.ts';

const DUE = new Date('2026-03-01T20:00:00Z');
const after = (hours: number, milliseconds = 0) => new Date(DUE.getTime() + hours * 3_600_000 + milliseconds);
const policy: LatePolicy = { percentPerInterval: decimal(10), interval: 'DAY', floorPercent: decimal(40) };

describe('lateDeduction', () => {
  it.each([
    ['early', -5, 0, 0],
    ['at the due moment', 0, 0, 0],
    ['a millisecond later', 0, 1, 1],
    ['a day later', 24, 0, 1],
    ['a day and a millisecond later', 24, 1, 2],
  ])('counts begun days: %s', (_, hours, milliseconds, intervals) => {
    expect(lateDeduction(policy, DUE, after(hours, milliseconds))).toEqual({
      intervals,
      percent: rational(BigInt(intervals) * 10n),
    });
  });

  it('counts begun hours, and nothing without a due date', () => {
    expect(lateDeduction({ ...policy, interval: 'HOUR' }, DUE, after(2.5)).intervals).toBe(3);
    expect(lateDeduction(policy, null, after(1000)).intervals).toBe(0);
  });
});

describe('the due date of who joined later', () => {
  it.each([
    ['joined before it', -1, 2, DUE],
    ['joined at that moment', 0, 2, DUE],
    ['joined after it', 1, 2, null],
    ['joined as they handed in', 2, 2, null],
    ['had handed in and joined anew', 3, 2, DUE],
  ])('is kept or not by who %s', (_, joined, submitted, due) => {
    expect(dueToKeep(DUE, after(joined), after(submitted))).toBe(due);
  });

  it('is everybody’s for a group, and nobody’s where there is none', () => {
    expect(dueToKeep(DUE, null, after(2))).toBe(DUE);
    expect(dueToKeep(null, after(1), after(2))).toBeNull();
    expect(isBeforeEnrollment(DUE, null)).toBe(false);
    expect([after(0), after(0, 1)].map((joined) => isBeforeEnrollment(DUE, joined))).toEqual([false, true]);
  });
});

describe('lateMark', () => {
  const mark = (points: string, days: number, kind: 'POINTS' | 'PASS_FAIL' = 'POINTS') =>
    lateMark(policy, item(1, 50, { kind }), rationalOf(points), DUE, after(days * 24));

  it('cuts percentages of the maximum', () => {
    expect(mark('45', 2)).toEqual({
      intervals: 2,
      percent: rational(20n),
      points: rational(35n),
      deducted: rational(10n),
    });
  });

  it('stops at the floor and never raises a mark', () => {
    expect(mark('45', 9).points).toEqual(rational(20n));
    expect(mark('12', 9).points).toEqual(rational(12n));
    expect(mark('-3', 9)).toMatchObject({ points: rational(-3n), deducted: rational(0n) });
    expect(lateMark({ ...policy, floorPercent: decimal(0) }, item(1, 50), rational(8n), DUE, after(99)).points).toEqual(
      rational(0n),
    );
  });

  it('leaves pass/fail items and items without a maximum alone', () => {
    expect(mark('50', 3, 'PASS_FAIL').points).toEqual(rational(50n));
    expect(lateMark(policy, item(1, 0), rational(3n), DUE, after(99)).points).toEqual(rational(3n));
  });

  it('never falls when the mark rises, and never rises with time', () => {
    const points = fc.integer({ min: -10, max: 130 });
    fc.assert(
      fc.property(points, points, fc.nat(20), fc.nat(20), fc.nat(100), (a, b, days, more, floor) => {
        const cut = (given: number, late: number) =>
          lateMark(
            { ...policy, floorPercent: decimal(floor) },
            item(1, 50),
            rational(BigInt(given), 2n),
            DUE,
            after(late * 24),
          ).points;
        expect(compareRationals(cut(Math.max(a, b), days), cut(Math.min(a, b), days))).toBeGreaterThanOrEqual(0);
        expect(compareRationals(cut(a, days + more), cut(a, days))).toBeLessThanOrEqual(0);
        expect(compareRationals(cut(a, days), rational(BigInt(a), 2n))).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('effectiveDue', () => {
  const group = (due: Date | null) => ({ scope: 'GROUP' as const, due });
  const learner = (due: Date | null) => ({ scope: 'LEARNER' as const, due });
  it.each([
    ['the item without accommodations', [], DUE],
    ['the latest of the groups, even when the item is later', [group(after(-48)), group(after(-24))], after(-24)],
    ['no end where one of the groups has none', [group(after(48)), group(null)], null],
    ['their own before any group', [group(after(48)), learner(after(24))], after(24)],
    ['none of their own', [group(after(48)), learner(null)], null],
  ])('takes %s', (_, accommodations, expected) => {
    expect(effectiveDue(DUE, accommodations)).toEqual(expected);
  });
});

describe('absentMark', () => {
  const missing = { percent: decimal(0) };
  it('is blank until the due date has passed, then missing', () => {
    expect(absentMark(missing, item(1, 50), DUE, DUE)).toEqual({ state: 'BLANK' });
    expect(absentMark(missing, item(1, 50), DUE, after(0, 1))).toEqual({ state: 'MISSING' });
    expect(absentMark(missing, item(1, 50), null, after(9))).toEqual({ state: 'BLANK' });
    expect(absentMark(null, item(1, 50), DUE, after(9))).toEqual({ state: 'BLANK' });
  });

  it('gives a share of the maximum where the policy says so, but never a pass', () => {
    const share = { percent: decimal('12.5') };
    expect(absentMark(share, item(1, 50), DUE, after(9))).toEqual({ state: 'MARKED', points: rational(25n, 4n) });
    expect(absentMark(share, item(1, 50, { kind: 'PASS_FAIL' }), DUE, after(9))).toEqual({ state: 'MISSING' });
  });
});
