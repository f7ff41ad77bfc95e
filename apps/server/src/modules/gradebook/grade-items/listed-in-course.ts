import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

export const gradesInCourse = {
  kind: 'GRADES' as const,
  exists: (_context: MemberContext, courseId: number) =>
    sql<boolean>`exists (select from grade_items i where ${inOrganization('i')} and i.course_id = ${courseId})`,
};
