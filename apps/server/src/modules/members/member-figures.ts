import { sql } from 'kysely';
import type { Tenant } from '../../kernel/database/database.ts';

/** Active members who only learn. */
export const learnerCount = ({ organizationId }: Pick<Tenant, 'organizationId'>) => sql<number>`
  select count(*)::int from members where organization_id = ${organizationId} and status = 'ACTIVE'
    and not (is_instructor or is_coach or is_administrator)`;

/** Active members who teach. */
export const instructorCount = ({ organizationId }: Pick<Tenant, 'organizationId'>) => sql<number>`
  select count(*)::int from members where organization_id = ${organizationId} and status = 'ACTIVE' and is_instructor`;
