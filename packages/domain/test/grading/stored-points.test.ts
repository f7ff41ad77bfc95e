import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptsGrade } from '../../src/grading/attempts-grade.ts';
import { STORED_DECIMALS, storedPoints } from '../../src/grading/stored-points.ts';
import {
  compareRationals,
  divideRationals,
  formatRational,
  HUNDRED,
  multiplyRationals,
  parseRational,
  type Rational,
  rational,
  rationalOf,
  rationalText,
  subtractRationals,
  sumRationals,
} from '../../src/rational.ts';

/** The format that the database accepts, a check of `grades.percent` (migrations/0060-gradebook.sql). */
const TAKEN = /^-?\d{1,60}(\.\d{1,60}|\/\d{1,60})?$/;
const kept = (value: Rational): Rational => parseRational(storedPoints(value))!;
const LAST_DECIMAL = rational(1n, 10n ** BigInt(STORED_DECIMALS));

/** Marks out of marks, both with four digits behind the point, as papers have them. */
const paper = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 13n }), fc.bigInt({ min: 1n, max: 10n ** 13n }))
  .map(([score, marks]) => multiplyRationals(rational(score % (marks + 1n), marks), HUNDRED));
const papers = fc.array(paper, { minLength: 1, maxLength: 120 });

const averageOf = (points: readonly Rational[]): Rational =>
  attemptsGrade(
    points.map((each, index) => ({ number: index + 1, state: 'MARKED', isPreview: false, points: each })),
    { method: 'AVERAGE', countsAbandoned: false, passPoints: null },
  ).points!;

describe('the mean of many papers', () => {
  it('is exact, however many they are', () => {
    fc.assert(
      fc.property(papers, (points) => {
        expect(multiplyRationals(averageOf(points), rational(points.length))).toEqual(sumRationals(points));
        expect(averageOf(points)).toEqual(averageOf(points.toReversed()));
      }),
      { numRuns: 50 },
    );
  });

  it('always has room, and nobody who rounds or compares it can distinguish it from the whole value', () => {
    fc.assert(
      fc.property(
        papers,
        fc.nat(STORED_DECIMALS - 1),
        fc.integer({ min: 0, max: 1_000_000 }),
        (points, decimals, pass) => {
          const whole = averageOf(points);
          const text = storedPoints(whole);
          expect(text).toMatch(TAKEN);
          expect(formatRational(kept(whole), decimals)).toBe(formatRational(whole, decimals));
          const mark = rational(pass, 10_000);
          expect(compareRationals(kept(whole), mark)).toBe(compareRationals(whole, mark));
          const gap = subtractRationals(whole, kept(whole));
          expect(compareRationals(gap, LAST_DECIMAL)).toBe(-1);
          expect(compareRationals(subtractRationals(rational(0n), gap), LAST_DECIMAL)).toBe(-1);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('stays exact as long as there is room', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 59n), max: 10n ** 59n }),
        fc.bigInt({ min: 1n, max: 10n ** 20n }),
        (a, b) => {
          const value = rational(a, b);
          const text = rationalText(value);
          fc.pre(TAKEN.test(text));
          expect(storedPoints(value)).toBe(text);
        },
      ),
    );
  });

  it('had no room any more from some ten papers on', () => {
    const odd = Array.from({ length: 10 }, (_, index) => rational(5n, 9_999_991n + 2n * BigInt(index)));
    const mean = averageOf(odd);
    expect(rationalText(mean)).not.toMatch(TAKEN);
    expect(storedPoints(mean)).toMatch(TAKEN);
  });

  it.each([
    ['just below a half', '0.00499', '0.00'],
    ['just above a half', '0.00501', '0.01'],
  ])('%s is not rounded to the other side', (_, near, rounded) => {
    const sliver = divideRationals(rational(1n), rationalOf(`1${'0'.repeat(80)}3`));
    const half = rationalOf('0.005');
    const value = near < '0.005' ? subtractRationals(half, sliver) : sumRationals([half, sliver]);
    expect(rationalText(value)).not.toMatch(TAKEN);
    expect(formatRational(kept(value), 2)).toBe(rounded);
  });

  it('is cut towards zero below it too', () => {
    const value = divideRationals(rational(-2n, 3n), rationalOf(`1${'0'.repeat(60)}1`));
    expect(storedPoints(value)).toBe(`-0.${'0'.repeat(STORED_DECIMALS - 1)}1`);
  });
});
