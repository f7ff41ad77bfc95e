import { addDays, dayStarts, daysFrom, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { CoursePulse, Pulse, PulseQuery } from './teaching.schemas.ts';
import { isTaught } from './teaching-courses.reads.ts';

/** As many as a home shows. */
const COURSES = 6;
const DAYS = 7;

/** The last days in the organisation's time zone, today last, as "2026-11-22". */
const lastDays = ({ clock, configuration }: MemberContext): string[] =>
  daysFrom(addDays(wallTimeOf(clock.now(), configuration.time_zone).date, 1 - DAYS), DAYS);

/**
 * How the courses that were changed last are doing: who learns them, how far the middle learner is, and how many finished a
 * lesson on each of the last seven days.
 */
export async function readPulse(context: MemberContext, tx: Tx, { scope }: PulseQuery): Promise<Pulse> {
  const days = lastDays(context);
  const chosen = await tx.all(
    db
      .selectFrom('course_overviews as c')
      .select('c.course_id as courseId')
      .where(isTaught(context, scope))
      .orderBy('c.updated_at', 'desc')
      .orderBy('c.course_id', 'desc')
      .limit(COURSES),
  );
  const courseIds = chosen.map(({ courseId }) => courseId);
  const progress = await readProgress(tx, courseIds);
  const active = await readActive(tx, courseIds, dayStarts(days, context.configuration.time_zone));
  return {
    days,
    courses: courseIds.map((courseId) => {
      const own = progress.find((row) => row.courseId === courseId);
      const activeOn = (_: string, at: number) =>
        active.find((row) => row.courseId === courseId && row.day === at + 1)?.count ?? 0;
      return {
        courseId,
        learnerCount: own?.learnerCount ?? 0,
        medianPercent: own?.medianPercent ?? null,
        activeByDay: days.map(activeOn),
      };
    }),
  };
}

/** Learners of courses, and how far the middle one is in what is required. */
const readProgress = ({ sql }: Tx, courseIds: readonly number[]) => sql<Omit<CoursePulse, 'activeByDay'>[]>`
  select p.course_id as "courseId", count(*)::int as "learnerCount",
    least(100, percentile_disc(0.5) within group (order by p.finished) * 100 / nullif(p.required_count, 0))::int as "medianPercent"
  from (
    select n.course_id, c.required_count, (
      select count(*)::int from finished_lessons d
      join lessons s on ${inOrganization('s')} and s.course_id = d.course_id and s.course_subsection_id = d.course_subsection_id
      where ${inOrganization('d')} and d.user_id = n.user_id and d.course_id = n.course_id and s.is_required
    ) as finished
    from learners n
    join course_overviews c on ${inOrganization('c')} and c.course_id = n.course_id
    where ${inOrganization('n')} and n.course_id = any(${courseIds}::bigint[])
  ) p
  group by p.course_id, p.required_count`;

/** How many learners finished a lesson on each of the days that begin at these moments; 1 is the first day. */
const readActive = ({ sql }: Tx, courseIds: readonly number[], starts: readonly string[]) => sql<
  { courseId: number; day: number; count: number }[]
>`
  select d.course_id as "courseId", width_bucket(d.finished_at, ${starts}::timestamptz[]) as day,
    count(distinct d.user_id)::int as count
  from finished_lessons d
  where ${inOrganization('d')} and d.course_id = any(${courseIds}::bigint[]) and d.finished_at >= ${starts[0]!}
  group by 1, 2`;
