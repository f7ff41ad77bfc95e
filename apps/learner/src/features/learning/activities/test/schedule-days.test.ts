import { DAY } from '@sullam/domain/limits.ts';
import { relativeTime } from '@sullam/domain/relative-time.ts';
import { describe, expect, it } from 'vitest';
import { inWholeDays } from '../schedule-days.ts';

/** An hour of a day in November, on the reader’s own clock. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
const far = (moment: Date, now: Date) => relativeTime(...inWholeDays(moment.toISOString(), now));

describe('how far a day is', () => {
  it.each([
    ['tomorrow morning, from an evening', at(23, 8), 'day', 1, true],
    ['the day after tomorrow', at(24, 8), 'day', 2, true],
    ['in a week', at(29, 23), 'week', 1, true],
    ['last night', at(21, 23), 'day', 1, false],
  ] as const)('%s', (_, moment, unit, count, isFuture) => {
    expect(far(moment, at(22, 21))).toEqual({ unit, count, isFuture });
  });

  it('today is shown by the hour', () => {
    expect(far(at(22, 23), at(22, 20))).toEqual({ unit: 'hour', count: 3, isFuture: true });
  });

  it('days of 23 and of 25 hours count as days', () => {
    for (let day = 1; day < 365; day++) {
      const now = new Date(2026, 0, day, 12);
      const next = new Date(2026, 0, day + 1, 12);
      expect(far(next, now)).toEqual({ unit: 'day', count: 1, isFuture: true });
      expect(next.getTime() - now.getTime()).toBeGreaterThan(DAY / 2);
    }
  });
});
