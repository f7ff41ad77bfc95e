import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const courseGroupsInUse: FeatureUse = {
  feature: 'course-groups',
  count: () => sql<number>`select count(*)::int from course_groups where ${inOrganization()}`,
  courses: () => sql<number>`select count(distinct course_id)::int from course_groups where ${inOrganization()}`,
};
