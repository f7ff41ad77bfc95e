import { mergedSpans, type Span } from '@sullam/domain/coaching/spans.ts';
import { DAY } from '@sullam/domain/limits.ts';
import ical from 'node-ical';
import { type CalendarEvent, type OwnEntries, readEvent } from './calendar-events.ts';
import { type RawComponent, readComponents, UnreadableCalendar } from './calendar-lines.ts';
import { instantOfMoment, instantOfWall, type Moment, Moments, readDuration, wallAt } from './calendar-moments.ts';

/** The calendar has more instances within the window than are read. */
export class TooManyInstances extends Error {}

export interface CalendarReading {
  text: string;
  /** The coach's zone, by which days and times without a zone are meant. */
  zone: string;
  window: Span;
  own: OwnEntries;
  mostInstances: number;
}

const compact = (wall: number): string => `${new Date(wall).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** The end of a rule by the clock of the event, as if it were UTC. A day counts to its last second. */
function untilOf(text: string, { zone, isDate }: Moment, moments: Moments): string {
  const end = moments.read(text);
  const lastSecond = (wall: number) => Math.floor(wall / DAY) * DAY + DAY - 1000;
  if (end.isDate) return compact(lastSecond(end.wall));
  if (end.zone !== 'UTC') return compact(isDate ? lastSecond(end.wall) : end.wall);
  // the end of a day is meant literally; Outlook writes midnight of its own zone, which is another day in UTC
  if (isDate && text.endsWith('T235959Z')) return compact(end.wall);
  const wall = wallAt(end.wall, zone);
  return compact(isDate ? lastSecond(wall) : wall);
}

interface Rule {
  between(from: Date, until: Date, isInclusive: boolean): Date[];
}

/**
 * A rule of wall times. The library gets them as times of UTC, so that neither its zone data nor the zone of the server matters: rules
 * count by the clock, and what the clock shows becomes an instant afterwards.
 */
function ruleOf(rule: string, start: Moment, moments: Moments): Rule {
  const inWallTime = rule.replace(/UNTIL=([^;]*)/, (_, text: string) => `UNTIL=${untilOf(text, start, moments)}`);
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:series', `DTSTART:${compact(start.wall)}`];
  try {
    const read = ical.sync.parseICS([...lines, `RRULE:${inWallTime}`, 'END:VEVENT', 'END:VCALENDAR'].join('\n'));
    const { rrule } = read.series as unknown as { rrule?: Rule };
    if (rrule) return rrule;
  } catch (error) {
    throw new UnreadableCalendar('a rule that is none', { cause: error });
  }
  throw new UnreadableCalendar('a rule that is none');
}

/** Starts within a span of wall time. The library gives up after 10,000 steps; what it found until then would show the rest as free. */
function startsOf(rule: Rule, from: number, until: number): Date[] {
  try {
    return rule.between(new Date(from), new Date(until), true);
  } catch (error) {
    throw /maximum iterations/i.test(String(error))
      ? new TooManyInstances()
      : new UnreadableCalendar('a rule that is none', { cause: error });
  }
}

/** Rules that can have many instances a day are read day by day, so that the limit is noticed before memory ends. */
const IS_FINE = /FREQ=(?:SECONDLY|MINUTELY|HOURLY)|BY(?:HOUR|MINUTE|SECOND)=/;

const dayOf = (wall: number): number => Math.floor(wall / DAY);

/** The day of a series that is meant. Some programs write it as an instant, at midnight of UTC or of the event's zone. */
function dayOfMoment({ wall, zone }: Moment, { start }: CalendarEvent): number {
  const isInstant = zone === 'UTC' && start.zone !== 'UTC' && wall % DAY !== 0;
  return dayOf(isInstant ? wallAt(wall, start.zone) : wall);
}

class SpanReader {
  readonly spans: Span[] = [];
  readonly #reading: CalendarReading;
  readonly #moments: Moments;
  #instances = 0;

  constructor(reading: CalendarReading) {
    this.#reading = reading;
    this.#moments = new Moments(reading.zone);
  }

  readEvents(components: readonly RawComponent[]): CalendarEvent[] {
    return components
      .filter(({ name }) => name === 'VEVENT')
      .flatMap((component) => readEvent(component, this.#moments, this.#reading.own) ?? []);
  }

  /** Puts in what overlaps the window. */
  #add(from: number, until: number): void {
    const { window, mostInstances } = this.#reading;
    const span = { from: Math.max(from, window.from), until: Math.min(until, window.until) };
    if (span.from >= span.until) return;
    this.#instances += 1;
    if (this.#instances > mostInstances) throw new TooManyInstances();
    this.spans.push(span);
  }

  #addInstance(wall: number, { start, duration }: CalendarEvent): void {
    const from = instantOfWall(wall, start.zone);
    const end = duration.days === 0 ? from : instantOfWall(wall + duration.days * DAY, start.zone);
    this.#add(from, end + duration.elapsed);
  }

  /** Starts of a series by its own clock. */
  *#starts({ start, rules, duration, extraStarts }: CalendarEvent): Generator<number> {
    const { window } = this.#reading;
    const from = window.from - duration.days * DAY - Math.max(0, duration.elapsed) - 2 * DAY;
    const until = window.until + 2 * DAY;
    yield start.wall;
    for (const extra of extraStarts) yield wallAt(instantOfMoment(extra), start.zone);
    for (const text of rules) {
      const rule = ruleOf(text, start, this.#moments);
      const step = IS_FINE.test(text) ? DAY : until - from;
      for (let at = from; at < until; at += step)
        for (const date of startsOf(rule, at, Math.min(at + step, until) - 1)) yield date.getTime();
    }
  }

  /** All instances of a series but those that are excepted or replaced. */
  addSeries(event: CalendarEvent, replaced: readonly Moment[]): void {
    if (event.isFree) return;
    const left = [...event.exceptions, ...replaced];
    const isDate = event.start.isDate;
    const days = new Set(left.filter((moment) => isDate || moment.isDate).map((moment) => dayOfMoment(moment, event)));
    const instants = new Set(isDate ? [] : left.filter((moment) => !moment.isDate).map(instantOfMoment));
    const seen = new Set<number>();
    for (const wall of this.#starts(event)) {
      const isLeft = days.has(dayOf(wall)) || instants.has(instantOfWall(wall, event.start.zone));
      if (isLeft || seen.has(wall)) continue;
      seen.add(wall);
      // rules without a limit that lie in the past or future end here, too
      if (seen.size > this.#reading.mostInstances) throw new TooManyInstances();
      this.#addInstance(wall, event);
    }
  }

  addChange(event: CalendarEvent): void {
    if (!event.isFree) this.#addInstance(event.start.wall, event);
  }

  /** The times of a list of busy times. */
  addBusyList({ properties }: RawComponent): void {
    for (const { name, params, value } of properties) {
      if (name !== 'FREEBUSY' || params.get('FBTYPE')?.toUpperCase() === 'FREE') continue;
      for (const period of value.split(',')) {
        const [begin = '', end = ''] = period.trim().split('/');
        const from = instantOfMoment(this.#moments.read(begin));
        if (/^\d/.test(end)) this.#add(from, instantOfMoment(this.#moments.read(end)));
        else {
          const { days, elapsed } = readDuration(end);
          this.#add(from, from + days * DAY + elapsed);
        }
      }
    }
  }
}

/** The valid ones of events with the same key: the highest SEQUENCE, and of equal ones the last that is written. */
function latest(events: readonly CalendarEvent[], keyOf: (event: CalendarEvent) => string | number): CalendarEvent[] {
  const found = new Map<string | number, CalendarEvent>();
  for (const event of events) {
    const other = found.get(keyOf(event));
    if (!other || event.sequence >= other.sequence) found.set(keyOf(event), event);
  }
  return [...found.values()];
}

/**
 * The times at which a calendar keeps its person busy, merged and within the window.
 * @throws UnreadableCalendar, TooManyInstances
 */
export function readCalendarSpans(reading: CalendarReading): Span[] {
  const components = readComponents(reading.text);
  const reader = new SpanReader(reading);
  const byUid = new Map<string, CalendarEvent[]>();
  for (const event of reader.readEvents(components)) {
    const others = byUid.get(event.uid);
    if (others) others.push(event);
    else byUid.set(event.uid, [event]);
  }
  for (const [uid, events] of byUid) {
    const series = events.filter(({ replaces }) => replaces === null);
    const changes = latest(
      events.filter(({ replaces }) => replaces !== null),
      ({ replaces }) => instantOfMoment(replaces!),
    );
    const replaced = changes.map(({ replaces }) => replaces!);
    // events without a UID are events of their own
    for (const event of uid === '' ? series : latest(series, () => uid)) reader.addSeries(event, replaced);
    for (const change of changes) reader.addChange(change);
  }
  for (const component of components) if (component.name === 'VFREEBUSY') reader.addBusyList(component);
  return mergedSpans(reader.spans);
}
