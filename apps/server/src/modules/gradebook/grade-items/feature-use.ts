import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const gradesInUse: FeatureUse = {
  feature: 'grades',
  count: () => sql<number>`select count(*)::int from grade_items where ${inOrganization()}`,
  courses: () => sql<number>`select count(distinct course_id)::int from grade_items where ${inOrganization()}`,
};
