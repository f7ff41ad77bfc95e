import { sql } from 'kysely';
import type { Tenant } from '../../kernel/database/database.ts';

/** How often a course was completed. */
export const completionCount = ({ organizationId }: Pick<Tenant, 'organizationId'>) => sql<number>`
  select count(*)::int from enrollments where organization_id = ${organizationId} and completed_at is not null`;
