import { DAYS_AROUND, type PreparedTime, prepareTime } from '@sullam/domain/coaching/free-times.ts';
import type { Span } from '@sullam/domain/coaching/spans.ts';
import type { CoachHours, WallSpan } from '@sullam/domain/coaching/working-hours.ts';
import { DAY } from '@sullam/domain/limits.ts';
import { firstDayOfWeek } from '@sullam/domain/week-start.ts';
import { sql } from 'kysely';
import type { RequestContext, SystemContext } from '../../../kernel/context.ts';
import { rawQuery, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { readCalendar } from '../../organization/organizations/organizations.public.ts';
import { coachBusySpans, coachSessionSpans } from './availability-extensions.ts';
import { FIRST_SETTINGS } from './first-settings.ts';

interface Days {
  from: string;
  until: string;
}

interface TimeRow {
  timeZone: string | null;
  weekly: CoachHours['weekly'];
  overrides: (Days & { spans: WallSpan[] })[];
  travels: (Days & { timeZone: string })[];
  blocks: Span[];
}

const timeOf = statement(({ coachId, from, until }: { coachId: number; from: Date; until: Date }) =>
  rawQuery(sql<TimeRow>`
    select
      (select s.time_zone from coach_settings s where ${inOrganization('s')} and s.coach_id = ${coachId}) as "timeZone",
      (select coalesce(jsonb_agg(jsonb_build_object('weekday', w.weekday, 'from', w.from_minute, 'until', w.until_minute)
          order by w.weekday, w.from_minute), '[]')
        from coach_weekly_hours w where ${inOrganization('w')} and w.coach_id = ${coachId}) as weekly,
      (select coalesce(jsonb_agg(jsonb_build_object('from', o.from_date, 'until', o.until_date, 'spans', o.spans)
          order by o.from_date), '[]')
        from coach_date_overrides o where ${inOrganization('o')} and o.coach_id = ${coachId}
          and o.until_date >= ${from}::timestamptz::date - 3 and o.from_date <= ${until}::timestamptz::date + 3) as overrides,
      (select coalesce(jsonb_agg(jsonb_build_object('from', t.from_date, 'until', t.until_date, 'timeZone', t.time_zone)
          order by t.from_date), '[]')
        from coach_travels t where ${inOrganization('t')} and t.coach_id = ${coachId}) as travels,
      (select coalesce(jsonb_agg(jsonb_build_object('from', (extract(epoch from b.starts_at) * 1000)::bigint,
          'until', (extract(epoch from b.ends_at) * 1000)::bigint) order by b.starts_at), '[]')
        from coach_disabled_slots b where ${inOrganization('b')} and b.coach_id = ${coachId}
          and b.starts_at < ${until} and b.ends_at > ${from}) as blocks`),
);

/** The organisation's zone and first day of the week: a request has them at hand. */
const calendarOf = (context: SystemContext & Partial<Pick<RequestContext, 'configuration'>>, tx: Tx) =>
  context.configuration
    ? { timeZone: context.configuration.time_zone, firstDayOfWeek: firstDayOfWeek(context.configuration) }
    : readCalendar(tx);

/**
 * A coach's time, ready to be asked for the free starts within a span (`slotProblem`, `freeStarts`). Every statement leaves in one
 * write. `except` is a session that is being moved: its own time doesn't count as taken.
 */
export async function readPreparedTime(
  context: SystemContext,
  tx: Tx,
  coachId: number,
  within: Span,
  { except }: { except?: number | undefined } = {},
): Promise<PreparedTime> {
  const around = { from: within.from - DAYS_AROUND * DAY, until: within.until + DAYS_AROUND * DAY };
  const { extensions } = context;
  // pipelined: the coach-availability benchmark measures the free times of a month
  const [row, { timeZone, firstDayOfWeek: first }, sessions, busy] = await Promise.all([
    tx.one(timeOf({ coachId, from: new Date(around.from), until: new Date(around.until) })),
    calendarOf(context, tx),
    Promise.all(extensions.of(coachSessionSpans).map((spansOf) => spansOf(context, tx, coachId, around, except))),
    Promise.all(extensions.of(coachBusySpans).map((spansOf) => spansOf(context, tx, coachId, around))),
  ]);
  const { weekly, overrides, travels, blocks } = row!;
  return prepareTime(
    {
      hours: { timeZone: row!.timeZone ?? timeZone, weekly, overrides, travels },
      blocks,
      sessions: sessions.flat(),
      busy: busy.flat(),
      firstDayOfWeek: first,
    },
    within,
  );
}

/** The zone of a coach's hours, and how many days ahead the type with the longest horizon can be booked. */
export async function readCoachReach(
  context: SystemContext,
  tx: Tx,
  coachId: number,
): Promise<{ timeZone: string; horizonDays: number }> {
  const row = await tx.one(
    rawQuery(sql<{ timeZone: string | null; horizonDays: number | null }>`
      select
        (select s.time_zone from coach_settings s where ${inOrganization('s')} and s.coach_id = ${coachId}) as "timeZone",
        greatest(
          (select s.horizon_days from coach_settings s where ${inOrganization('s')} and s.coach_id = ${coachId}),
          (select max(t.horizon_days) from session_types t
            where ${inOrganization('t')} and t.coach_id = ${coachId} and t.archived_at is null)) as "horizonDays"`),
  );
  return {
    timeZone: row?.timeZone ?? (await calendarOf(context, tx)).timeZone,
    horizonDays: row?.horizonDays ?? FIRST_SETTINGS.horizonDays,
  };
}
