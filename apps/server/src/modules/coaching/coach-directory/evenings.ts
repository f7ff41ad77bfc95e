import { addDays, instantOf, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';

/** Instants from the first up to the last, which is not part of it. */
interface Evening {
  from: Date;
  until: Date;
}

const BEGINNING = '17:00';
const DAYS_AHEAD = 60;

/** Evenings of the next days by the clock of a zone: SQL compares instants and converts no zones. */
export function eveningsFrom(now: Date, zone: string): Evening[] {
  const today = wallTimeOf(now, zone).date;
  return Array.from({ length: DAYS_AHEAD }, (_, days) => {
    const date = addDays(today, days);
    return {
      from: instantOf({ date, time: BEGINNING }, zone),
      until: instantOf({ date: addDays(date, 1), time: '00:00' }, zone),
    };
  });
}
