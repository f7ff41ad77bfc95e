import { daysOf } from '@sullam/domain/lectures/zoned-time.ts';
import { progressFromCounts } from '@sullam/domain/progress.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readEnrollment } from './progress.reads.ts';

interface Figures {
  enrolledCount: number;
  completedCount: number;
  requiredCount: number;
  finishedCount: number;
  minutesLeft: number;
}

/** A course in figures for the caller. Days are those of the organisation's time zone. */
export async function readCourseStatistics(context: MemberContext, tx: Tx, courseId: number) {
  const { caller } = context;
  const [[figures], enrollment] = await Promise.all([
    tx.sql<(Figures & { finishedAt: string[] })[]>`
      select
        (select count(*)::int from learners n where ${inOrganization('n')} and n.course_id = ${courseId}) as "enrolledCount",
        (select count(*)::int from learners n where ${inOrganization('n')} and n.course_id = ${courseId} and n.completed_at is not null) as "completedCount",
        count(*) filter (where s.is_required)::int as "requiredCount",
        count(d.finished_at) filter (where s.is_required)::int as "finishedCount",
        coalesce(sum(s.duration_minutes) filter (where s.is_required and d.finished_at is null), 0)::int as "minutesLeft",
        coalesce(jsonb_agg(d.finished_at) filter (where d.finished_at is not null), '[]') as "finishedAt"
      from lessons s
      left join finished_subsections d on ${inOrganization('d')} and d.course_id = s.course_id
        and d.course_subsection_id = s.course_subsection_id and d.user_id = ${caller.userId}
      where ${inOrganization('s')} and s.course_id = ${courseId}`,
    readEnrollment(context, tx, courseId),
  ]);
  const { finishedAt, ...row } = figures!;
  const finished = finishedAt.map((moment) => new Date(moment));
  return {
    ...row,
    activeDays: daysOf(finished, context.configuration.time_zone).length,
    percent: progressFromCounts(row.finishedCount, row.requiredCount).percent,
    enrolledAt: enrollment?.enrolledAt?.toISOString() ?? null,
    lastVisitedAt: enrollment?.visitedAt?.toISOString() ?? null,
  };
}
