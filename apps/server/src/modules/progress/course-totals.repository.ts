import type { Tenant, Tx } from '../../kernel/database/database.ts';

/** What a learner's posted grades make of a course in the end: exact, null while nothing counts. */
export interface CourseTotal {
  userId: number;
  percent: string | null;
}

export async function upsertCourseTotals(
  { organizationId }: Tenant,
  tx: Tx,
  courseId: number,
  totals: readonly CourseTotal[],
): Promise<void> {
  const userIds = totals.map(({ userId }) => userId);
  const percents = totals.map(({ percent }) => percent);
  await tx.sql`insert into course_totals as t (organization_id, course_id, user_id, percent)
    select ${organizationId}, ${courseId}, n.user_id, n.percent
    from unnest(${userIds}::bigint[], ${percents}::text[]) n(user_id, percent)
    on conflict (organization_id, course_id, user_id) do update set percent = excluded.percent
    where t.percent is distinct from excluded.percent`;
}
