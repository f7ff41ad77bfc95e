import { describe, expect, it } from 'vitest';
import { periodBefore, periodOf, weekStartOf } from '../../src/coaching/figure-periods.ts';

const [MONDAY, SATURDAY, SUNDAY] = [1, 6, 7];

describe('periods of figures', () => {
  it('begin weeks with the day of the organisation', () => {
    expect(weekStartOf('2026-12-01', MONDAY)).toBe('2026-11-30');
    expect(weekStartOf('2026-12-01', SUNDAY)).toBe('2026-11-29');
    expect(weekStartOf('2026-12-01', SATURDAY)).toBe('2026-11-28');
    expect(weekStartOf('2026-11-29', SUNDAY)).toBe('2026-11-29');
    expect(weekStartOf('2026-11-28', SUNDAY)).toBe('2026-11-22');
  });

  it('are the week, the month and the year of a day', () => {
    expect(periodOf('week', '2026-12-31', MONDAY)).toEqual({ from: '2026-12-28', until: '2027-01-04' });
    expect(periodOf('month', '2026-12-31', MONDAY)).toEqual({ from: '2026-12-01', until: '2027-01-01' });
    expect(periodOf('month', '2028-02-29', MONDAY)).toEqual({ from: '2028-02-01', until: '2028-03-01' });
    expect(periodOf('year', '2026-07-01', MONDAY)).toEqual({ from: '2026-01-01', until: '2027-01-01' });
  });

  it('follow one another without a gap', () => {
    for (const period of ['week', 'month', 'year'] as const)
      for (const day of ['2026-01-01', '2026-03-31', '2028-02-29', '2026-12-31'])
        expect(periodBefore(period, day, SUNDAY).until).toBe(periodOf(period, day, SUNDAY).from);
  });
});
