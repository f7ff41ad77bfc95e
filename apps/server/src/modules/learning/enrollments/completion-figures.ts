import { sql } from 'kysely';
import { ours } from '../../../kernel/database/organization.ts';

/** How often a course was completed. */
export const completionCount = () => sql<number>`
  select count(*)::int from enrollments where ${ours()} and completed_at is not null`;
