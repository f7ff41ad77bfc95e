import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

/** Sessions that learners see. */
export const attendanceInCourse = {
  kind: 'ATTENDANCE' as const,
  exists: (_context: MemberContext, courseId: number) =>
    sql<boolean>`exists (select from attendance_sessions s
      where ${inOrganization('s')} and s.course_id = ${courseId} and s.is_published and not s.is_cancelled)`,
};
