import { changeBetween, instantsOf, offsetMinutes, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';

/** An entry of a calendar. The same UID with a higher SEQUENCE replaces what a calendar had. */
export interface CalendarEntry {
  uid: string;
  sequence: number;
  /** When it was last changed. */
  stampedAt: Date;
  startsAt: Date;
  /** The same as the beginning: a moment. */
  endsAt: Date;
  /** Whose wall the times are shown by; null: UTC. */
  zone: string | null;
  title: string;
  description?: string;
  location?: string;
  url?: string;
  isCancelled?: boolean;
  /** Minutes before the start. */
  alarms?: readonly number[];
}

export interface Calendar {
  name: string;
  /** CANCEL takes the entries away where the file is opened; a feed only publishes. */
  method: 'PUBLISH' | 'CANCEL';
  entries: readonly CalendarEntry[];
}

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,');

const encoder = new TextEncoder();

/** Lines are 75 octets at most; what follows begins with a space, and no character is cut in two. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of line) {
    const width = encoder.encode(character).length;
    if (size + width > (pieces.length === 0 ? 75 : 74)) {
      pieces.push(piece);
      piece = '';
      size = 0;
    }
    piece += character;
    size += width;
  }
  return [...pieces, piece].join('\r\n ');
}

const compact = (text: string): string => text.replaceAll(/[-:]/g, '');
const utc = (at: Date): string => `${compact(at.toISOString().slice(0, 19))}Z`;

function local(at: Date, zone: string): string {
  const { date, time } = wallTimeOf(at, zone);
  return `${compact(date)}T${compact(time)}00`;
}

const HOUR = 3_600_000;

/** The changes of a zone's offset in a span of time. */
export function zoneChanges(zone: string, from: Date, to: Date): Date[] {
  const changes: Date[] = [];
  const step = 12 * HOUR;
  for (let at = from.getTime(); at < to.getTime(); at += step) {
    const next = Math.min(at + step, to.getTime());
    if (offsetMinutes(new Date(at), zone) !== offsetMinutes(new Date(next), zone))
      changes.push(new Date(changeBetween(at, next, zone)));
  }
  return changes;
}

const offsetText = (minutes: number): string => {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
};

/**
 * What a zone does around the entries: one observance for the beginning and one for each change, written out. Rules that
 * repeat would claim to know what governments decide.
 */
function zoneLines(zone: string, from: Date, to: Date): string[] {
  const changes = zoneChanges(zone, from, to);
  const usual = Math.min(offsetMinutes(from, zone), ...changes.map((at) => offsetMinutes(at, zone)));
  const observance = (before: number, after: number, start: string) => {
    const kind = after > usual ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${start}`,
      `TZOFFSETFROM:${offsetText(before)}`,
      `TZOFFSETTO:${offsetText(after)}`,
      `END:${kind}`,
    ];
  };
  const first = offsetMinutes(from, zone);
  const lines = observance(first, first, local(from, zone));
  for (const at of changes) {
    const before = offsetMinutes(new Date(at.getTime() - 60_000), zone);
    const start = compact(new Date(at.getTime() + before * 60_000).toISOString().slice(0, 19));
    lines.push(...observance(before, offsetMinutes(at, zone), start));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'];
}

/** Whether the wall time says it all: of an hour that the autumn repeats some calendars take the first, others the second. */
const isPlainIn = (at: Date, zone: string): boolean => instantsOf(wallTimeOf(at, zone), zone).length === 1;

const timeLine = (name: string, at: Date, zone: string | null): string =>
  zone === null || !isPlainIn(at, zone) ? `${name}:${utc(at)}` : `${name};TZID=${zone}:${local(at, zone)}`;

function entryLines(entry: CalendarEntry): string[] {
  const { zone, startsAt, endsAt, description, location, url, isCancelled = false, alarms = [] } = entry;
  const shown = isCancelled ? [] : alarms;
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stampedAt)}`,
    `LAST-MODIFIED:${utc(entry.stampedAt)}`,
    timeLine('DTSTART', startsAt, zone),
    ...(endsAt > startsAt ? [timeLine('DTEND', endsAt, zone)] : []),
    `SUMMARY:${escaped(entry.title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${endsAt > startsAt && !isCancelled ? 'OPAQUE' : 'TRANSPARENT'}`,
    ...shown.flatMap((minutes) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-PT${minutes}M`,
      `DESCRIPTION:${escaped(entry.title)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

const WEEK = 7 * 24 * HOUR;

/** An iCalendar file (RFC 5545), with the zones that its entries name. */
export function writeCalendar({ name, method, entries }: Calendar): string {
  const spans = new Map<string, { from: number; to: number }>();
  for (const { zone, startsAt, endsAt } of entries) {
    if (zone === null) continue;
    const span = spans.get(zone);
    spans.set(zone, {
      from: Math.min(span?.from ?? Number.POSITIVE_INFINITY, startsAt.getTime()),
      to: Math.max(span?.to ?? 0, endsAt.getTime()),
    });
  }
  const zones = [...spans].flatMap(([zone, { from, to }]) =>
    zoneLines(zone, new Date(from - 26 * WEEK), new Date(to + WEEK)),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sullam//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...zones,
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
