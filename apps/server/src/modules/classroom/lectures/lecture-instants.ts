import { instantOf } from '@sullam/domain/lectures/zoned-time.ts';

/** What was promised: an hour on the wall of a zone. */
export interface LectureHours {
  zone: string;
  localDate: string;
  localTime: string;
  durationMinutes: number;
}

/** Beginning and end, as instants. */
export function instantsOf({ zone, localDate, localTime, durationMinutes }: LectureHours) {
  const startsAt = instantOf({ date: localDate, time: localTime }, zone);
  return { startsAt, endsAt: new Date(startsAt.getTime() + durationMinutes * 60_000) };
}
