import type { OfferedTime, WeekPart } from '@sullam/domain/coaching/coach-weeks.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { upsert } from '../../../kernel/database/upsert.ts';

export interface StoredWeek {
  weekStart: string;
  computedAt: Date;
}

/** Stored weeks of a coach from one on, first one first. */
export const listWeeks = (tx: Tx, coachId: number, from: string): Promise<StoredWeek[]> =>
  tx.all(
    db
      .selectFrom('coach_weeks')
      .select([sql<string>`week_start::text`.as('weekStart'), 'computed_at as computedAt'])
      .where('coach_id', '=', coachId)
      .where(sql<boolean>`week_start >= ${from}::date`)
      .orderBy('week_start')
      .orderBy('month_start'),
  );

/** Deletes the weeks from a day on that don't begin whole weeks away from the current one. */
export const deleteWeeksFrom = (tx: Tx, coachId: number, from: string, current: string): Promise<number> =>
  tx.run(
    db
      .deleteFrom('coach_weeks')
      .where('coach_id', '=', coachId)
      .where(sql<boolean>`week_start >= ${from}::date and (week_start - ${current}::date) % 7 <> 0`),
  );

export const saveWeek = (
  tx: Tx,
  coachId: number,
  week: Pick<WeekPart, 'weekStart' | 'monthStart'> & OfferedTime & { computedAt: Date },
): Promise<number> =>
  tx.run(
    upsert(
      db.insertInto('coach_weeks'),
      { coach_id: coachId, week_start: week.weekStart as never, month_start: week.monthStart as never },
      {
        offered_minutes: Math.round(week.offeredMinutes),
        booked_minutes: Math.round(week.bookedMinutes),
        session_count: week.sessionCount,
        computed_at: week.computedAt,
      },
    ),
  );

/** Whether a coach takes bookings; undefined: there is no such coach. */
export async function isOffering(tx: Tx, coachId: number): Promise<boolean | undefined> {
  const row = await tx.one(db.selectFrom('coach_records').select('status').where('coach_id', '=', coachId));
  return row && row.status === 'APPROVED';
}
