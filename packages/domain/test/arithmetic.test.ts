import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyExponent } from '../src/currency.ts';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimal,
  divideDecimals,
  formatDecimal,
  multiplyDecimals,
  parseDecimal,
  roundDecimal,
  subtractDecimals,
  sumDecimals,
  trimDecimal,
} from '../src/decimal.ts';
import {
  addMoney,
  compareMoney,
  money,
  moneyToDecimal,
  multiplyMoney,
  parseMoney,
  subtractMoney,
} from '../src/money.ts';
import { unmetCriteria } from '../src/passing-criteria.ts';
import { progressFromCounts, progressOf } from '../src/progress.ts';
import { parseRational } from '../src/rational.ts';

const decimals = fc.record({
  units: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
  scale: fc.integer({ min: 0, max: 6 }),
});

describe('decimals', () => {
  it.each([
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['2.4', 0, '2'],
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['0.5', 0, '1'],
    ['-0.4', 0, '0'],
    ['1.2', 3, '1.200'],
  ])('rounds %s to %d digits as %s', (value, scale, expected) => {
    expect(formatDecimal(roundDecimal(decimal(value), scale))).toBe(expected);
  });

  it('divides with a scale, half away from zero', () => {
    expect(formatDecimal(divideDecimals(decimal('2'), decimal('3'), 2))).toBe('0.67');
    expect(formatDecimal(divideDecimals(decimal('-1'), decimal('8'), 2))).toBe('-0.13');
    expect(formatDecimal(divideDecimals(decimal('1'), decimal('0.03'), 1))).toBe('33.3');
    expect(() => divideDecimals(decimal('1'), decimal('0.0'), 2)).toThrow('zero');
  });

  it('adds without float noise', () => {
    expect(formatDecimal(sumDecimals(['0.1', '0.2', '0.3'].map(decimal)))).toBe('0.6');
    expect(formatDecimal(trimDecimal(multiplyDecimals(decimal('1.10'), decimal('3.0'))))).toBe('3.3');
    expect(['', '.', '1.', '1e5', 'abc'].map(parseDecimal)).toEqual([null, null, null, null, null]);
    expect(() => decimal(0.1 + 1e-20 * 0 + 1e21)).toThrow('Not a decimal');
  });

  it('keeps the laws of arithmetic', () => {
    const same = (a: Decimal, b: Decimal) => expect(compareDecimals(a, b)).toBe(0);
    fc.assert(
      fc.property(decimals, decimals, decimals, (a, b, c) => {
        same(addDecimals(a, b), addDecimals(b, a));
        same(subtractDecimals(addDecimals(a, b), b), a);
        same(multiplyDecimals(a, addDecimals(b, c)), addDecimals(multiplyDecimals(a, b), multiplyDecimals(a, c)));
        same(decimal(formatDecimal(a)), a);
      }),
    );
  });
});

describe('money', () => {
  it('knows the digits of currencies', () => {
    expect(['USD', 'KWD', 'JPY', 'SAR'].map(currencyExponent)).toEqual([2, 3, 0, 2]);
    expect(moneyToDecimal(money(12_500, 'KWD'))).toBe('12.500');
    expect(moneyToDecimal(money(-5, 'USD'))).toBe('-0.05');
    expect(moneyToDecimal(money(500, 'JPY'))).toBe('500');
  });

  it('calculates in whole units of one currency', () => {
    expect(addMoney(money(1, 'USD'), money(2, 'USD'))).toEqual(money(3, 'USD'));
    expect(subtractMoney(money(1, 'USD'), money(2, 'USD')).amount).toBe(-1);
    expect(multiplyMoney(money(999, 'USD'), decimal('0.05')).amount).toBe(50);
    expect(multiplyMoney(money(-10, 'USD'), decimal('0.05')).amount).toBe(-1);
    expect(compareMoney(money(1, 'USD'), money(2, 'USD'))).toBe(-1);
    expect(() => addMoney(money(1, 'USD'), money(1, 'EUR'))).toThrow('Different');
    expect(() => money(0.5, 'USD')).toThrow('whole');
    expect(() => money(1, 'usd')).toThrow('currency');
  });

  it('reads what people type', () => {
    expect(parseMoney('١٢٫٥٠', 'AED')).toEqual(money(1250, 'AED'));
    expect(parseMoney('1,200', 'AED')).toEqual(money(120_000, 'AED'));
    expect(parseMoney('1.500', 'USD')).toEqual(money(150, 'USD'));
    expect(parseMoney('1.505', 'USD')).toBeNull();
    expect(parseMoney('0.5', 'JPY')).toBeNull();
    expect(parseMoney('x', 'USD')).toBeNull();
  });
});

describe('progress', () => {
  it('compares sets', () => {
    expect(progressOf([1, 2, 3], ['1', 2, 2, 99])).toEqual({
      finished: 2,
      required: 3,
      fraction: 2 / 3,
      percent: 66,
      isFinished: false,
    });
    expect(progressOf([], [1])).toEqual({ finished: 0, required: 0, fraction: 0, percent: 0, isFinished: false });
  });

  it('stays within bounds and says 100 only at the end', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400)), fc.array(fc.nat(400)), (required, finished) => {
        const progress = progressOf(required, finished);
        expect(progress.percent).toBeGreaterThanOrEqual(0);
        expect(progress.percent).toBeLessThanOrEqual(100);
        expect(progress.percent === 100).toBe(progress.isFinished);
      }),
    );
    expect(progressFromCounts(500, 3).percent).toBe(100);
    expect(progressFromCounts(-1, 3).percent).toBe(0);
  });
});

describe('unmetCriteria', () => {
  const facts = (finished: number, grade: string | null = null, attendance: string | null = null) => ({
    progress: progressFromCounts(finished, 3),
    grade: grade === null ? null : parseRational(grade),
    attendance: attendance === null ? null : parseRational(attendance),
  });

  it.each([
    ['all required by default', {}, facts(2), ['requiredShare']],
    ['all finished', {}, facts(3), []],
    ['a share reached', { requiredShare: 66 }, facts(2), []],
    ['a share missed', { requiredShare: 67 }, facts(2), ['requiredShare']],
    ['a grade alone', { minimumGrade: decimal('60') }, facts(0, '60.00'), []],
    ['a grade missed by a hair', { minimumGrade: decimal('60') }, facts(3, '59.999'), ['minimumGrade']],
    ['a fraction just below it', { minimumGrade: decimal('66.67') }, facts(3, '200/3'), ['minimumGrade']],
    ['nothing graded yet', { minimumGrade: decimal('60') }, facts(3), ['minimumGrade']],
    ['attendance alone', { minimumAttendance: decimal('80') }, facts(0, null, '80'), []],
    [
      'attendance just below it',
      { minimumAttendance: decimal('66.67') },
      facts(3, null, '200/3'),
      ['minimumAttendance'],
    ],
    ['no session yet', { minimumAttendance: decimal('80') }, facts(3), ['minimumAttendance']],
    [
      'several',
      { requiredShare: 100, minimumGrade: decimal('60'), minimumAttendance: decimal('75') },
      facts(1, '50', '80'),
      ['requiredShare', 'minimumGrade'],
    ],
  ])('%s', (_, criteria, given, expected) => {
    expect(unmetCriteria(criteria, given)).toEqual(expected);
  });

  it('never completes an empty course by share', () => {
    expect(unmetCriteria({}, { ...facts(0), progress: progressFromCounts(0, 0) })).toEqual(['requiredShare']);
  });
});
