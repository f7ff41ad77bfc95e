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
    from users u left join members m on m.user_id = u.user_id and m.organization_id = ${organizationId}
    where u.email_key = lower(${email}::text) and u.deleted_at is null`;
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
    from users u left join members m on m.user_id = u.user_id and m.organization_id = ${organizationId}
    where u.user_id = ${userId} and u.deleted_at is null`;
  return row;
}

export async function insertAccount(tx: Tx, email: string, passwordHash: string | null, now: Date): Promise<number> {
  const [row] = await tx.sql<{ userId: number }[]>`
    insert into users (email, password_hash, password_changed_at, created_at)
    values (${email}, ${passwordHash}, ${passwordHash === null ? null : now}, ${now}) returning user_id as "userId"`;
  if (!row) throw new Error('an account was not inserted');
  return row.userId;
}

export interface NewMember {
  organizationId: number;
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  status: 'ACTIVE' | 'PENDING';
  extraFields: Record<string, unknown>;
  now: Date;
}

/** Makes somebody a member and gives the permission sets that everybody gets. */
export async function insertMember(tx: Tx, member: NewMember): Promise<void> {
  await tx.sql`
    insert into members (organization_id, user_id, email, first_name, last_name, language, status, extra_fields, requested_at, joined_at)
    values (${member.organizationId}, ${member.userId}, ${member.email}, ${member.firstName}, ${member.lastName},
      ${member.language}, ${member.status}, ${JSON.stringify(member.extraFields)}::text::jsonb, ${member.now},
      ${member.status === 'ACTIVE' ? member.now : null})`;
  await giveDefaultSets(tx, member.organizationId, member.userId);
}

export async function giveDefaultSets(tx: Tx, organizationId: number, userId: number): Promise<void> {
  await tx.sql`
    insert into member_permission_sets (organization_id, user_id, permission_set_id)
    select organization_id, ${userId}, permission_set_id from permission_sets
    where organization_id = ${organizationId} and is_default on conflict do nothing`;
}

export async function activateMember(tx: Tx, organizationId: number, userId: number, now: Date): Promise<void> {
  await tx.sql`
    update members set status = 'ACTIVE', joined_at = coalesce(joined_at, ${now}), access_version = access_version + 1
    where organization_id = ${organizationId} and user_id = ${userId}`;
}

export async function setPassword(tx: Tx, userId: number, passwordHash: string, now: Date): Promise<void> {
  await tx.sql`
    update users set password_hash = ${passwordHash}, password_changed_at = ${now}, must_reset_password = false
    where user_id = ${userId}`;
}

export async function setEmailVerified(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.sql`update users set email_verified_at = ${now} where user_id = ${userId} and email_verified_at is null`;
}
