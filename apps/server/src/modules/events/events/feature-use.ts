import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const eventsInUse: FeatureUse = {
  feature: 'events',
  count: () => sql<number>`select count(*)::int from events where ${inOrganization()}`,
};
