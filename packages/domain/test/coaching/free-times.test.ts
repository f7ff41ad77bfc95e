import { describe, expect, it } from 'vitest';
import { hoursProblem, nearestFree, slotProblem } from '../../src/coaching/free-times.ts';
import { coachDay, coachZone } from '../../src/coaching/working-hours.ts';
import { type Case, daily, free, prepared, RULES, spanOf } from './coach-time.support.ts';

const at = (instant: string): number => Date.parse(instant);
const span = (from: string, until: string) => ({ from: at(from), until: at(until) });
const session = (from: string, until: string, [before, after] = [0, 0]) => ({
  ...span(from, until),
  bufferBeforeMinutes: before!,
  bufferAfterMinutes: after!,
});

const DAY_CASE = { from: '2026-12-01T00:00Z', until: '2026-12-02T00:00Z' } satisfies Case;
const hours = (given: Partial<Case> = {}) => free({ ...DAY_CASE, ...given }).map((start) => start.slice(11));

describe('hours', () => {
  it.each<[string, Partial<Case>, string[]]>([
    ['starts every interval as long as a session fits', {}, ['09:00', '10:00', '11:00']],
    [
      'shorter interval than session',
      { rules: { intervalMinutes: 30 } },
      ['09:00', '09:30', '10:00', '10:30', '11:00'],
    ],
    ['session longer than the hours', { rules: { lengthMinutes: 181 } }, []],
    ['several spans a day', { weekly: daily(['09:00-10:00', '15:00-16:00']) }, ['09:00', '15:00']],
    [
      'spans that touch are one',
      { weekly: daily(['09:00-10:30', '10:30-12:00']), rules: { lengthMinutes: 90 } },
      ['09:00', '10:00', '10:30'],
    ],
    [
      'until 24:00, on into the next day',
      { weekly: daily(['22:30-24:00', '00:00-00:30']), rules: { intervalMinutes: 30 } },
      ['22:30', '23:00', '23:30'],
    ],
    ['another weekday', { weekly: [{ weekday: 3, ...spanOf('09:00-12:00') }] }, []],
    [
      'override with hours',
      { overrides: [{ from: '2026-12-01', until: '2026-12-01', spans: [spanOf('13:00-14:00')] }] },
      ['13:00'],
    ],
    ['override without hours', { overrides: [{ from: '2026-11-30', until: '2026-12-05', spans: [] }] }, []],
    [
      'a blocked time needs no buffer',
      { time: { blocks: [span('2026-12-01T10:00Z', '2026-12-01T11:00Z')] }, rules: { bufferBeforeMinutes: 30 } },
      ['09:00', '11:00'],
    ],
    [
      'busy times need the buffers of the session',
      { time: { busy: [span('2026-12-01T10:00Z', '2026-12-01T11:00Z')] }, rules: { bufferBeforeMinutes: 30 } },
      ['09:00'],
    ],
  ])('%s', (_, given, expected) => {
    expect(hours(given)).toEqual(expected);
  });
});

describe('sessions that are booked', () => {
  it('add their buffers to those of their neighbours', () => {
    const taken = { time: { sessions: [session('2026-12-01T10:00Z', '2026-12-01T10:30Z', [0, 10])] } };
    const rules = { lengthMinutes: 30, intervalMinutes: 5, bufferBeforeMinutes: 5, bufferAfterMinutes: 15 };
    const starts = hours({ ...taken, weekly: daily(['09:00-11:30']), rules });
    // 30 minutes and a buffer of 15 before 10:00; 10 and 5 minutes after 10:30
    expect(starts.filter((time) => time < '10:00').at(-1)).toBe('09:15');
    expect(starts.find((time) => time > '10:00')).toBe('10:45');
  });

  it('reach out of the hours with their buffers', () => {
    const taken = { time: { sessions: [session('2026-12-01T08:00Z', '2026-12-01T09:00Z', [0, 60])] } };
    expect(hours(taken)).toEqual(['10:00', '11:00']);
  });

  it('count per day of the coach', () => {
    // 30 November in Riyadh until 21:00 in UTC
    const sessions = [
      session('2026-11-30T20:00Z', '2026-11-30T20:30Z'),
      session('2026-12-01T05:00Z', '2026-12-01T05:30Z'),
    ];
    const given = { zone: 'Asia/Riyadh', time: { sessions } };
    expect(hours({ ...given, rules: { mostPerDay: 2 } })).toEqual(['06:00', '07:00', '08:00']);
    expect(hours({ ...given, rules: { mostPerDay: 1 } })).toEqual([]);
  });

  it('count per week from the first day of the organisation’s week, across months', () => {
    // Sunday 29 November 2026, Tuesday 1 December
    const sessions = [session('2026-11-29T20:00Z', '2026-11-29T20:30Z')];
    const rules = { mostPerWeek: 1 };
    expect(hours({ rules, time: { sessions, firstDayOfWeek: 7 } })).toEqual([]);
    expect(hours({ rules, time: { sessions, firstDayOfWeek: 6 } })).toEqual([]);
    expect(hours({ rules, time: { sessions, firstDayOfWeek: 1 } })).toEqual(['09:00', '10:00', '11:00']);
  });
});

describe('notice and horizon', () => {
  it('offers nothing that has begun or begins too soon', () => {
    expect(hours({ now: '2026-12-01T10:00Z' })).toEqual(['11:00']);
    expect(hours({ now: '2026-12-01T09:30Z', rules: { noticeMinutes: 60 } })).toEqual(['11:00']);
  });

  it('ends after so many days of the coach’s calendar', () => {
    const rules = { horizonDays: 1 };
    // 1 December in Tokyo already
    expect(hours({ zone: 'Asia/Tokyo', now: '2026-11-30T16:00Z', rules })).toEqual(['00:00', '01:00', '02:00']);
    expect(hours({ zone: 'Asia/Tokyo', now: '2026-11-29T14:00Z', rules })).toEqual([]);
  });
});

describe('slotProblem', () => {
  const time = prepared({
    ...DAY_CASE,
    overrides: [],
    time: {
      blocks: [span('2026-12-01T09:00Z', '2026-12-01T09:10Z')],
      sessions: [session('2026-12-01T10:00Z', '2026-12-01T10:30Z')],
      busy: [span('2026-12-01T11:00Z', '2026-12-01T11:30Z')],
    },
  });
  const problem = (start: string, rules = {}, now = '2026-11-30T00:00Z') =>
    slotProblem(time, { ...RULES, lengthMinutes: 15, ...rules }, at(start), at(now));

  it.each([
    ['2026-12-01T09:30Z', {}, null],
    ['2026-12-01T09:30Z', { noticeMinutes: 3000 }, 'TOO_SOON'],
    ['2026-12-01T09:30Z', { horizonDays: 0 }, 'TOO_FAR'],
    ['2026-12-01T12:00Z', {}, 'OUTSIDE_HOURS'],
    ['2026-12-01T11:50Z', {}, 'OUTSIDE_HOURS'],
    ['2026-12-01T09:05Z', {}, 'BLOCKED'],
    ['2026-12-01T10:10Z', {}, 'TAKEN'],
    ['2026-12-01T11:00Z', {}, 'BUSY'],
    ['2026-12-01T09:30Z', { mostPerDay: 1 }, 'DAY_FULL'],
    ['2026-12-01T09:30Z', { mostPerWeek: 1 }, 'WEEK_FULL'],
  ])('of %s with %o is %s', (start, rules, expected) => {
    expect(problem(start, rules)).toBe(expected);
  });

  it('says of booked sessions only that the hours have changed', () => {
    const of = (from: string, until: string) => hoursProblem(time, span(from, until));
    expect(of('2026-12-01T10:00Z', '2026-12-01T10:30Z')).toBeNull();
    expect(of('2026-12-01T11:30Z', '2026-12-01T12:30Z')).toBe('OUTSIDE_HOURS');
    expect(of('2026-12-01T09:00Z', '2026-12-01T09:30Z')).toBe('BLOCKED');
  });

  it('finds the nearest free starts in the order of time', () => {
    const wide = prepared({ ...DAY_CASE, weekly: daily(['08:00-18:00']) });
    const nearest = nearestFree(wide, RULES, at('2026-12-01T11:20Z'), at('2026-11-30T00:00Z'));
    expect(nearest.map((start) => new Date(start).toISOString().slice(11, 16))).toEqual(['10:00', '11:00', '12:00']);
  });
});

describe('the day and zone of a coach on a journey', () => {
  const east = {
    timeZone: 'Asia/Riyadh',
    weekly: [],
    overrides: [],
    travels: [{ from: '2027-01-03', until: '2027-01-04', timeZone: 'Asia/Tokyo' }],
  };
  it.each([
    // 19:00 in Riyadh, 01:00 of the next day in Tokyo: the day at home lasts until its end
    ['2027-01-02T16:00Z', '2027-01-02', 'Asia/Riyadh'],
    ['2027-01-02T21:00Z', '2027-01-03', 'Asia/Tokyo'],
    ['2027-01-04T14:59Z', '2027-01-04', 'Asia/Tokyo'],
    // the journey is over and the day at home has begun
    ['2027-01-04T21:00Z', '2027-01-05', 'Asia/Riyadh'],
  ])('at %s is %s in %s', (instant, date, timeZone) => {
    expect([coachDay(east, at(instant)), coachZone(east, at(instant))]).toEqual([date, timeZone]);
  });
});
