import { weekStartOf } from '@sullam/domain/coaching/figure-periods.ts';
import { averageTenths } from '@sullam/domain/coaching/ratings.ts';
import { addDays, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { firstDayOfWeek } from '@sullam/domain/week-start.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { isAmong } from '../../../kernel/database/statement.ts';
import type { Utilisation, UtilisationQuery } from './coach-figures.schemas.ts';

/** Weeks that are shown, the current one last. */
const SHOWN_WEEKS = 5;

/** Coaches whose bookings count: those who take them, and those who did. */
const coaches = () =>
  db
    .selectFrom('coach_records as c')
    .innerJoin('member_names as n', 'n.user_id', 'c.user_id')
    .leftJoin('coach_rating_records as r', 'r.coach_id', 'c.coach_id')
    .select(['c.coach_id as coachId', 'c.user_id as userId', 'n.first_name as firstName', 'n.last_name as lastName'])
    .select(['r.rating_count as ratingCount', 'r.star_sum as starSum'])
    .where('c.status', 'in', ['APPROVED', 'PAUSED'])
    .orderBy('n.first_name')
    .orderBy('n.last_name')
    .orderBy('c.coach_id');

const storedWeeks = (tx: Tx, coachIds: readonly number[], from: string, month: string) =>
  tx.all(
    db
      .selectFrom('coach_weeks')
      .select(['coach_id as coachId', 'offered_minutes as offeredMinutes', 'booked_minutes as bookedMinutes'])
      .select(['session_count as sessionCount', sql<string>`week_start::text`.as('weekStart')])
      .select(sql<string>`month_start::text`.as('monthStart'))
      .where(isAmong('coach_id', coachIds))
      .where(sql<boolean>`(week_start >= ${from}::date or month_start = ${month}::date)`),
  );

type StoredWeek = Awaited<ReturnType<typeof storedWeeks>>[number];

const sumOf = (rows: readonly StoredWeek[]) => ({
  offeredMinutes: rows.reduce((sum, row) => sum + row.offeredMinutes, 0),
  bookedMinutes: rows.reduce((sum, row) => sum + row.bookedMinutes, 0),
  sessionCount: rows.reduce((sum, row) => sum + row.sessionCount, 0),
});

function presentWeek(rows: readonly StoredWeek[]) {
  if (rows.length === 0) return null;
  const { offeredMinutes, bookedMinutes } = sumOf(rows);
  return { offeredMinutes, bookedMinutes };
}

/** Booked and offered time of coaches in the last five weeks and in the current month, by name. Nothing is computed here. */
export const listUtilisation = (context: MemberContext, page: UtilisationQuery): Promise<Utilisation> =>
  reading(context, async (tx) => {
    const { configuration, clock } = context;
    const today = wallTimeOf(clock.now(), configuration.time_zone).date;
    const current = weekStartOf(today, firstDayOfWeek(configuration));
    const weeks = Array.from({ length: SHOWN_WEEKS }, (_, at) => addDays(current, 7 * (at - SHOWN_WEEKS + 1)));
    const month = `${today.slice(0, 7)}-01`;
    const { data, total } = await readPage(tx, coaches(), page);
    const stored = await storedWeeks(
      tx,
      data.map(({ coachId }) => coachId),
      weeks[0]!,
      month,
    );
    return {
      weeks,
      total,
      data: data.map(({ coachId, ratingCount, starSum, ...coach }) => {
        const own = stored.filter((row) => row.coachId === coachId);
        return {
          coachId,
          coach,
          weeks: weeks.map((week) => presentWeek(own.filter(({ weekStart }) => weekStart === week))),
          month: sumOf(own.filter(({ monthStart }) => monthStart === month)),
          ratingTenths: averageTenths({ count: ratingCount ?? 0, stars: starSum ?? 0 }),
        };
      }),
    };
  });
