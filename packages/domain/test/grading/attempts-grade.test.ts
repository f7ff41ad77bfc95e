import { describe, expect, it } from 'vitest';
import {
  type AttemptState,
  type AttemptsRule,
  attemptsGrade,
  type GradedAttempt,
} from '../../src/grading/attempts-grade.ts';
import { rational } from '../../src/rational.ts';

const attempt = (number: number, points: number, state: AttemptState = 'MARKED', isPreview = false): GradedAttempt => ({
  number,
  state,
  isPreview,
  points: rational(BigInt(points)),
});
const rule = (method: AttemptsRule['method'], countsAbandoned = false): AttemptsRule => ({
  method,
  countsAbandoned,
  passPoints: rational(60n),
});

describe('attemptsGrade', () => {
  const three = [attempt(2, 80), attempt(1, 40), attempt(3, 55)];

  it.each([
    ['BEST', rational(80n), [2], true],
    ['LAST', rational(55n), [3], false],
    ['FIRST', rational(40n), [1], false],
    ['AVERAGE', rational(175n, 3n), [1, 2, 3], false],
  ] as const)('takes %s', (method, points, numbers, passed) => {
    expect(attemptsGrade(three, rule(method))).toEqual({ points, numbers, isProvisional: false, passed });
  });

  it('names the first of equal best attempts', () => {
    expect(attemptsGrade([attempt(2, 70), attempt(1, 70)], rule('BEST')).numbers).toEqual([1]);
  });

  it('passes over previews and running attempts, and has nothing to say without others', () => {
    const none = { points: null, numbers: [], isProvisional: false, passed: null };
    expect(attemptsGrade([attempt(1, 90, 'MARKED', true), attempt(2, 90, 'OPEN')], rule('LAST'))).toEqual(none);
    expect(attemptsGrade([attempt(1, 50), attempt(2, 90, 'PENDING', true)], rule('LAST'))).toMatchObject({
      points: rational(50n),
      isProvisional: false,
    });
  });

  it('counts abandoned attempts by the rule', () => {
    const attempts = [attempt(1, 70), attempt(2, 20, 'ABANDONED')];
    expect(attemptsGrade(attempts, rule('AVERAGE')).points).toEqual(rational(70n));
    expect(attemptsGrade(attempts, rule('AVERAGE', true)).points).toEqual(rational(45n));
    expect(attemptsGrade(attempts, rule('LAST', true)).numbers).toEqual([2]);
  });

  it.each([
    ['BEST', [attempt(1, 50), attempt(2, 30, 'PENDING')], true, null],
    ['BEST', [attempt(1, 65), attempt(2, 30, 'PENDING')], true, true],
    ['BEST', [attempt(1, 65, 'PENDING')], true, null],
    ['LAST', [attempt(1, 65), attempt(2, 30, 'PENDING')], true, null],
    ['LAST', [attempt(1, 30, 'PENDING'), attempt(2, 65)], false, true],
    ['FIRST', [attempt(1, 50), attempt(2, 30, 'PENDING')], false, false],
    ['AVERAGE', [attempt(1, 95), attempt(2, 95), attempt(3, 0, 'PENDING')], true, null],
  ] as const)('waits with %s for marking that may still decide', (method, attempts, isProvisional, passed) => {
    expect(attemptsGrade(attempts, rule(method))).toMatchObject({ isProvisional, passed });
  });

  it('passes who reaches the pass mark exactly', () => {
    expect(attemptsGrade([attempt(1, 60)], rule('BEST')).passed).toBe(true);
    expect(attemptsGrade([attempt(1, 59)], rule('BEST')).passed).toBe(false);
  });

  it('passes nobody without a pass mark', () => {
    expect(attemptsGrade(three, { ...rule('BEST'), passPoints: null }).passed).toBeNull();
  });
});
