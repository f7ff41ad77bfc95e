import { type CoachHours, coachPlace } from '@sullam/domain/coaching/working-hours.ts';
import { cachedOffset, cachedWallTime } from '@sullam/domain/lectures/zoned-time.ts';
import { DAY, MINUTE } from '@sullam/domain/limits.ts';
import type { Slot } from './slots.schemas.ts';

/** Which of two instants of one wall time it is, where the autumn repeats it: the second comes with the smaller offset. */
function occurrenceOf(at: number, zone: string): Slot['occurrence'] {
  const offset = cachedOffset(at, zone);
  const [before, after] = [cachedOffset(at - DAY, zone), cachedOffset(at + DAY, zone)];
  if (before <= after) return 'ONLY';
  const apart = (before - after) * MINUTE;
  if (offset === before) return cachedOffset(at + apart, zone) === after ? 'FIRST' : 'ONLY';
  return cachedOffset(at - apart, zone) === before ? 'SECOND' : 'ONLY';
}

/**
 * A time of a coach as people read it: by the coach's clock and by the reader's. Browsers may have older time zone data, so the server
 * says what the clocks on the wall show.
 */
export function presentSlot(
  at: Date,
  hours: CoachHours,
  { lengthMinutes, zone: readerZone }: { lengthMinutes: number; zone?: string | undefined },
): Slot {
  const instant = at.getTime();
  const { timeZone: coachZone } = coachPlace(hours, instant);
  const zone = readerZone ?? coachZone;
  const coachWall = cachedWallTime(instant, coachZone);
  const wall = zone === coachZone ? coachWall : cachedWallTime(instant, zone);
  return {
    startsAt: at.toISOString(),
    endsAt: new Date(instant + lengthMinutes * MINUTE).toISOString(),
    coachDate: coachWall.date,
    coachTime: coachWall.time,
    coachOffset: cachedOffset(instant, coachZone),
    coachZone,
    zoneDate: wall.date,
    zoneTime: wall.time,
    zoneOffset: cachedOffset(instant, zone),
    zone,
    occurrence: occurrenceOf(instant, zone),
  };
}
