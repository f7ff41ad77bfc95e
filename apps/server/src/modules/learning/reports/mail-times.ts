import { DAY, HOUR } from '@sullam/domain/limits.ts';
import type { ReportRhythm } from './report-views.schemas.ts';

/** Reports arrive before the day's work: at seven by the organisation's clock. */
const AT_HOUR = 7;

function localParts(at: Date, timeZone: string): { hour: number; day: number; weekday: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: '2-digit',
    hourCycle: 'h23',
    day: 'numeric',
    weekday: 'short',
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { hour: Number(of('hour')), day: Number(of('day')), weekday: of('weekday') };
}

/** The next Sunday, or the next first of a month, at seven in the morning there; always later than `after`. */
export function nextMailAt(rhythm: ReportRhythm, after: Date, timeZone: string): Date {
  // whole hours of UTC: a zone that is half an hour off gets it at half past
  let at = new Date(Math.floor(after.getTime() / HOUR + 1) * HOUR);
  for (const end = at.getTime() + 33 * DAY; at.getTime() < end; at = new Date(at.getTime() + HOUR)) {
    const { hour, day, weekday } = localParts(at, timeZone);
    if (hour === AT_HOUR && (rhythm === 'WEEKLY' ? weekday === 'Sun' : day === 1)) return at;
  }
  return at;
}
