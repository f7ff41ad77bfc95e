import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const attendanceInUse: FeatureUse = {
  feature: 'attendance',
  count: () => sql<number>`select count(*)::int from attendance_sessions where ${inOrganization()}`,
  courses: () => sql<number>`select count(distinct course_id)::int from attendance_sessions where ${inOrganization()}`,
};
