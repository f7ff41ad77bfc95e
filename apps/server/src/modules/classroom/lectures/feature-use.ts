import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const lecturesInUse: FeatureUse = {
  feature: 'lectures',
  count: () => sql<number>`select count(*)::int from lectures where ${inOrganization()}`,
  courses: () => sql<number>`select count(distinct course_id)::int from lectures where ${inOrganization()}`,
};
