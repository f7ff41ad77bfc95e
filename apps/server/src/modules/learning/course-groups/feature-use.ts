import { sql } from 'kysely';
import { ours } from '../../../kernel/database/organization.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const courseGroupsInUse: FeatureUse = {
  feature: 'course-groups',
  count: () => sql<number>`select count(*)::int from course_groups where ${ours()}`,
  courses: () => sql<number>`select count(distinct course_id)::int from course_groups where ${ours()}`,
};
