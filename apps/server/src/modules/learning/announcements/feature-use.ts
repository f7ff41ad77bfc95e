import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const announcementsInUse: FeatureUse = {
  feature: 'announcements',
  count: () => sql<number>`select count(*)::int from announcements where ${inOrganization()}`,
};
