import type { Span } from '@sullam/domain/coaching/spans.ts';
import { spansOfDays } from '@sullam/domain/events/event-days.ts';
import { sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { rawQuery, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';

interface Asked {
  coachId: number;
  from: Date;
  until: Date;
}

// one part for each role, because each has an index of its own
const lecturesOf = statement(({ coachId, from, until }: Asked) =>
  rawQuery(sql<{ startsAt: Date; endsAt: Date }>`
    select l.starts_at as "startsAt", l.ends_at as "endsAt"
    from coach_records c join lecture_hours l on ${inOrganization('l')} and l.host_user_id = c.user_id
    where ${inOrganization('c')} and c.coach_id = ${coachId} and l.status = 'PLANNED'
      and l.starts_at < ${until} and l.ends_at > ${from}
    union
    select l.starts_at, l.ends_at
    from coach_records c join lecture_leaders h on ${inOrganization('h')} and h.user_id = c.user_id
    join lecture_hours l on ${inOrganization('l')} and l.lecture_id = h.lecture_id
    where ${inOrganization('c')} and c.coach_id = ${coachId} and l.status = 'PLANNED'
      and l.starts_at < ${until} and l.ends_at > ${from}
    union
    select l.starts_at, l.ends_at
    from coach_records c join learners n on ${inOrganization('n')} and n.user_id = c.user_id
    join lecture_hours l on ${inOrganization('l')} and l.course_id = n.course_id
    where ${inOrganization('c')} and c.coach_id = ${coachId} and l.status = 'PLANNED' and l.is_published
      and l.starts_at < ${until} and l.ends_at > ${from}`),
);

const eventsOf = statement(({ coachId, from, until }: Asked) =>
  rawQuery(sql<{ zone: string; days: { date: string; time: string; durationMinutes: number }[] }>`
    select e.zone, e.days
    from coach_records c join event_host_records h on ${inOrganization('h')} and h.user_id = c.user_id
    join event_records e on ${inOrganization('e')} and e.event_id = h.event_id
    where ${inOrganization('c')} and c.coach_id = ${coachId} and e.status = 'PUBLISHED'
      and e.starts_at < ${until} and e.ends_at > ${from}
    union
    select e.zone, e.days
    from coach_records c join event_enrollment_records n on ${inOrganization('n')} and n.user_id = c.user_id
    join event_records e on ${inOrganization('e')} and e.event_id = n.event_id
    where ${inOrganization('c')} and c.coach_id = ${coachId} and n.state in ('ENROLLED', 'ATTENDED') and e.status = 'PUBLISHED'
      and e.starts_at < ${until} and e.ends_at > ${from}`),
);

/** Lectures and events of the organisation that a coach leads, hosts or attends. */
export async function busyElsewhere(_context: SystemContext, tx: Tx, coachId: number, within: Span): Promise<Span[]> {
  const asked = { coachId, from: new Date(within.from), until: new Date(within.until) };
  // pipelined: the coach-availability benchmark measures the free times of a month
  const [lectures, events] = await Promise.all([tx.all(lecturesOf(asked)), tx.all(eventsOf(asked))]);
  const spans = [...lectures, ...events.flatMap(({ zone, days }) => spansOfDays(zone, days))];
  return spans.map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), until: endsAt.getTime() }));
}
