import { describe, expect, it } from 'vitest';
import { isPassed } from '../exam-words.ts';
import { pointsText } from '../points.ts';

describe('marks as learners read them', () => {
  it.each([
    ['1.500000', '1.5'],
    ['4.0000000000', '4'],
    ['1.3333333333', '1.3333'],
    ['17.333333', '17.3333'],
    ['-0.6666666667', '-0.6667'],
  ])('%s is %s', (kept, read) => expect(pointsText(kept)).toBe(read));
});

describe('whether an attempt reached the pass mark', () => {
  const attempt = { score: '6.000000', marks: '10.0000', isBeingMarked: false };

  it.each([
    ['60', {}, true],
    ['60.01', {}, false],
    // two thirds, unrounded, are less than 66.67 percent
    ['66.67', { score: '2', marks: '3' }, false],
    [null, {}, null],
    ['60', { score: null }, null],
    ['60', { isBeingMarked: true }, null],
    ['60', { marks: '0' }, null],
  ])('with a pass mark of %s and %j: %s', (passPercent, changes, passed) =>
    expect(isPassed({ passPercent }, { ...attempt, ...changes })).toBe(passed),
  );
});
