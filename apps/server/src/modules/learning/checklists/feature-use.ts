import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const checklistsInUse: FeatureUse = {
  feature: 'checklists',
  count: () => sql<number>`select count(*)::int from checklists where ${inOrganization()}`,
};
