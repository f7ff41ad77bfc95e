import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

const surveysOf = (type: 'SURVEY' | 'POLL') => (_context: MemberContext, courseId: number) =>
  sql<boolean>`exists (select from surveys s
    where ${inOrganization('s')} and s.course_id = ${courseId} and s.type = ${type} and s.status <> 'DRAFT')`;

export const surveysInCourse = { kind: 'SURVEYS' as const, exists: surveysOf('SURVEY') };
export const pollsInCourse = { kind: 'POLLS' as const, exists: surveysOf('POLL') };
