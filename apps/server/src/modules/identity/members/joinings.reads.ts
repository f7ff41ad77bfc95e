import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

/** When those who are members now have joined, since a moment. */
export async function findJoinings({ sql }: Tx, since: Date): Promise<Date[]> {
  const rows = await sql<{ joinedAt: Date }[]>`
    select joined_at as "joinedAt" from members where ${inOrganization()} and status = 'ACTIVE' and joined_at > ${since}`;
  return rows.map(({ joinedAt }) => joinedAt);
}

/** The member of a row has joined since a moment. `m` is the alias of a row with a user, any but `joining`. */
export const joinedAfter = (m: string, since: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from members joining where ${inOrganization('joining')} and joining.user_id = ${sql.ref(`${m}.user_id`)} and joining.joined_at >= ${since})`;
