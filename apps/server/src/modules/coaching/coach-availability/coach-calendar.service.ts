import type { Span } from '@sullam/domain/coaching/spans.ts';
import { type CoachHours, coachZone } from '@sullam/domain/coaching/working-hours.ts';
import { cachedWallTime } from '@sullam/domain/lectures/zoned-time.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { readAffected } from './affected-sessions.reads.ts';
import type { AffectedSessions, CoachCalendar, FreeCountsQuery, OfCoach } from './availability.schemas.ts';
import { readPreparedTime } from './coach-time.reads.ts';
import { findDisabledSlots } from './disabled-slots.repository.ts';
import { managedCoach } from './managed-coach.ts';
import { checkedDays, spanAround } from './slots.service.ts';

/** Sessions that the coach has to decide about. */
export const listAffected = (context: MemberContext, query: OfCoach): Promise<AffectedSessions> =>
  reading(context, async (tx) => {
    const { coachId } = await managedCoach(context, tx, query);
    return { affectedSessions: await readAffected(context, tx, coachId) };
  });

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The parts of a span on each of the days that it touches, by the clock of the place where the coach is then. */
function partsOf({ from, until }: Span, hours: CoachHours, days: readonly string[]) {
  const start = cachedWallTime(from, coachZone(hours, from));
  const end = cachedWallTime(until, coachZone(hours, until));
  return days
    .filter((date) => start.date <= date && date <= end.date)
    .map((date) => ({
      date,
      from: date === start.date ? minuteOf(start.time) : 0,
      until: date === end.date ? minuteOf(end.time) : 1440,
    }))
    .filter((part) => part.from < part.until);
}

/** What a calendar draws around the sessions of a coach's days. */
export const readCoachCalendar = (
  context: MemberContext,
  { coachId: given, ...range }: FreeCountsQuery,
): Promise<CoachCalendar> =>
  reading(context, async (tx) => {
    const days = checkedDays(range);
    const { coachId } = await managedCoach(context, tx, { coachId: given });
    const around = spanAround(days);
    const { hours, working, busy } = await readPreparedTime(context, tx, coachId, around);
    const blocks = await findDisabledSlots(tx, coachId, new Date(around.from), new Date(around.until));
    return {
      hours: working.flatMap((span) => partsOf(span, hours, days)),
      blocks: blocks.flatMap(({ coachDisabledSlotId, note, startsAt, endsAt }) =>
        partsOf({ from: startsAt.getTime(), until: endsAt.getTime() }, hours, days).map((part) => ({
          ...part,
          coachDisabledSlotId,
          note,
        })),
      ),
      busy: busy.flatMap((span) => partsOf(span, hours, days)),
    };
  });
