import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { ours } from '../../../kernel/database/organization.ts';

export const gradesInCourse = {
  kind: 'GRADES' as const,
  exists: (_context: MemberContext, courseId: number) =>
    sql<boolean>`exists (select from grade_items i where ${ours('i')} and i.course_id = ${courseId})`,
};
