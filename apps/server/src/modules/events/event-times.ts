import { addDays, instantOf, isDay, isTimeZone } from '@sullam/domain/lectures/zoned-time.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { invalidField } from '../../kernel/problem.ts';
import type { EventDay } from './events.schemas.ts';

const MINUTE = 60_000;

/** Beginning and end of a day of an event, as instants; it may go past midnight. */
function instantsOfDay({ date, time, durationMinutes }: EventDay, zone: string) {
  const startsAt = instantOf({ date, time }, zone);
  return { startsAt, endsAt: new Date(startsAt.getTime() + durationMinutes * MINUTE) };
}

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
  for (const [at, { date }] of given.entries()) if (!isDay(date)) throw invalidField(`days.${at}.date`, 'choice');
  const days = [...given].sort((one, other) => `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`));
  const instants = days.map((day) => instantsOfDay(day, zone));
  const first = instants[0];
  if (!first) throw invalidField('days', 'required');
  const endsAt = new Date(Math.max(...instants.map(({ endsAt: end }) => end.getTime())));
  const last = instants.findIndex(({ endsAt: end }) => end.getTime() === endsAt.getTime());
  const midnight = instantOf({ date: addDays(days[last]!.date, 1), time: '00:00' }, zone);
  const expiresAt = new Date(Math.max(endsAt.getTime(), midnight.getTime()));
  return { days, startsAt: first.startsAt, endsAt, expiresAt };
}

/** A time as a sentence says it: with the name of the zone whose wall shows it. */
export function timeIn(language: Language, at: Date, zone: string): string {
  const locale = language === 'ar' ? 'ar-u-ca-gregory-nu-arab' : 'en-GB-u-ca-gregory-nu-latn';
  const shown = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(locale, { ...shown, timeZone: zone, timeZoneName: 'long' }).format(at);
}
