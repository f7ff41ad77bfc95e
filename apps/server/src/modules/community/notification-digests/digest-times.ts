import { wallTimeOf, weekdayOf } from '@sullam/domain/lectures/zoned-time.ts';
import type { BundledPace } from '@sullam/domain/notification-pace.ts';

const AT_HOUR = '07:00';
const SUNDAY = 0;

/** Which mails are due at a moment, and for which day: from seven in the morning there until the day is over. */
export function duePaces(at: Date, timeZone: string): { day: string; paces: readonly BundledPace[] } {
  const { date: day, time } = wallTimeOf(at, timeZone);
  if (time < AT_HOUR) return { day, paces: [] };
  return { day, paces: weekdayOf(day) === SUNDAY ? ['DAILY', 'WEEKLY'] : ['DAILY'] };
}

/** The day of the weekly mails that went out last, as calendars count. */
export function lastSunday(at: Date): string {
  const day = new Date(at);
  day.setUTCDate(day.getUTCDate() - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}
