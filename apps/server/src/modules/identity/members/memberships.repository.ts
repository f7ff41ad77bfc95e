import type { AnySql } from '../../../kernel/database/connect.ts';

/** Everyone who is or was a member of an organisation, for the operator's commands. */
export async function memberIdsOf(sql: AnySql, organizationId: number): Promise<number[]> {
  const rows = await sql<{ userId: number }[]>`
    select user_id as "userId" from members where organization_id = ${organizationId}`;
  return rows.map(({ userId }) => userId);
}

/** Those of some accounts that are members of no organisation of this server. */
export async function withoutMembership(sql: AnySql, userIds: readonly number[]): Promise<number[]> {
  const rows = await sql<{ userId: number }[]>`
    select given.id as "userId" from unnest(${userIds as number[]}::bigint[]) as given (id)
    where not exists (select from members m where m.user_id = given.id)`;
  return rows.map(({ userId }) => userId);
}
