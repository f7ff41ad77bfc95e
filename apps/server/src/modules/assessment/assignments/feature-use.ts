import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const assignmentsInUse: FeatureUse = {
  feature: 'assignments',
  count: () => sql<number>`select count(*)::int from assignments where ${inOrganization()}`,
  courses: () => sql<number>`select count(distinct course_id)::int from assignments where ${inOrganization()}`,
};
