import type { Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';

/** When those who are members now have joined, since a moment. */
export async function findJoinings({ sql }: Tx, since: Date): Promise<Date[]> {
  const rows = await sql<{ joinedAt: Date }[]>`
    select joined_at as "joinedAt" from members where ${ours()} and status = 'ACTIVE' and joined_at > ${since}`;
  return rows.map(({ joinedAt }) => joinedAt);
}
