import type { Language } from '@sullam/domain/localized.ts';
import type { Database, Tx } from '../../kernel/database/database.ts';

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

/** The account of an e-mail address, and what it is in an organisation. */
export async function findAccount(
  database: Pick<Database, 'identity'>,
  organizationId: number,
  email: string,
): Promise<Account | undefined> {
  const [row] = await database.identity<Account[]>`
    select u.user_id as "userId", u.email, u.password_hash as "passwordHash",
      u.email_verified_at is not null as "isEmailVerified", m.status, m.first_name as "firstName", m.language
    from open_accounts u left join member_standings m on m.user_id = u.user_id and m.organization_id = ${organizationId}
    where u.email_key = lower(${email}::text)`;
  return row;
}

export async function findAccountById(
  tx: Tx,
  organizationId: number,
  userId: number,
): Promise<(Account & { lastName: string | null }) | undefined> {
  const [row] = await tx.sql<(Account & { lastName: string | null })[]>`
    select u.user_id as "userId", u.email, u.password_hash as "passwordHash",
      u.email_verified_at is not null as "isEmailVerified", m.status, m.first_name as "firstName",
      m.last_name as "lastName", m.language
    from open_accounts u left join member_standings m on m.user_id = u.user_id and m.organization_id = ${organizationId}
    where u.user_id = ${userId}`;
  return row;
}
