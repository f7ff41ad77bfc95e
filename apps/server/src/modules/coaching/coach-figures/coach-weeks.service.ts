import { offeredTime, type WeekPart, weekParts } from '@sullam/domain/coaching/coach-weeks.ts';
import { weekStartOf } from '@sullam/domain/coaching/figure-periods.ts';
import { coachDay } from '@sullam/domain/coaching/working-hours.ts';
import { addDays, dayStart } from '@sullam/domain/lectures/zoned-time.ts';
import { DAY } from '@sullam/domain/limits.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { readPreparedTime } from '../coach-availability/coach-availability.public.ts';
import { deleteWeeksFrom, isOffering, listWeeks, type StoredWeek, saveWeek } from './coach-weeks.repository.ts';

/** Past weeks that are looked at: a week that no job closed in time is closed late, at most so long after. */
export const PAST_WEEKS = 5;
/** Weeks after the current one, so that every month is known to its end. */
const COMING_WEEKS = 5;

interface Week {
  start: string;
  from: number;
  until: number;
}

const isClosed = (week: Week, stored: readonly StoredWeek[]): boolean =>
  stored.some(({ weekStart, computedAt }) => weekStart === week.start && computedAt.getTime() >= week.until);

/**
 * Weeks to compute. Past ones stay once they are closed, because the hours of today say nothing of what was offered then. Before a
 * coach's first stored week only weeks with sessions are filled in.
 */
function openWeeks(
  weeks: readonly Week[],
  stored: readonly StoredWeek[],
  starts: readonly number[],
  now: number,
): Week[] {
  const isUsed = ({ from, until }: Week) => starts.some((at) => at >= from && at < until);
  const first = stored[0]?.weekStart ?? weeks.find(isUsed)?.start;
  return weeks.filter(
    (week) => week.until > now || (first !== undefined && week.start >= first && !isClosed(week, stored)),
  );
}

/** Computes and stores the offered and booked time of a coach for the current and coming weeks, and closes past ones. */
export async function computeCoachWeeks(context: SystemContext, tx: Tx, coachId: number): Promise<void> {
  const offers = await isOffering(tx, coachId);
  if (offers === undefined) return;
  const now = context.clock.now();
  const around = (PAST_WEEKS + 2) * 7 * DAY;
  const prepared = await readPreparedTime(context, tx, coachId, {
    from: now.getTime() - around,
    until: now.getTime() + around,
  });
  const { hours, firstDayOfWeek, blocks, sessions } = prepared;
  const current = weekStartOf(coachDay(hours, now.getTime()), firstDayOfWeek);
  const instant = (day: string): number => dayStart(day, hours.timeZone).getTime();
  const weeks = Array.from({ length: PAST_WEEKS + 1 + COMING_WEEKS }, (_, at) => {
    const start = addDays(current, 7 * (at - PAST_WEEKS));
    return { start, from: instant(start), until: instant(addDays(start, 7)) };
  });
  const stored = await listWeeks(tx, coachId, weeks[0]!.start);
  const open = openWeeks(
    weeks,
    stored,
    sessions.map(({ from }) => from),
    now.getTime(),
  );
  const time = { working: offers ? prepared.working : [], blocks, sessions };
  // weeks of another first day would count these days twice
  await deleteWeeksFrom(tx, coachId, addDays(current, -6), current);
  for (const part of open.flatMap(({ start }): WeekPart[] => weekParts(start))) {
    const within = { from: instant(part.from), until: instant(part.until) };
    await saveWeek(tx, coachId, { ...part, ...offeredTime(time, within), computedAt: now });
  }
}
