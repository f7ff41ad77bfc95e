import type { Sql } from '../../src/kernel/database/connect.ts';

/** Gives courses the counts of what a test has put beside them past the application. */
export async function countCourses(admin: Sql, courseIds: number | readonly number[]): Promise<void> {
  await admin`update courses c set
      enrolled_count = (select count(*) from enrollments e where e.course_id = c.course_id and e.status = 'ACTIVE'),
      subsection_count = (select count(*) from course_subsections s where s.course_id = c.course_id),
      required_count = (select count(*) from course_subsections s where s.course_id = c.course_id and s.is_required)
    where course_id = any(${[courseIds].flat()}::bigint[])`;
}
