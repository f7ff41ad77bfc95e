import { sql } from 'kysely';
import { ours } from '../../../kernel/database/organization.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const assignmentsInUse: FeatureUse = {
  feature: 'assignments',
  count: () => sql<number>`select count(*)::int from assignments where ${ours()}`,
  courses: () => sql<number>`select count(distinct course_id)::int from assignments where ${ours()}`,
};
