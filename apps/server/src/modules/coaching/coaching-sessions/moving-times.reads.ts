import { freeStarts } from '@sullam/domain/coaching/free-times.ts';
import { addDays, dayStart, isDay } from '@sullam/domain/lectures/zoned-time.ts';
import { DAY } from '@sullam/domain/limits.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { presentSlot, readPreparedTime, readSlotRules } from '../coach-availability/coach-availability.public.ts';
import { accessSession } from './coaching-sessions.access.ts';
import type { MovingTimes, TimesQuery } from './coaching-sessions.schemas.ts';
import { rulesFor } from './moving-rules.ts';
import { readerZone } from './session-times.ts';

/** Upper bound on the days of one call. */
const MOST_DAYS = 62;

function checkDays({ from, until }: TimesQuery): void {
  if (!isDay(from)) throw invalidField('from', 'dateInvalid');
  if (!isDay(until)) throw invalidField('until', 'dateInvalid');
  if (until < from) throw invalidField('until', 'dateAfterStart');
  if (Date.parse(until) - Date.parse(from) >= MOST_DAYS * DAY)
    throw invalidField('until', 'numberMaximum', { limit: MOST_DAYS });
}

/** Times to which the caller can move a session, or which a coach can suggest. The session's own time counts as free. */
export function listTimesForMoving(
  context: MemberContext,
  coachingSessionId: number,
  query: TimesQuery,
): Promise<MovingTimes> {
  checkDays(query);
  const zone = readerZone(context, query.zone);
  return reading(context, async (tx) => {
    const accessed = await accessSession(context, tx, coachingSessionId);
    const { coachId, sessionTypeId } = accessed.session;
    const within = {
      from: dayStart(query.from, zone).getTime(),
      until: dayStart(addDays(query.until, 1), zone).getTime(),
    };
    const { rules } = await readSlotRules(tx, sessionTypeId);
    const prepared = await readPreparedTime(context, tx, coachId, within, { except: coachingSessionId });
    const own = rulesFor(accessed)(rules);
    const days = new Map<string, MovingTimes['days'][number]['slots']>();
    for (const start of freeStarts(prepared, own, context.clock.now().getTime())) {
      const slot = presentSlot(new Date(start), prepared.hours, { lengthMinutes: own.lengthMinutes, zone });
      days.set(slot.zoneDate, [...(days.get(slot.zoneDate) ?? []), slot]);
    }
    return { zone, days: [...days].map(([date, slots]) => ({ date, slots })) };
  });
}
