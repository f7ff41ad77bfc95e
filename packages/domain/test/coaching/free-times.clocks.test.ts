import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daily, free, shownIn, spanOf } from './coach-time.support.ts';

const casablanca = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Casablanca', hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );
/** Older data has Morocco's clocks go forward again after 20 September 2026. */
const knowsCasablanca = casablanca('2026-10-01T12:00Z') === '12:00';

describe.each(['UTC', 'Asia/Riyadh', 'America/St_Johns'])('free times on a server whose own zone is %s', (own) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = own;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it('skips the hour that the spring skips, and uses a span across the gap', () => {
    // 28 March 2027: 01:00 becomes 02:00
    const zone = 'Europe/London';
    const day = { from: '2027-03-28T00:00Z', until: '2027-03-28T12:00Z', zone };
    const weekly = daily(['00:00-04:00']);
    const starts = free({ ...day, weekly });
    expect(starts).toEqual(['2027-03-28T00:00', '2027-03-28T01:00', '2027-03-28T02:00']);
    expect(shownIn(zone, starts)).toEqual(['00:00', '02:00', '03:00']);
    expect(free({ ...day, weekly: daily(['01:00-02:00']) })).toEqual([]);
    // 90 elapsed minutes from 00:30 until 03:00
    const long = { lengthMinutes: 90, intervalMinutes: 30 };
    expect(free({ ...day, weekly: daily(['00:30-03:00']), rules: long })).toEqual(['2027-03-28T00:30']);
  });

  it('offers both hours that the autumn repeats', () => {
    // 31 October 2027: 02:00 becomes 01:00
    const zone = 'Europe/London';
    const day = { from: '2027-10-30T23:00Z', until: '2027-10-31T12:00Z', zone };
    const starts = free({ ...day, weekly: daily(['01:00-02:00']), rules: { lengthMinutes: 60 } });
    expect(starts).toEqual(['2027-10-31T00:00', '2027-10-31T01:00']);
    expect(shownIn(zone, starts)).toEqual(['01:00', '01:00']);
    // until 01:30 by either clock: nothing spans from the first into the second
    expect(free({ ...day, weekly: daily(['00:30-01:30']), rules: { intervalMinutes: 30 } })).toEqual([
      '2027-10-30T23:30',
    ]);
  });

  it('knows days that begin at 01:00 and days that last until 23:00 twice', () => {
    // Beirut: 28 March 2027 has no midnight
    const beirut = { zone: 'Asia/Beirut', weekly: daily(['00:00-03:00']) };
    const spring = free({ ...beirut, from: '2027-03-27T20:00Z', until: '2027-03-28T10:00Z' });
    expect(shownIn('Asia/Beirut', spring)).toEqual(['01:00', '02:00']);
    // 30 October 2027 has 23:00 twice
    const autumn = free({
      ...beirut,
      weekly: daily(['22:00-24:00']),
      from: '2027-10-30T15:00Z',
      until: '2027-10-31T12:00Z',
    });
    expect(shownIn('Asia/Beirut', autumn)).toEqual(['22:00', '23:00', '23:00']);
    // Cairo: 30 April 2027 has no midnight, 28 October 2027 has 23:00 twice
    const cairo = { zone: 'Africa/Cairo', weekly: daily(['22:00-24:00', '00:00-02:00']) };
    const gap = free({ ...cairo, from: '2027-04-29T12:00Z', until: '2027-04-30T12:00Z' });
    expect(shownIn('Africa/Cairo', gap)).toEqual(['22:00', '23:00', '01:00']);
    const repeat = free({ ...cairo, from: '2027-10-28T12:00Z', until: '2027-10-29T12:00Z' });
    expect(shownIn('Africa/Cairo', repeat)).toEqual(['22:00', '23:00', '23:00', '00:00', '01:00']);
  });

  it('knows changes of half an hour', () => {
    const lordHowe = {
      zone: 'Australia/Lord_Howe',
      weekly: daily(['01:00-03:30']),
      rules: { lengthMinutes: 30, intervalMinutes: 30 },
    };
    const spring = free({ ...lordHowe, from: '2027-10-02T12:00Z', until: '2027-10-03T00:00Z' });
    expect(shownIn('Australia/Lord_Howe', spring)).toEqual(['01:00', '01:30', '02:30', '03:00']);
    const autumn = free({ ...lordHowe, from: '2027-04-03T12:00Z', until: '2027-04-04T00:00Z' });
    expect(shownIn('Australia/Lord_Howe', autumn)).toEqual(['01:00', '01:30', '01:30', '02:00', '02:30', '03:00']);
  });

  it.skipIf(!knowsCasablanca)('has Casablanca on UTC from 20 September 2026 on', () => {
    const zone = 'Africa/Casablanca';
    const weekly = daily(['09:00-10:00']);
    expect(free({ zone, weekly, from: '2026-09-19T00:00Z', until: '2026-09-22T00:00Z' })).toEqual([
      '2026-09-19T08:00',
      '2026-09-20T09:00',
      '2026-09-21T09:00',
    ]);
    // Ramadan 2027 doesn't move the clocks any more
    expect(free({ zone, weekly, from: '2027-02-20T00:00Z', until: '2027-02-21T00:00Z' })).toEqual(['2027-02-20T09:00']);
  });

  it('replaces a day in the zone of a journey, and comes home afterwards', () => {
    const journey = {
      zone: 'Asia/Riyadh',
      weekly: daily(['09:00-10:00']),
      travels: [{ from: '2027-01-03', until: '2027-01-04', timeZone: 'Europe/London' }],
      overrides: [{ from: '2027-01-04', until: '2027-01-04', spans: [spanOf('15:00-16:00')] }],
    };
    expect(free({ ...journey, from: '2027-01-02T00:00Z', until: '2027-01-06T00:00Z' })).toEqual([
      '2027-01-02T06:00',
      '2027-01-03T09:00',
      '2027-01-04T15:00',
      '2027-01-05T06:00',
    ]);
  });

  it('counts notice in elapsed minutes when the clocks change', () => {
    // 12 hours before 09:00 on the 28th is 20:00 on the 27th, because one hour is missing
    const day = {
      zone: 'Europe/London',
      weekly: daily(['09:00-10:00']),
      from: '2027-03-28T00:00Z',
      until: '2027-03-29T00:00Z',
    };
    const noticeMinutes = 12 * 60;
    expect(free({ ...day, rules: { noticeMinutes }, now: '2027-03-27T20:00Z' })).toEqual(['2027-03-28T08:00']);
    expect(free({ ...day, rules: { noticeMinutes }, now: '2027-03-27T20:01Z' })).toEqual([]);
  });
});
