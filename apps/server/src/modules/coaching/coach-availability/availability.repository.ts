import type { SlotRules } from '@sullam/domain/coaching/free-times.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import type { CoachHoursBody } from './availability.schemas.ts';
import { FIRST_SETTINGS } from './first-settings.ts';

export interface Settings extends Omit<SlotRules, 'lengthMinutes'> {
  timeZone: string;
  version: number;
}

const settingColumns = (settings: Omit<Settings, 'version'>) => ({
  time_zone: settings.timeZone,
  buffer_before_minutes: settings.bufferBeforeMinutes,
  buffer_after_minutes: settings.bufferAfterMinutes,
  notice_minutes: settings.noticeMinutes,
  horizon_days: settings.horizonDays,
  most_per_day: settings.mostPerDay,
  most_per_week: settings.mostPerWeek,
  interval_minutes: settings.intervalMinutes,
});

export async function findSettings(tx: Tx, coachId: number): Promise<Settings | undefined> {
  const row = await tx.one(db.selectFrom('coach_settings').selectAll().where('coach_id', '=', coachId));
  return (
    row && {
      timeZone: row.time_zone,
      bufferBeforeMinutes: row.buffer_before_minutes,
      bufferAfterMinutes: row.buffer_after_minutes,
      noticeMinutes: row.notice_minutes,
      horizonDays: row.horizon_days,
      mostPerDay: row.most_per_day,
      mostPerWeek: row.most_per_week,
      intervalMinutes: row.interval_minutes,
      version: row.version,
    }
  );
}

/** Writes the first settings of a coach who has none yet. */
export const ensureSettings = (tx: Tx, coachId: number, timeZone: string): Promise<number> =>
  tx.run(
    db
      .insertInto('coach_settings')
      .values({ coach_id: coachId, ...settingColumns({ ...FIRST_SETTINGS, timeZone }) })
      .onConflict((conflict) => conflict.doNothing()),
  );

/** Returns the new version; undefined if the coach's is another than the one that was edited. */
export async function updateSettings(
  tx: Tx,
  coachId: number,
  version: number,
  settings?: Omit<Settings, 'version'>,
): Promise<number | undefined> {
  const row = await tx.one(
    db
      .updateTable('coach_settings')
      .set({ ...(settings ? settingColumns(settings) : {}), version: sql<number>`version + 1` })
      .where('coach_id', '=', coachId)
      .where('version', '=', version)
      .returning('version'),
  );
  return row?.version;
}

export async function findHours(tx: Tx, coachId: number): Promise<CoachHoursBody> {
  const weekly = db
    .selectFrom('coach_weekly_hours')
    .select(['weekday', 'from_minute as from', 'until_minute as until'])
    .where('coach_id', '=', coachId)
    .orderBy('weekday')
    .orderBy('from_minute');
  const overrides = db
    .selectFrom('coach_date_overrides')
    .select([sql<string>`from_date::text`.as('from'), sql<string>`until_date::text`.as('until'), 'note'])
    .select(sql<{ from: number; until: number }[]>`spans`.as('spans'))
    .where('coach_id', '=', coachId)
    .orderBy('from_date');
  const travels = db
    .selectFrom('coach_travels')
    .select([sql<string>`from_date::text`.as('from'), sql<string>`until_date::text`.as('until')])
    .select('time_zone as timeZone')
    .where('coach_id', '=', coachId)
    .orderBy('from_date');
  return { weekly: await tx.all(weekly), overrides: await tx.all(overrides), travels: await tx.all(travels) };
}

/** Writes hours, overrides and journeys in place of those that are there. */
export async function replaceHours(
  tx: Tx,
  coachId: number,
  { weekly, overrides, travels }: CoachHoursBody,
): Promise<void> {
  await tx.run(db.deleteFrom('coach_weekly_hours').where('coach_id', '=', coachId));
  await tx.run(db.deleteFrom('coach_date_overrides').where('coach_id', '=', coachId));
  await tx.run(db.deleteFrom('coach_travels').where('coach_id', '=', coachId));
  if (weekly.length > 0)
    await tx.run(
      db.insertInto('coach_weekly_hours').values(
        weekly.map(({ weekday, from, until }) => ({
          coach_id: coachId,
          weekday,
          from_minute: from,
          until_minute: until,
        })),
      ),
    );
  if (overrides.length > 0)
    await tx.run(
      db.insertInto('coach_date_overrides').values(
        overrides.map(({ from, until, spans, note }) => ({
          coach_id: coachId,
          from_date: from,
          until_date: until,
          spans: json(spans),
          note,
        })) as never,
      ),
    );
  if (travels.length > 0)
    await tx.run(
      db.insertInto('coach_travels').values(
        travels.map(({ from, until, timeZone }) => ({
          coach_id: coachId,
          from_date: from,
          until_date: until,
          time_zone: timeZone,
        })) as never,
      ),
    );
}
