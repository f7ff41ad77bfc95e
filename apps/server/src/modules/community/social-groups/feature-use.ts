import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const groupsInUse: FeatureUse = {
  feature: 'social-groups',
  count: () => sql<number>`select count(*)::int from social_groups where ${inOrganization()}`,
};
