import { addDays, dayStarts, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
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
  const today = wallTimeOf(context.clock.now(), zone).date;
  // the last week ends today
  const firstDays = Array.from({ length: WEEKS }, (_, at) => addDays(today, 1 - 7 * (WEEKS - at)));
  const starts = dayStarts([...firstDays, addDays(today, 1)], zone);
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
    tx.sql<{ week: number; finished: number }[]>`
      select width_bucket(f.finished_at, ${starts}::timestamptz[]) as week, count(*)::int as finished
      from finished_lessons f
      where ${inOrganization('f')} and f.user_id = ${userId} and f.finished_at >= ${starts[0]!} and f.finished_at < ${starts.at(-1)!}
      group by 1`,
  ]);
  const none = { notStarted: 0, inProgress: 0, completed: 0, finishedSubsections: 0 };
  const finishedIn = new Map(weeks.map(({ week, finished }) => [week, finished]));
  return {
    ...(courses ?? none),
    weeks: firstDays.map((from, at) => ({ from, finishedSubsections: finishedIn.get(at + 1) ?? 0 })),
  };
}
