import { describe, expect, it } from 'vitest';
import { isInWindow } from '../lesson-windows.ts';

const at = (hour: number | null) => (hour === null ? null : new Date(Date.UTC(2026, 0, 1, hour)));

describe('the time of a lesson', () => {
  it.each<[string, number | null, number | null, boolean]>([
    ['has no bounds', null, null, true],
    ['begins later', 13, null, false],
    ['begins now', 12, null, true],
    ['is over', 9, 11, false],
    ['ends now', 9, 12, false],
    ['is now', 9, 13, true],
    ['ends later', null, 13, true],
  ])('%s', (_case, opens, closes, expected) => {
    expect(isInWindow({ opensAt: at(opens), closesAt: at(closes) }, at(12)!)).toBe(expected);
  });

  it('is always where it holds nothing with a time', () => {
    expect(isInWindow(null, at(12)!)).toBe(true);
  });
});
