import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { ORGANIZATION } from '../../../kernel/database/organization.ts';

/** What a learner's posted grades make of a course in the end: exact, null while nothing counts. */
export interface CourseTotal {
  userId: number;
  percent: string | null;
}

export async function upsertCourseTotals(tx: Tx, courseId: number, totals: readonly CourseTotal[]): Promise<void> {
  const userIds = totals.map(({ userId }) => userId);
  const percents = totals.map(({ percent }) => percent);
  await tx.sql`insert into course_totals as t (organization_id, course_id, user_id, percent)
    select ${ORGANIZATION}::bigint, ${courseId}::bigint, unnest(${userIds}::bigint[]), unnest(${percents}::text[])
    on conflict (organization_id, course_id, user_id) do update set percent = excluded.percent
    where t.percent is distinct from excluded.percent`;
}

/** How much of a course's sessions a learner attended: exact, null while there was none. */
export interface CourseAttendance {
  userId: number;
  attendance: string | null;
}

export async function upsertCourseAttendance(
  tx: Tx,
  courseId: number,
  shares: readonly CourseAttendance[],
): Promise<void> {
  const userIds = shares.map(({ userId }) => userId);
  const attendances = shares.map(({ attendance }) => attendance);
  await tx.sql`insert into course_totals as t (organization_id, course_id, user_id, attendance)
    select ${ORGANIZATION}::bigint, ${courseId}::bigint, unnest(${userIds}::bigint[]), unnest(${attendances}::text[])
    on conflict (organization_id, course_id, user_id) do update set attendance = excluded.attendance
    where t.attendance is distinct from excluded.attendance`;
}

/** The final totals of some learners, as far as anything of theirs counts. */
export async function findCourseTotals(
  tx: Tx,
  courseId: number,
  userIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await tx.all(
    db
      .selectFrom('course_totals')
      .select(['user_id', 'percent'])
      .where('course_id', '=', courseId)
      .where('percent', 'is not', null)
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`),
  );
  return new Map(rows.map((row) => [row.user_id, row.percent as string]));
}
