import { instantOf, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import ical, { type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { sampled } from '../../../test/support/sampling.ts';
import { type CalendarEntry, writeCalendar, zoneChanges } from '../icalendar.ts';

const FROM = new Date('2026-11-24T00:00:00Z');
const TO = new Date('2029-11-24T00:00:00Z');
const HOUR = 3_600_000;

/** The reader misses Morocco's clock change for Ramadan of 2029; its later releases don't, and don't run on Node 20. */
const READ_UNTIL = new Map([
  ['Africa/Casablanca', new Date('2029-01-01T00:00:00Z')],
  ['Africa/El_Aaiun', new Date('2029-01-01T00:00:00Z')],
]);

const entry = (uid: string, startsAt: Date, zone: string, more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid,
  sequence: 0,
  stampedAt: FROM,
  startsAt,
  endsAt: new Date(startsAt.getTime() + HOUR),
  zone,
  title: uid,
  ...more,
});

function readBack(text: string): Map<string, { start: number; end: number }> {
  const events = Object.values(ical.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT') as VEvent[];
  return new Map(events.map(({ uid, start, end }) => [uid, { start: start.getTime(), end: end!.getTime() }]));
}

describe('a calendar read back by another library', () => {
  // some hundred zones, computed and read back: longer than others on a busy machine
  it('gives the instants again around every zone change of the next three years', { timeout: 120_000 }, () => {
    const zones = sampled(Intl.supportedValuesOf('timeZone'), 120, 'zones of calendars');
    const wrong: string[] = [];
    let changes = 0;
    for (const zone of zones) {
      const around = zoneChanges(zone, FROM, READ_UNTIL.get(zone) ?? TO);
      changes += around.length;
      const at = around.flatMap((change) =>
        [-25, -2, -1, 0, 1, 2, 25].map((hours) => new Date(change.getTime() + hours * HOUR)),
      );
      if (at.length === 0) continue;
      const entries = at.map((startsAt, index) => entry(`${zone} ${index}`, startsAt, zone));
      const events = readBack(writeCalendar({ name: zone, method: 'PUBLISH', entries }));
      for (const { uid, startsAt, endsAt } of entries) {
        const event = events.get(uid);
        if (event?.start !== startsAt.getTime() || event.end !== endsAt.getTime())
          wrong.push(`${uid} ${startsAt.toISOString()}`);
      }
    }
    expect(wrong).toEqual([]);
    // the list isn't empty because nothing was asked
    expect(changes).toBeGreaterThan(zones.length);
  });

  it('writes a skipped hour as the one after it, and a repeated hour in UTC', () => {
    const gap = instantOf({ date: '2027-03-28', time: '02:30' }, 'Europe/Berlin');
    expect(wallTimeOf(gap, 'Europe/Berlin')).toEqual({ date: '2027-03-28', time: '03:30' });
    const second = new Date('2027-10-31T01:30:00Z');
    const text = writeCalendar({ name: 'x', method: 'PUBLISH', entries: [entry('x', second, 'Europe/Berlin')] });
    expect(text).toContain('DTSTART:20271031T013000Z');
  });

  it('cuts long lines by octets and never inside a character, and hides what would end a value', () => {
    const title = `${'الملاحظات التي تنفع '.repeat(12)}; a, b\\c\nnext`;
    const text = writeCalendar({ name: 'x', method: 'PUBLISH', entries: [entry('x', FROM, 'Asia/Riyadh', { title })] });
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const [event] = Object.values(ical.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT') as VEvent[];
    expect(String(event!.summary)).toBe(title);
  });
});
