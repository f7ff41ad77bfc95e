import { sql } from 'kysely';
import type { Tenant } from '../../kernel/database/database.ts';

/** Published courses. */
export const courseCount = ({ organizationId }: Pick<Tenant, 'organizationId'>) => sql<number>`
  select count(*)::int from courses where organization_id = ${organizationId} and status = 'PUBLISHED'`;

/** Hours of published courses. */
export const courseHours = ({ organizationId }: Pick<Tenant, 'organizationId'>) => sql<number>`
  select (coalesce(sum(duration_minutes), 0) / 60)::int from courses where organization_id = ${organizationId} and status = 'PUBLISHED'`;
