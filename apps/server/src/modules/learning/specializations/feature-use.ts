import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const specializationsInUse: FeatureUse = {
  feature: 'specializations',
  count: () => sql<number>`select count(*)::int from specializations where ${inOrganization()}`,
};
