import type { Activity, ActivitySpan } from '@sullam/domain/activities.ts';
import { momentOfEvent } from '@sullam/domain/events/event.ts';
import { spansOfDays } from '@sullam/domain/events/event-days.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';
import type { CalendarEntry } from '../../../kernel/icalendar.ts';
import { siteOf } from '../event-enrollments/event-enrollments.public.ts';
import type { EventDay } from '../events/events.public.ts';
import { calendarEntriesOf } from './event-tickets.reads.ts';

const ownEvents = (userId: number) =>
  db
    .selectFrom('event_records as e')
    .select(['e.event_id', 'e.title', 'e.subtitle', 'e.place', 'e.address', 'e.zone'])
    .select([sql<EventDay[]>`e.days`.as('days'), sql<string>`e.calendar_uid::text`.as('uid')])
    .select(['e.status', 'e.sequence', 'e.changed_at'])
    .where(
      sql<boolean>`exists (select from event_enrollment_records n where ${inOrganization('n')} and n.event_id = e.event_id
        and n.user_id = ${userId} and n.state in ('ENROLLED', 'ATTENDED'))`,
    );

const reaching = statement(({ userId, from, to }: { userId: number; from: Date; to: Date }) =>
  ownEvents(userId).where('e.status', '=', 'PUBLISHED').where('e.ends_at', '>=', from).where('e.starts_at', '<', to),
);

const STATES = { UPCOMING: 'NOT_BEGUN', LIVE: 'RUNNING', PAST: 'OVER' } as const;

/** The days of events that the caller has a ticket for, each an activity with hours and a state of its own. */
export async function readEventActivities(
  context: MemberContext,
  tx: Tx,
  { from, to }: ActivitySpan,
): Promise<Activity[]> {
  const now = context.clock.now();
  const rows = await tx.all(reaching({ userId: context.caller.userId, from, to }));
  return rows.flatMap((row) =>
    spansOfDays(row.zone, row.days).map((span) => ({
      kind: 'EVENT' as const,
      activityId: row.event_id,
      courseId: null,
      courseSubsectionId: null,
      title: row.title as Localized,
      state: STATES[momentOfEvent(span, now)],
      moments: [{ happens: 'STARTS' as const, at: span.startsAt }],
      endsAt: span.endsAt,
      place: row.place as Localized,
    })),
  );
}

/** Calendar entries of events by their ids, one a day: the same in a feed as in a file of their own. */
export async function readEventEntries(
  context: MemberContext,
  tx: Tx,
  eventIds: readonly number[],
): Promise<Map<number, CalendarEntry[]>> {
  const rows = await tx.all(
    ownEvents(context.caller.userId).where(sql<boolean>`e.event_id = any(${[...eventIds]}::bigint[])`),
  );
  const site = await siteOf(context, tx);
  return new Map(rows.map((row) => [row.event_id, calendarEntriesOf(context.language, site, row)]));
}
