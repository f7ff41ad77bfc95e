import { sql } from 'kysely';
import { ours } from '../../../kernel/database/organization.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const lecturesInUse: FeatureUse = {
  feature: 'lectures',
  count: () => sql<number>`select count(*)::int from lectures where ${ours()}`,
  courses: () => sql<number>`select count(distinct course_id)::int from lectures where ${ours()}`,
};
