import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { MediaReference } from '../../organization/media/media.public.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const attendanceInUse: FeatureUse = {
  feature: 'attendance',
  count: () => sql<number>`select count(*)::int from attendance_sessions where ${inOrganization()}`,
  courses: () => sql<number>`select count(distinct course_id)::int from attendance_sessions where ${inOrganization()}`,
};

/** Sessions that learners see. */
export const attendanceInCourse = {
  kind: 'ATTENDANCE' as const,
  exists: (_context: MemberContext, courseId: number) =>
    sql<boolean>`exists (select from attendance_sessions s
      where ${inOrganization('s')} and s.course_id = ${courseId} and s.is_published and not s.is_cancelled)`,
};

/** A file is the proof of an excuse. */
export const excuseMediaUses: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from attendance_excuses e where ${inOrganization('e')} and ${mediaId} = any(e.media_ids))`;
