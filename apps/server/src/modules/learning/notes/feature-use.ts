import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const notesInUse: FeatureUse = {
  feature: 'notes',
  count: () => sql<number>`select count(*)::int from notes where ${inOrganization()} and deleted_at is null`,
  courses: () =>
    sql<number>`select count(distinct course_id)::int from notes where ${inOrganization()} and deleted_at is null`,
};
