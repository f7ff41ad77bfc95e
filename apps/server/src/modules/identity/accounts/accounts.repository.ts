import type { Language } from '@sullam/domain/localized.ts';
import type { SendsSql } from '../../../kernel/database/connect.ts';
import type { Database, Tx } from '../../../kernel/database/database.ts';

export interface Account {
  userId: number;
  email: string;
  passwordHash: string | null;
  isEmailVerified: boolean;
  /** As a member of the organisation that was asked about; null where it is none there. */
  status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED' | null;
  firstName: string | null;
  language: Language | null;
}

type Membership = Pick<Account, 'status' | 'firstName' | 'language'> & { lastName: string | null };

const NO_MEMBER: Membership = { status: null, firstName: null, lastName: null, language: null };

/** What an account is in an organisation. */
async function withMembership(
  sql: SendsSql,
  organizationId: number,
  account: Omit<Account, keyof Membership> | undefined,
): Promise<(Account & Membership) | undefined> {
  // asked of nobody too: whether there is such an account can't be inferred from the time it takes
  const [member] = await sql<Membership[]>`
    select status, name_in_own_language as "firstName", last_name as "lastName", language from member_records
    where organization_id = ${organizationId} and user_id = ${account?.userId ?? 0}`;
  return account && { ...account, ...(member ?? NO_MEMBER) };
}

/** The account of an e-mail address, and what it is in an organisation. */
export async function findAccount(
  { identity }: Pick<Database, 'identity'>,
  organizationId: number,
  email: string,
): Promise<Account | undefined> {
  const [row] = await identity<Omit<Account, keyof Membership>[]>`
    select user_id as "userId", email, password_hash as "passwordHash", email_verified_at is not null as "isEmailVerified"
    from open_accounts where email_key = lower(${email}::text)`;
  return withMembership(identity, organizationId, row);
}

export async function findAccountById(
  tx: Tx,
  organizationId: number,
  userId: number,
): Promise<(Account & Membership) | undefined> {
  const [row] = await tx.sql<Omit<Account, keyof Membership>[]>`
    select user_id as "userId", email, password_hash as "passwordHash", email_verified_at is not null as "isEmailVerified"
    from open_accounts where user_id = ${userId}`;
  return withMembership(tx.sql, organizationId, row);
}
