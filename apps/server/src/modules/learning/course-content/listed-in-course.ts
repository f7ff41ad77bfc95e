import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

const lessonsOf = (kind: 'EXAM' | 'ASSIGNMENT') => (_context: MemberContext, courseId: number) =>
  sql<boolean>`exists (select from lessons l where ${inOrganization('l')} and l.course_id = ${courseId} and l.kind = ${kind})`;

/** Exams and assignments stand among the lessons, those that are locked too. */
export const examsInCourse = { kind: 'EXAMS' as const, exists: lessonsOf('EXAM') };
export const assignmentsInCourse = { kind: 'ASSIGNMENTS' as const, exists: lessonsOf('ASSIGNMENT') };
