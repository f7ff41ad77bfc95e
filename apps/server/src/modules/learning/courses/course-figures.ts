import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';

/** Published courses. */
export const courseCount = () => sql<number>`
  select count(*)::int from courses where ${inOrganization()} and status = 'PUBLISHED'`;

/** Hours of published courses. */
export const courseHours = () => sql<number>`
  select (coalesce(sum(duration_minutes), 0) / 60)::int from courses where ${inOrganization()} and status = 'PUBLISHED'`;
