import type { RequestContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { LearningStatistics } from './catalogue.schemas.ts';

const WEEKS = 12;

/** Enrolled courses by progress, and what was finished week by week in the organisation's time zone. */
export async function readLearningStatistics(
  context: RequestContext,
  tx: Tx,
  userId: number,
): Promise<LearningStatistics> {
  const zone = context.configuration.time_zone;
  const now = context.clock.now();
  const [[courses], weeks] = await Promise.all([
    tx.sql<Omit<LearningStatistics, 'weeks'>[]>`
      select
        count(*) filter (where n.completed_at is null and d.finished = 0)::int as "notStarted",
        count(*) filter (where n.completed_at is null and d.finished > 0)::int as "inProgress",
        count(*) filter (where n.completed_at is not null)::int as "completed",
        coalesce(sum(d.finished), 0)::int as "finishedSubsections"
      from learners n
      cross join lateral (
        select count(*)::int as finished from finished_lessons f
        where ${inOrganization('f')} and f.user_id = n.user_id and f.course_id = n.course_id) d
      where ${inOrganization('n')} and n.user_id = ${userId}`,
    tx.sql<{ from: string; finishedSubsections: number }[]>`
      select to_char(w.week, 'YYYY-MM-DD') as "from", count(f.finished_at)::int as "finishedSubsections"
      from generate_series(0, ${WEEKS - 1}::int) as ago
      cross join lateral (select date_trunc('day', ${now}::timestamptz at time zone ${zone}) - make_interval(days => 6 + 7 * (${WEEKS - 1}::int - ago)) as week) w
      left join finished_lessons f on ${inOrganization('f')} and f.user_id = ${userId}
        and f.finished_at >= w.week at time zone ${zone} and f.finished_at < (w.week + interval '7 days') at time zone ${zone}
      group by w.week order by w.week`,
  ]);
  const none = { notStarted: 0, inProgress: 0, completed: 0, finishedSubsections: 0 };
  return { ...(courses ?? none), weeks: [...weeks] };
}
