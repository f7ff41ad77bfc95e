import type { AnySql } from '../../../kernel/database/connect.ts';

/** An account by what must be unique of it. */
export interface AccountKey {
  userId: number;
  email: string;
}

/** The accounts with these ids, for the operator's commands. */
export const findAccounts = (sql: AnySql, userIds: readonly number[]): Promise<AccountKey[]> => sql`
  select user_id as "userId", email_key as email from users where user_id = any(${userIds as number[]}::bigint[])`;

/** The accounts with these addresses. */
export const findAccountsByEmail = (sql: AnySql, emails: readonly string[]): Promise<AccountKey[]> => sql`
  select user_id as "userId", email_key as email from users where email_key = any(${emails as string[]}::text[])`;

export async function highestUserId(sql: AnySql): Promise<number> {
  const [row] = await sql<{ highest: number }[]>`select coalesce(max(user_id), 0) as highest from users`;
  return row?.highest ?? 0;
}
