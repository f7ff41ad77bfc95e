import { spansOfDays } from '@sullam/domain/events/event-days.ts';
import { addDays, instantOf, isDay, isTimeZone } from '@sullam/domain/lectures/zoned-time.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { formatLocaleOf } from '@sullam/strings/format-locale.ts';
import { momentIn, spansIn } from '@sullam/strings/zoned-times.ts';
import { checkLocalTimeExists } from '../../../kernel/local-time.ts';
import { invalidField } from '../../../kernel/problem.ts';
import type { EventDay } from './events.schemas.ts';

export interface EventHours {
  days: EventDay[];
  startsAt: Date;
  endsAt: Date;
  /** The end of its last day by the clock of its place: from then on the days are counted until it leaves the lists. */
  expiresAt: Date;
}

/** The days in their order with the instants that follow; a zone or a day that isn't one is refused at its field. */
export function hoursOf(zone: string, given: readonly EventDay[]): EventHours {
  if (!isTimeZone(zone)) throw invalidField('zone', 'choice');
  for (const [at, day] of given.entries()) {
    if (!isDay(day.date)) throw invalidField(`days.${at}.date`, 'choice');
    checkLocalTimeExists(day, zone, `days.${at}.time`);
  }
  const days = [...given].sort((one, other) => `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`));
  const instants = spansOfDays(zone, days);
  const first = instants[0];
  if (!first) throw invalidField('days', 'required');
  const endsAt = new Date(Math.max(...instants.map(({ endsAt: end }) => end.getTime())));
  const last = instants.find(({ endsAt: end }) => end.getTime() === endsAt.getTime()) ?? first;
  const midnight = instantOf({ date: addDays(last.date, 1), time: '00:00' }, zone);
  const expiresAt = new Date(Math.max(endsAt.getTime(), midnight.getTime()));
  return { days, startsAt: first.startsAt, endsAt, expiresAt };
}

const LOCALES = { en: formatLocaleOf('en'), ar: formatLocaleOf('ar') };

/** An instant as a sentence says it, with the name of its zone, in both languages. */
export const timeIn = (at: Date, zone: string): Localized => ({
  en: momentIn(LOCALES.en, at, zone),
  ar: momentIn(LOCALES.ar, at, zone),
});

/** All days of an event with their hours, and the zone once, in both languages. */
export function daysIn(zone: string, days: readonly EventDay[]): Localized {
  const spans = spansOfDays(zone, days);
  return { en: spansIn('en', LOCALES.en, spans, zone), ar: spansIn('ar', LOCALES.ar, spans, zone) };
}
