import { DAY } from '@sullam/domain/limits.ts';
import type { RawComponent, RawProperty } from './calendar-lines.ts';
import { type Duration, instantOfMoment, type Moment, type Moments, readDuration } from './calendar-moments.ts';

/** An event that keeps its person busy, or a change of one instance of a series. */
export interface CalendarEvent {
  uid: string;
  sequence: number;
  start: Moment;
  duration: Duration;
  rules: string[];
  extraStarts: Moment[];
  exceptions: Moment[];
  /** The instance that it replaces; null: an event or a whole series. */
  replaces: Moment | null;
  /** Cancelled, marked as free, or without a length. */
  isFree: boolean;
}

/** How our own calendar files and feeds name their entries. */
export interface OwnEntries {
  /** Where the organisation's pages are, such as `https://academy.example`. */
  site: string;
  host: string;
}

const OWN_UID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}(?:-\d+)?$/;

/**
 * Whether an event came from here: its time is known already, and a copy would keep the old time of a session that moved busy. Feeds sign
 * with the host. Files have plain UUIDs, as other programs do, so their address must be one of our pages, too.
 */
function isOwn(of: (name: string) => RawProperty | undefined, { site, host }: OwnEntries): boolean {
  const uid = of('UID')?.value ?? '';
  if (uid.endsWith(`@${host}`)) return true;
  return OWN_UID.test(uid) && (of('URL')?.value.startsWith(`${site}/`) ?? false);
}

function durationOf(start: Moment, of: (name: string) => RawProperty | undefined, moments: Moments): Duration {
  const [end, length] = [of('DTEND'), of('DURATION')];
  if (end) {
    const until = moments.readAll(end)[0]!;
    if (until.isDate && start.isDate) return { days: Math.round((until.wall - start.wall) / DAY), elapsed: 0 };
    return { days: 0, elapsed: instantOfMoment(until) - instantOfMoment(start) };
  }
  if (length) return readDuration(length.value);
  return { days: start.isDate ? 1 : 0, elapsed: 0 };
}

/** Null for our own entries and for events without a time. @throws UnreadableCalendar */
export function readEvent({ properties }: RawComponent, moments: Moments, own: OwnEntries): CalendarEvent | null {
  const of = (name: string) => properties.find((property) => property.name === name);
  const all = (name: string) => properties.filter((property) => property.name === name);
  const begin = of('DTSTART');
  if (!begin || isOwn(of, own)) return null;
  const start = moments.readAll(begin)[0]!;
  const duration = durationOf(start, of, moments);
  const says = (name: string, value: string) => of(name)?.value.toUpperCase() === value;
  const replaced = of('RECURRENCE-ID');
  const isPeriod = ({ params }: RawProperty) => params.get('VALUE')?.toUpperCase() === 'PERIOD';
  const extra = all('RDATE').flatMap((property) =>
    isPeriod(property)
      ? property.value.split(',').map((period) => moments.read(period.split('/')[0]!, property.params.get('TZID')))
      : moments.readAll(property),
  );
  return {
    uid: of('UID')?.value ?? '',
    sequence: Number(of('SEQUENCE')?.value) || 0,
    start,
    duration,
    rules: all('RRULE').map(({ value }) => value.toUpperCase()),
    extraStarts: extra,
    exceptions: all('EXDATE').flatMap((property) => moments.readAll(property)),
    replaces: replaced ? moments.readAll(replaced)[0]! : null,
    isFree:
      says('STATUS', 'CANCELLED') ||
      says('TRANSP', 'TRANSPARENT') ||
      says('X-MICROSOFT-CDO-BUSYSTATUS', 'FREE') ||
      duration.days * DAY + duration.elapsed <= 0,
  };
}
