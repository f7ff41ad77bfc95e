import { DAY } from '@sullam/domain/limits.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { rawQuery, reading } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { CoachingDecisions } from './coach-figures.schemas.ts';

/** Objections and coaches that are named at once; the list of sessions has all. */
const MOST_NAMED = 5;
/** Days in which two cancellations of a coach are looked at, and how many these are. */
const CANCELLED_DAYS = 7;
const CANCELLED_TIMES = 2;

interface ObjectionRow {
  coachingSessionId: number;
  userId: number;
  firstName: string;
  lastName: string;
  startsAt: Date;
  objectedAt: Date;
  total: number;
}

interface CancellationRow {
  coachId: number;
  userId: number;
  firstName: string;
  lastName: string;
  count: number;
}

/** What waits for an administrator besides approvals and testimonials: objections to no-shows, and coaches who cancel often. */
export const readDecisions = (context: MemberContext): Promise<CoachingDecisions> =>
  reading(context, async (tx) => {
    const objections = await tx.all(
      rawQuery(sql<ObjectionRow>`
        select b.coaching_session_id::int as "coachingSessionId", n.user_id::int as "userId", n.first_name as "firstName",
          n.last_name as "lastName", s.starts_at as "startsAt", b.objected_at as "objectedAt",
          (count(*) over ())::int as total
        from coaching_attendance_records b
        join coaching_session_times s on ${inOrganization('s')} and s.coaching_session_id = b.coaching_session_id
        join coach_records c on ${inOrganization('c')} and c.coach_id = s.coach_id
        join member_names n on ${inOrganization('n')}
          and n.user_id = case when b.missed_by = 'LEARNER' then b.user_id else c.user_id end
        where ${inOrganization('b')} and b.objected_at is not null and b.decision is null
        order by b.objected_at, b.coaching_session_id limit ${MOST_NAMED}`),
    );
    const since = new Date(context.clock.now().getTime() - CANCELLED_DAYS * DAY);
    const cancellations = await tx.all(
      rawQuery(sql<CancellationRow>`
        select c.coach_id::int as "coachId", c.user_id::int as "userId", n.first_name as "firstName", n.last_name as "lastName",
          count(*)::int as count
        from coaching_session_history x
        join coaching_session_times s on ${inOrganization('s')} and s.coaching_session_id = x.coaching_session_id
        join coach_records c on ${inOrganization('c')} and c.coach_id = s.coach_id and c.user_id = x.user_id
        join member_names n on ${inOrganization('n')} and n.user_id = c.user_id
        where ${inOrganization('x')} and x.kind = 'CANCELLED' and x.created_at > ${since}
        group by c.coach_id, c.user_id, n.first_name, n.last_name
        having count(*) >= ${CANCELLED_TIMES}
        order by count(*) desc, c.coach_id limit ${MOST_NAMED}`),
    );
    return {
      objections: objections.map(({ coachingSessionId, userId, firstName, lastName, startsAt, objectedAt }) => ({
        coachingSessionId,
        person: { userId, firstName, lastName },
        startsAt: startsAt.toISOString(),
        objectedAt: objectedAt.toISOString(),
      })),
      objectionCount: objections[0]?.total ?? 0,
      cancellations: cancellations.map(({ coachId, count, ...coach }) => ({ coachId, coach, count })),
    };
  });
