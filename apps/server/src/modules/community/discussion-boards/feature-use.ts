import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const boardsInUse: FeatureUse = {
  feature: 'discussion-boards',
  count: () => sql<number>`select count(*)::int from discussion_boards where ${inOrganization()}`,
  courses: () => sql<number>`select count(distinct course_id)::int from discussion_boards where ${inOrganization()}`,
};
