import type { EventEnrollmentState } from '@sullam/domain/events/event.ts';
import { checkInDayAt, checkInTurns, spansOfDays } from '@sullam/domain/events/event-days.ts';
import { addDays, dayStarts, daysFrom, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { DAY } from '@sullam/domain/limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { foldedWords } from '@sullam/domain/search-folding.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { placeUntil, readPoolFigures } from '../../learning/capacity/capacity.public.ts';
import { accessEvent } from '../events/events.public.ts';
import type { AttendeeQuery, EventAttendee, EventReport } from './event-attendance.schemas.ts';

const attendees = (eventId: number) =>
  db
    .selectFrom('event_enrollment_records as n')
    .innerJoin('event_ticket_type_records as t', 't.event_ticket_type_id', 'n.event_ticket_type_id')
    .leftJoin('member_names as p', 'p.user_id', 'n.user_id')
    .leftJoin('member_records as r', 'r.user_id', 'n.user_id')
    .select(['n.event_enrollment_id', 'n.user_id', 'n.short_code', 'n.enrolled_at', 'n.attended_at'])
    .select(['t.name as ticket_type'])
    .select([
      sql<string>`coalesce(n.guest_name, p.first_name || ' ' || p.last_name, '')`.as('name'),
      sql<string | null>`coalesce(n.guest_email, r.email)`.as('email'),
      sql<boolean>`n.guest_email is not null`.as('is_guest'),
      sql<EventEnrollmentState>`n.state`.as('state'),
      sql<EventAttendee['answers']>`n.answers`.as('answers'),
      // of an offer that stands
      placeUntil(sql.ref('n.place_id')).as('offered_until'),
      sql<string | null>`(select s.gate from event_scans s where ${inOrganization('s')} and s.event_id = n.event_id
        and s.event_enrollment_id = n.event_enrollment_id and s.undone_at is null order by s.scanned_at, s.scan_id limit 1)`.as(
        'gate',
      ),
    ])
    .where('n.event_id', '=', eventId)
    .orderBy('n.event_enrollment_id');

type Row = Awaited<ReturnType<ReturnType<typeof attendees>['execute']>>[number];

const presentAttendee = (row: Row): EventAttendee => ({
  eventEnrollmentId: row.event_enrollment_id,
  userId: row.user_id,
  name: row.name,
  email: row.email,
  isGuest: row.is_guest,
  ticketType: row.ticket_type as Localized,
  state: row.state,
  shortCode: row.short_code,
  enrolledAt: row.enrolled_at.toISOString(),
  attendedAt: row.attended_at?.toISOString() ?? null,
  gate: row.gate,
  answers: row.answers,
  offeredUntil: row.offered_until?.toISOString() ?? null,
});

/** Members by their names and addresses, guests by the name that they gave at the door. */
async function searched(tx: Tx, query: ReturnType<typeof attendees>, search: string | undefined) {
  let found = query;
  const guest = `%${foldedWords(search ?? '').join(' ')}%`;
  for (const words of await holdsWords(tx, 'members', 'n.user_id', search))
    found = found.where(sql<boolean>`(${words} or fold_search(coalesce(n.guest_name, '')) like ${guest})`);
  return found;
}

/** Everybody who has, had or awaits a place. */
export async function listAttendees(context: MemberContext, tx: Tx, eventId: number, asked: AttendeeQuery) {
  await accessEvent(context, tx, eventId, 'run');
  let query = await searched(tx, attendees(eventId), asked.search);
  if (asked.states) query = query.where('n.state', 'in', asked.states);
  const { data, total } = await readPage(tx, query, asked);
  return { data: data.map(presentAttendee), total };
}

/** All of them, for a file. */
export async function readAllAttendees(context: MemberContext, tx: Tx, eventId: number): Promise<EventAttendee[]> {
  await accessEvent(context, tx, eventId, 'edit');
  return (await tx.all(attendees(eventId))).map(presentAttendee);
}

/** The check-in days of an event by their dates, and when each person was first let in on each of them. */
export async function readAdmissions(context: MemberContext, tx: Tx, eventId: number) {
  const event = await accessEvent(context, tx, eventId, 'edit');
  const spans = spansOfDays(event.zone, event.days);
  const turns = checkInTurns(spans);
  const admissions = await tx.all(
    db
      .selectFrom('event_scans as s')
      .select(['s.event_enrollment_id', sql<Date>`min(s.scanned_at)`.as('at')])
      .where('s.event_id', '=', eventId)
      .where('s.event_enrollment_id', 'is not', null)
      .where('s.undone_at', 'is', null)
      .groupBy([
        's.event_enrollment_id',
        sql`width_bucket(s.scanned_at, ${turns.map((turn) => turn.toISOString())}::timestamptz[])`,
      ]),
  );
  const byKey = new Map(admissions.map((row) => [`${row.event_enrollment_id} ${checkInDayAt(turns, row.at)}`, row.at]));
  return {
    dates: [...new Set(spans.map(({ date }) => date))],
    admittedAt: (eventEnrollmentId: number, day: number): Date | undefined => byKey.get(`${eventEnrollmentId} ${day}`),
  };
}

const readCounts = (tx: Tx, eventId: number) =>
  tx.all(
    db
      .selectFrom('event_enrollment_records')
      .select([sql<EventEnrollmentState>`state`.as('state'), sql<number>`count(*)::int`.as('count')])
      .where('event_id', '=', eventId)
      .groupBy('state')
      .orderBy('state'),
  );

/** Enrolled people by the ends of days, by the clock of the event's place: every day from the one before the first of them. */
async function readCurve(tx: Tx, eventId: number, zone: string): Promise<EventReport['curve']> {
  const ofEvent = db
    .selectFrom('event_enrollment_records as n')
    .where('n.event_id', '=', eventId)
    .where('n.state', 'in', ['ENROLLED', 'ATTENDED']);
  const span = await tx.one(
    ofEvent.select([sql<Date | null>`min(n.enrolled_at)`.as('first'), sql<Date | null>`max(n.enrolled_at)`.as('last')]),
  );
  if (!span?.first || !span.last) return [];
  const dayBefore = addDays(wallTimeOf(span.first, zone).date, -1);
  const dayCount = (Date.parse(wallTimeOf(span.last, zone).date) - Date.parse(dayBefore)) / DAY + 1;
  const dates = daysFrom(dayBefore, dayCount);
  const rows = await tx.all(
    ofEvent
      .select([
        sql<number>`width_bucket(n.enrolled_at, ${dayStarts(dates, zone)}::timestamptz[])`.as('day'),
        sql<number>`count(*)::int`.as('count'),
      ])
      .groupBy(sql`1`),
  );
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  let enrolled = 0;
  return dates.map((date, at) => {
    enrolled += counts.get(at + 1) ?? 0;
    return { date, enrolled };
  });
}

const readByType = (tx: Tx, eventId: number) =>
  tx.all(
    db
      .selectFrom('event_enrollment_records as n')
      .innerJoin('event_ticket_type_records as t', 't.event_ticket_type_id', 'n.event_ticket_type_id')
      .select(['t.name'])
      .select([
        sql<number>`count(*)::int`.as('enrolled'),
        sql<number>`(count(*) filter (where n.state = 'ATTENDED'))::int`.as('attended'),
      ])
      .where('n.event_id', '=', eventId)
      .where('n.state', 'in', ['ENROLLED', 'ATTENDED'])
      .groupBy(['t.event_ticket_type_id', 't.name', 't.position'])
      .orderBy('t.position'),
  );

/** Scans that let nobody in, by why: a double is a scan of a ticket that has an earlier one on the same check-in day. */
const readRefused = (tx: Tx, eventId: number, turns: readonly string[]) =>
  tx.all(
    db
      .selectFrom('event_scans as s')
      .select([
        sql<EventReport['refusedScans'][number]['outcome']>`coalesce(s.refused_as, 'DOUBLE')`.as('outcome'),
        sql<number>`count(*)::int`.as('count'),
      ])
      .where('s.event_id', '=', eventId)
      .where('s.undone_at', 'is', null)
      .where(
        sql<boolean>`(s.refused_as is not null or exists (select from event_scans f where ${inOrganization('f')} and f.event_id = s.event_id
          and f.event_enrollment_id = s.event_enrollment_id and f.undone_at is null
          and width_bucket(f.scanned_at, ${turns}::timestamptz[]) = width_bucket(s.scanned_at, ${turns}::timestamptz[])
          and (f.scanned_at, f.scan_id) < (s.scanned_at, s.scan_id)))`,
      )
      .groupBy(sql`1`)
      .orderBy(sql`1`),
  );

/** How an event filled and who came. */
export async function readEventReport(context: MemberContext, tx: Tx, eventId: number): Promise<EventReport> {
  const event = await accessEvent(context, tx, eventId, 'run');
  const turns = checkInTurns(spansOfDays(event.zone, event.days)).map((turn) => turn.toISOString());
  const [counts, curve, byType, refusedScans, figures] = await Promise.all([
    readCounts(tx, eventId),
    readCurve(tx, eventId, event.zone),
    readByType(tx, eventId),
    readRefused(tx, eventId, turns),
    readPoolFigures(tx, [event.placePoolId], context.clock.now()),
  ]);
  const whole = figures.find(({ placePoolId }) => placePoolId === event.placePoolId);
  return {
    capacity: whole?.capacity ?? null,
    taken: whole?.taken ?? 0,
    waiting: whole?.waiting ?? 0,
    attended: counts.find(({ state }) => state === 'ATTENDED')?.count ?? 0,
    counts,
    curve,
    byTicketType: byType.map((row) => ({ ...row, name: row.name as Localized })),
    refusedScans,
  };
}
