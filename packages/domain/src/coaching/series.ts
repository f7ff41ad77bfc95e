import { addDays, instantsOf, wallTimeOf } from '../lectures/zoned-time.ts';

/** Upper bound on the weeks of a series of sessions. */
export const MOST_WEEKS = 26;

/**
 * The starts of a weekly series at the same time on the wall of a zone. Null where the clocks skip that time, which gives the series a
 * gap; of a time that they repeat it is the first.
 */
export function weeklyStarts(first: Date, weeks: number, zone: string): (Date | null)[] {
  const { date, time } = wallTimeOf(first, zone);
  return Array.from({ length: weeks }, (_, week) =>
    week === 0 ? first : (instantsOf({ date: addDays(date, 7 * week), time }, zone)[0] ?? null),
  );
}
