import { describe, expect, it } from 'vitest';
import { firstDayOfWeek } from '../src/week-start.ts';
import { streakOf, weekOf } from '../src/weekly-goal.ts';

describe('weekOf()', () => {
  it.each([
    ['2026-11-22', 7, 0, '2026-11-22', '2026-11-28'],
    ['2026-11-28', 7, 0, '2026-11-22', '2026-11-28'],
    ['2026-11-22', 1, 0, '2026-11-16', '2026-11-22'],
    ['2026-11-22', 6, 0, '2026-11-21', '2026-11-27'],
    ['2026-01-01', 7, 1, '2025-12-21', '2025-12-27'],
  ])('of %s, begun on day %i, %i weeks ago', (day, firstDay, ago, first, last) => {
    const week = weekOf(day, firstDay, ago);
    expect(week).toHaveLength(7);
    expect([week[0], week[6]]).toEqual([first, last]);
  });
});

describe('firstDayOfWeek()', () => {
  it.each([
    ['region', 'SA', 7],
    ['region', 'GB', 1],
    ['region', 'EG', 6],
    ['monday', 'SA', 1],
    ['saturday', 'GB', 6],
    ['sunday', 'EG', 7],
  ] as const)('chosen as %s in %s is day %i', (chosen, region, firstDay) => {
    expect(firstDayOfWeek({ week_start: chosen, format_region: region })).toBe(firstDay);
  });
});

describe('streakOf()', () => {
  it.each([
    ['a week that is running and hasn’t met the goal takes nothing away', [0, 4, 4], 2, false],
    ['it counts as soon as it has', [4, 4, 4], 3, false],
    ['one missed week is forgiven', [0, 1, 4, 4], 2, true],
    ['two in a row are not', [0, 1, 1, 4], 0, false],
    ['nor is a second one within a month', [0, 4, 1, 4, 1, 4], 2, false],
    ['a second one later is', [0, 4, 1, 4, 4, 4, 1, 4], 5, false],
    ['nothing is forgiven to who has met nothing', [0, 1, 0], 0, false],
    ['nothing at all', [], 0, false],
  ])('%s', (_what, days, weeksMet, isLastForgiven) => {
    expect(streakOf(days, 4)).toEqual({ weeksMet, isLastForgiven });
  });
});
