import type { Sql } from '../../src/kernel/database/connect.ts';
import { countCourses } from './count-courses.ts';

/** Makes members learners of a course, past the application: they are entitled to it and enrolled. */
export async function enrol(
  admin: Sql,
  organizationId: number,
  courseId: number,
  userIds: number | readonly number[],
  { at = new Date(), completedAt = null }: { at?: Date; completedAt?: Date | null } = {},
): Promise<void> {
  const ids = [userIds].flat();
  await admin`insert into entitlements (organization_id, user_id, subject_kind, subject_id, source, status, granted_at)
    select ${organizationId}, id, 'COURSE', ${courseId}, 'GRANT', 'ACTIVE', ${at} from unnest(${ids}::bigint[]) id`;
  await admin`insert into enrollments (organization_id, course_id, user_id, enrolled_at, completed_at)
    select ${organizationId}, ${courseId}, id, ${at}, ${completedAt} from unnest(${ids}::bigint[]) id`;
  await countCourses(admin, courseId);
}
