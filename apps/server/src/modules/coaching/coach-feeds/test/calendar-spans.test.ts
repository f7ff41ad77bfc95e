import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UnreadableCalendar } from '../calendar-lines.ts';
import { readCalendarSpans, TooManyInstances } from '../calendar-spans.ts';

const fixture = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'feeds', `${name}.ics`), 'utf8').replaceAll('\n', '\r\n');

function spansOf(text: string, zone = 'Asia/Riyadh', mostInstances = 20_000): string[] {
  const window = { from: Date.parse('2026-10-01T00:00Z'), until: Date.parse('2027-02-01T00:00Z') };
  const own = { site: 'https://academy.test', host: 'academy.test' };
  const minute = (at: number) => new Date(at).toISOString().slice(0, 16);
  return readCalendarSpans({ text, zone, window, own, mostInstances }).map(
    ({ from, until }) => `${minute(from)} ${minute(until)}`,
  );
}

const event = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');

/** Written by hand, for a coach in Riyadh (UTC+3 all year). */
const EXPECTED: Record<string, string[]> = {
  // 10:00 in Berlin is 8:00 in UTC until 25 October, then 9:00
  google: [
    '2026-10-06T08:00 2026-10-06T09:00',
    '2026-10-20T13:00 2026-10-20T14:00',
    '2026-11-03T09:00 2026-11-03T10:00',
    '2026-11-10T06:00 2026-11-10T06:30',
    '2026-11-12T06:00 2026-11-12T06:30',
    '2026-12-23T21:00 2026-12-25T21:00',
  ],
  outlook: [
    '2026-11-02T05:00 2026-11-02T06:30',
    '2026-11-02T16:00 2026-11-02T17:00',
    '2026-11-17T10:00 2026-11-17T11:00',
    '2026-11-29T21:00 2026-11-30T21:00',
    '2026-12-06T21:00 2026-12-07T21:00',
    '2026-12-10T06:00 2026-12-10T07:00',
    '2026-12-11T06:00 2026-12-11T07:00',
  ],
  apple: [
    '2026-10-05T10:00 2026-10-05T12:00',
    '2026-10-30T17:00 2026-10-30T18:00',
    '2026-11-01T08:00 2026-11-01T08:45',
    '2026-12-01T05:00 2026-12-01T05:30',
  ],
  nextcloud: [
    '2026-11-09T09:00 2026-11-09T10:00',
    '2026-11-11T09:00 2026-11-11T10:00',
    '2026-11-12T09:00 2026-11-12T10:00',
    '2026-11-15T06:00 2026-11-15T06:30',
    '2026-11-16T09:00 2026-11-16T10:00',
    '2026-11-22T21:00 2026-11-23T21:00',
    '2026-11-25T21:00 2026-11-26T21:00',
    '2026-12-01T08:00 2026-12-01T10:00',
    '2026-12-02T08:00 2026-12-02T09:00',
  ],
};

describe.each(['UTC', 'Asia/Riyadh', 'America/St_Johns'])('calendars on a server in %s', (serverZone) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = serverZone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it.each(Object.keys(EXPECTED))('read the spans of %s', (name) => {
    expect(spansOf(fixture(name))).toEqual(EXPECTED[name]);
  });

  it('read days and floating times by the clock of the coach, also where it changes', () => {
    const days = event('DTSTART;VALUE=DATE:20261031', 'DTEND;VALUE=DATE:20261102');
    expect(spansOf(days, 'America/St_Johns')).toEqual(['2026-10-31T02:30 2026-11-02T03:30']);
    const nine = event('DTSTART:20261031T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2');
    expect(spansOf(nine, 'America/St_Johns')).toEqual([
      '2026-10-31T11:30 2026-10-31T12:30',
      '2026-11-01T12:30 2026-11-01T13:30',
    ]);
    // Cairo's clocks go from 24:00 back to 23:00 on 29 October
    const day = event('DTSTART;VALUE=DATE:20261029');
    expect(spansOf(day, 'Africa/Cairo')).toEqual(['2026-10-28T21:00 2026-10-29T22:00']);
  });
});

describe('a calendar', () => {
  it('keeps the newest version of an event and of a changed instance', () => {
    const version = (sequence: number, hour: string, ...more: string[]) =>
      event(`SEQUENCE:${sequence}`, `DTSTART:20261201T${hour}0000Z`, 'DURATION:PT1H', ...more);
    const joined = (...parts: string[]) => parts.join('\r\n');
    expect(spansOf(joined(version(2, '09'), version(1, '12')))).toEqual(['2026-12-01T09:00 2026-12-01T10:00']);
    const series = version(0, '09', 'RRULE:FREQ=DAILY;COUNT=1');
    const change = (sequence: number, hour: string) => version(sequence, hour, 'RECURRENCE-ID:20261201T090000Z');
    expect(spansOf(joined(change(3, '15'), series, change(2, '18')))).toEqual(['2026-12-01T15:00 2026-12-01T16:00']);
  });

  it('ends rules without an end by their number, however old they are', () => {
    const endless = (rule: string, start = '20261201T090000Z') =>
      event(`DTSTART:${start}`, 'DURATION:PT1S', `RRULE:FREQ=${rule}`);
    for (const rule of [
      'SECONDLY',
      'MINUTELY',
      'DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9;BYMINUTE=0,1,2,3,4,5,6,7,8,9,10;BYSECOND=1,2,3,4,5,6',
    ])
      expect(() => spansOf(endless(rule)), rule).toThrow(TooManyInstances);
    expect(() => spansOf(endless('DAILY'), 'UTC', 50)).toThrow(TooManyInstances);
    expect(spansOf(endless('WEEKLY', '19990101T090000Z'))).toHaveLength(18);
  });

  it('is cut to the window, and merged', () => {
    expect(spansOf(event('DTSTART:20260101T000000Z', 'DTEND:20280101T000000Z'))).toEqual([
      '2026-10-01T00:00 2027-02-01T00:00',
    ]);
    expect(spansOf(event('DTSTART:20260101T000000Z', 'DTEND:20260102T000000Z'))).toEqual([]);
  });

  it.each([
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['a calendar that is cut off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20261201T090000Z\r\n'],
    ['a component that ends elsewhere', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\n'],
    ['a time that is none', event('DTSTART:tomorrow')],
    ['a day that no month has', event('DTSTART:20261301T090000Z')],
    ['a duration that is none', event('DTSTART:20261201T090000Z', 'DURATION:1 hour')],
    ['a rule that is none', event('DTSTART:20261201T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=SOMETIMES')],
  ])('is unreadable as %s', (_, text) => {
    expect(() => spansOf(text)).toThrow(UnreadableCalendar);
  });
});
