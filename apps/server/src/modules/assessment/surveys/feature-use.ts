import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const surveysInUse: FeatureUse = {
  feature: 'surveys',
  count: () => sql<number>`select count(*)::int from surveys where ${inOrganization()} and type = 'SURVEY'`,
  courses: () =>
    sql<number>`select count(distinct course_id)::int from surveys where ${inOrganization()} and type = 'SURVEY'`,
};
export const pollsInUse: FeatureUse = {
  feature: 'polls',
  count: () => sql<number>`select count(*)::int from surveys where ${inOrganization()} and type = 'POLL'`,
  courses: () =>
    sql<number>`select count(distinct course_id)::int from surveys where ${inOrganization()} and type = 'POLL'`,
};
