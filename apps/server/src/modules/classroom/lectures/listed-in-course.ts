import type { LectureKind } from '@sullam/domain/lectures/lecture.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

const lecturesOf = (kind: LectureKind) => (_context: MemberContext, courseId: number) =>
  sql<boolean>`exists (select from lectures l
    where ${inOrganization('l')} and l.course_id = ${courseId} and l.kind = ${kind} and l.is_published)`;

export const onlineLecturesInCourse = { kind: 'ONLINE_LECTURES' as const, exists: lecturesOf('ONLINE') };
export const onCampusLecturesInCourse = { kind: 'ON_CAMPUS_LECTURES' as const, exists: lecturesOf('ON_CAMPUS') };
