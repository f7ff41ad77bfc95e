import { instantOf, isDay, isTimeZone } from '@sullam/domain/lectures/zoned-time.ts';
import { checkLocalTimeExists } from '../../../kernel/local-time.ts';
import { invalidField } from '../../../kernel/problem.ts';

/** Beginning and end of a session that was planned by the hours of a wall. */
export function checkLocalTime(hours: { zone: string; localDate: string; localTime: string; durationMinutes: number }) {
  if (!isTimeZone(hours.zone)) throw invalidField('zone', 'choice');
  if (!isDay(hours.localDate)) throw invalidField('localDate', 'choice');
  checkLocalTimeExists({ date: hours.localDate, time: hours.localTime }, hours.zone, 'localTime');
  const startsAt = instantOf({ date: hours.localDate, time: hours.localTime }, hours.zone);
  return { startsAt, endsAt: new Date(startsAt.getTime() + hours.durationMinutes * 60_000) };
}
