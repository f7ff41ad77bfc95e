import { describe, expect, it } from 'vitest';
import {
  dayStart,
  dayStarts,
  daysFrom,
  daysOf,
  instantOf,
  instantsOf,
  lastMinuteOf,
  shiftInstant,
} from '../src/lectures/zoned-time.ts';

const iso = (at: Date) => at.toISOString();

describe('instantOf', () => {
  it('takes a skipped hour with the offset before, and the first of a repeated one', () => {
    expect(iso(instantOf({ date: '2026-03-29', time: '02:30' }, 'Europe/Berlin'))).toBe('2026-03-29T01:30:00.000Z');
    expect(instantsOf({ date: '2026-10-25', time: '02:30' }, 'Europe/Berlin').map(iso)).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
  });

  it('knows the years of antiquity', () => {
    expect(iso(instantOf({ date: '0002-01-01', time: '00:00' }, 'UTC'))).toBe('0002-01-01T00:00:00.000Z');
  });
});

describe('dayStart', () => {
  it.each([
    // clocks of Casablanca go back during Ramadan
    ['2025-02-23', 'Africa/Casablanca', '2025-02-22T23:00:00.000Z'],
    ['2025-02-24', 'Africa/Casablanca', '2025-02-24T00:00:00.000Z'],
    // in Cairo the spring skips midnight
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    // in Havana the autumn repeats it
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    // this day was left out in Samoa
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('of %s in %s', (date, zone, start) => {
    expect(iso(dayStart(date, zone))).toBe(start);
    expect(dayStarts([date], zone)).toEqual([start]);
  });
});

it('lastMinuteOf is the second one where the autumn repeats the end of a day', () => {
  expect(iso(lastMinuteOf('2025-10-30', 'Africa/Cairo'))).toBe('2025-10-30T21:59:00.000Z');
  expect(iso(lastMinuteOf('2025-04-24', 'Africa/Cairo'))).toBe('2025-04-24T21:59:00.000Z');
});

describe('shiftInstant', () => {
  it('keeps the time of day to the millisecond over a change of the clock', () => {
    const at = new Date('2026-03-28T11:00:07.089Z');
    expect(iso(shiftInstant(at, 1, 'Europe/Berlin'))).toBe('2026-03-29T10:00:07.089Z');
    expect(shiftInstant(shiftInstant(at, 200, 'Europe/Berlin'), -200, 'Europe/Berlin')).toEqual(at);
  });
});

describe('daysOf', () => {
  it('names each day once by the clock of the zone, in any order of moments', () => {
    const moments = [
      '2025-02-23T23:59:59.999Z',
      '2025-02-22T22:59:59.999Z',
      '2025-02-22T23:00:00Z',
      '2025-02-24T00:00:00Z',
    ];
    expect(
      daysOf(
        moments.map((at) => new Date(at)),
        'Africa/Casablanca',
      ),
    ).toEqual(daysFrom('2025-02-22', 3));
    expect(daysOf([], 'Africa/Casablanca')).toEqual([]);
  });
});
