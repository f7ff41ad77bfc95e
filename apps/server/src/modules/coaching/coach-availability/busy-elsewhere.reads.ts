import type { Span } from '@sullam/domain/coaching/spans.ts';
import { spansOfDays } from '@sullam/domain/events/event-days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { rawQuery, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';

/** Whose times are asked for: those of a coach by the coach's id, of other members by their account's. */
interface Asked {
  id: number;
  from: Date;
  until: Date;
}

/** The SQL of an account's id. */
type PersonOf = (id: number) => RawBuilder<number>;

const ofCoach: PersonOf = (coachId) =>
  sql`(select c.user_id from coach_records c where ${inOrganization('c')} and c.coach_id = ${coachId})`;
const ofMember: PersonOf = (userId) => sql`${userId}`;

// one part for each role, because each has an index of its own
const lecturesOf = (person: PersonOf) =>
  statement(({ id, from, until }: Asked) =>
    rawQuery(sql<{ startsAt: Date; endsAt: Date }>`
      select l.starts_at as "startsAt", l.ends_at as "endsAt"
      from lecture_hours l
      where ${inOrganization('l')} and l.host_user_id = ${person(id)} and l.status = 'PLANNED'
        and l.starts_at < ${until} and l.ends_at > ${from}
      union
      select l.starts_at, l.ends_at
      from lecture_leaders h join lecture_hours l on ${inOrganization('l')} and l.lecture_id = h.lecture_id
      where ${inOrganization('h')} and h.user_id = ${person(id)} and l.status = 'PLANNED'
        and l.starts_at < ${until} and l.ends_at > ${from}
      union
      select l.starts_at, l.ends_at
      from learners n join lecture_hours l on ${inOrganization('l')} and l.course_id = n.course_id
      where ${inOrganization('n')} and n.user_id = ${person(id)} and l.status = 'PLANNED' and l.is_published
        and l.starts_at < ${until} and l.ends_at > ${from}`),
  );

const eventsOf = (person: PersonOf) =>
  statement(({ id, from, until }: Asked) =>
    rawQuery(sql<{ zone: string; days: { date: string; time: string; durationMinutes: number }[] }>`
      select e.zone, e.days
      from event_host_records h join event_records e on ${inOrganization('e')} and e.event_id = h.event_id
      where ${inOrganization('h')} and h.user_id = ${person(id)} and e.status = 'PUBLISHED'
        and e.starts_at < ${until} and e.ends_at > ${from}
      union
      select e.zone, e.days
      from event_enrollment_records n join event_records e on ${inOrganization('e')} and e.event_id = n.event_id
      where ${inOrganization('n')} and n.user_id = ${person(id)} and n.state in ('ENROLLED', 'ATTENDED')
        and e.status = 'PUBLISHED' and e.starts_at < ${until} and e.ends_at > ${from}`),
  );

const COACH = { lectures: lecturesOf(ofCoach), events: eventsOf(ofCoach) };
const MEMBER = { lectures: lecturesOf(ofMember), events: eventsOf(ofMember) };

async function readBusy(tx: Tx, { lectures, events }: typeof COACH, id: number, within: Span): Promise<Span[]> {
  const asked = { id, from: new Date(within.from), until: new Date(within.until) };
  // pipelined: the coach-availability benchmark measures the free times of a month
  const [hours, days] = await Promise.all([tx.all(lectures(asked)), tx.all(events(asked))]);
  const spans = [...hours, ...days.flatMap((event) => spansOfDays(event.zone, event.days))];
  return spans.map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), until: endsAt.getTime() }));
}

/** Lectures and events of the organisation that a coach leads, hosts or attends. */
export const busyElsewhere = (_context: SystemContext, tx: Tx, coachId: number, within: Span): Promise<Span[]> =>
  readBusy(tx, COACH, coachId, within);

/** Lectures and events of the organisation that a member leads, hosts or attends. */
export const readLecturesAndEvents = (tx: Tx, userId: number, within: Span): Promise<Span[]> =>
  readBusy(tx, MEMBER, userId, within);
