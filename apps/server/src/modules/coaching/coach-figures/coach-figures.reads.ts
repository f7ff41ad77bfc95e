import { type DayRange, periodBefore, periodOf } from '@sullam/domain/coaching/figure-periods.ts';
import { dayStarts, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { firstDayOfWeek } from '@sullam/domain/week-start.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { rawQuery, reading, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { CoachingFigures, FigureQuery } from './coach-figures.schemas.ts';

interface Span {
  from: Date;
  until: Date;
}

/** No-shows are few: they are counted along their own index, and what an index finds in a period needs no second look. */
async function countMissed(tx: Tx, { from, until }: Span): Promise<{ learner: number; coach: number; off: number }> {
  const row = await tx.one(
    rawQuery(sql<{ learner: number; coach: number; seats: number }>`
      select
        (count(*) filter (where b.missed_by = 'LEARNER'))::int as learner,
        (count(*) filter (where b.missed_by = 'COACH'))::int as coach,
        (select count(*)::int from group_seat_records g
          join coaching_session_times s on ${inOrganization('s')} and s.coaching_session_id = g.group_session_id
          where ${inOrganization('g')} and g.missed_at is not null and s.starts_at >= ${from} and s.starts_at < ${until}) as seats
      from coaching_attendance_records b
      join coaching_session_times s on ${inOrganization('s')} and s.coaching_session_id = b.coaching_session_id
      where ${inOrganization('b')} and b.missed_by in ('LEARNER', 'COACH') and s.state = 'BOOKED'
        and s.starts_at >= ${from} and s.starts_at < ${until}`),
  );
  const { learner, coach, seats } = row!;
  return { learner: learner + seats, coach, off: learner + coach };
}

/** Sessions of a period that have ended, whether or not both sides came. */
async function countEnded(tx: Tx, { from, until }: Span, now: Date): Promise<number> {
  const row = await tx.one(
    rawQuery(sql<{ count: number }>`
      select count(*)::int as count from coaching_session_times s
      where ${inOrganization('s')} and s.starts_at >= ${from} and s.starts_at < ${until}
        and s.state = 'BOOKED' and s.ends_at <= ${now}`),
  );
  return row!.count;
}

/** Offered and booked time of all coaches: the rows of a week, or of the months of a longer period. */
async function sumTime(tx: Tx, period: CoachingFigures['period'], { from, until }: DayRange) {
  const column = sql.ref(period === 'week' ? 'w.week_start' : 'w.month_start');
  const row = await tx.one(
    rawQuery(sql<{ offeredMinutes: number; bookedMinutes: number }>`
      select coalesce(sum(w.offered_minutes), 0)::int as "offeredMinutes", coalesce(sum(w.booked_minutes), 0)::int as "bookedMinutes"
      from coach_weeks w where ${inOrganization('w')} and ${column} >= ${from}::date and ${column} < ${until}::date`),
  );
  return row!;
}

/** The figures of the current week, month or year, with what the period before held. */
export const readCoachingFigures = (
  context: MemberContext,
  { period = 'month' }: FigureQuery,
): Promise<CoachingFigures> =>
  reading(context, async (tx) => {
    const { configuration } = context;
    const zone = configuration.time_zone;
    const now = context.clock.now();
    const today = wallTimeOf(now, zone).date;
    const first = firstDayOfWeek(configuration);
    const days = periodOf(period, today, first);
    const before = periodBefore(period, today, first);
    const spanOf = (range: DayRange): Span => {
      const [from, until] = dayStarts([range.from, range.until], zone) as [string, string];
      return { from: new Date(from), until: new Date(until) };
    };
    const missed = await countMissed(tx, spanOf(days));
    const missedBefore = await countMissed(tx, spanOf(before));
    return {
      period,
      ...days,
      fromBefore: before.from,
      sessionsHeld: (await countEnded(tx, spanOf(days), now)) - missed.off,
      sessionsHeldBefore: (await countEnded(tx, spanOf(before), now)) - missedBefore.off,
      ...(await sumTime(tx, period, days)),
      missedByLearner: missed.learner,
      missedByCoach: missed.coach,
    };
  });
