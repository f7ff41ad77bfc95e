import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const examsInUse: FeatureUse = {
  feature: 'exams',
  count: () => sql<number>`select count(*)::int from subsection_exams where ${inOrganization()}`,
  courses: () => sql<number>`select count(distinct course_id)::int from subsection_exams where ${inOrganization()}`,
};
