import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';

/** How often a course was completed. */
export const completionCount = () => sql<number>`
  select count(*)::int from enrollments where ${inOrganization()} and completed_at is not null`;
