import type { Activity, ActivitySpan } from '@sullam/domain/activities.ts';
import { momentOfEvent } from '@sullam/domain/events/event.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import { statement } from '../../kernel/database/statement.ts';
import type { CalendarEntry } from '../../kernel/icalendar.ts';
import { calendarEntryOf, siteOf } from './tickets.reads.ts';

const ownEvents = (userId: number) =>
  db
    .selectFrom('events as e')
    .select(['e.event_id', 'e.title', 'e.subtitle', 'e.place', 'e.address', 'e.zone', 'e.starts_at', 'e.ends_at'])
    .select(['e.status', 'e.sequence', 'e.changed_at', sql<string>`e.calendar_uid::text`.as('uid')])
    .where(
      sql<boolean>`exists (select from event_enrollments n where ${ours('n')} and n.event_id = e.event_id
        and n.user_id = ${userId} and n.state in ('ENROLLED', 'ATTENDED'))`,
    );

const beginning = statement(({ userId, from, to }: { userId: number; from: Date; to: Date }) =>
  ownEvents(userId).where('e.status', '=', 'PUBLISHED').where('e.starts_at', '>=', from).where('e.starts_at', '<', to),
);

const STATES = { UPCOMING: 'NOT_BEGUN', LIVE: 'RUNNING', PAST: 'OVER' } as const;

/** The events that the caller has a ticket of and that begin in a span. */
export async function readEventActivities(
  context: MemberContext,
  tx: Tx,
  { from, to }: ActivitySpan,
): Promise<Activity[]> {
  const now = context.clock.now();
  const rows = await tx.all(beginning({ userId: context.caller.userId, from, to }));
  return rows.map((row) => ({
    kind: 'EVENT',
    activityId: row.event_id,
    courseId: null,
    courseSubsectionId: null,
    title: row.title as Localized,
    state: STATES[momentOfEvent({ startsAt: row.starts_at, endsAt: row.ends_at }, now)],
    moments: [{ happens: 'STARTS', at: row.starts_at }],
    endsAt: row.ends_at,
    place: row.place as Localized,
  }));
}

/** Events as entries of a calendar, by their ids: the same in a feed as in a file of their own. */
export async function readEventEntries(
  context: MemberContext,
  tx: Tx,
  eventIds: readonly number[],
): Promise<Map<number, CalendarEntry>> {
  const rows = await tx.all(
    ownEvents(context.caller.userId).where(sql<boolean>`e.event_id = any(${[...eventIds]}::bigint[])`),
  );
  const site = await siteOf(context, tx);
  return new Map(rows.map((row) => [row.event_id, calendarEntryOf(context.language, site, row)]));
}
