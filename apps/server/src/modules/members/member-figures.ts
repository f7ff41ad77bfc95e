import { sql } from 'kysely';
import { ours } from '../../kernel/database/organization.ts';

/** Active members who only learn. */
export const learnerCount = () => sql<number>`
  select count(*)::int from members where ${ours()} and status = 'ACTIVE'
    and not (is_instructor or is_coach or is_administrator)`;

/** Active members who teach. */
export const instructorCount = () => sql<number>`
  select count(*)::int from members where ${ours()} and status = 'ACTIVE' and is_instructor`;
