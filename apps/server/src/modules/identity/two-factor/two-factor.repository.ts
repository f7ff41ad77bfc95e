import type { Language } from '@sullam/domain/localized.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { lockUser } from '../users/users.public.ts';

export interface TwoFactorAccount {
  userId: number;
  email: string;
  isWished: boolean;
  totpSecret: string | null;
  totpLastStep: number | null;
  firstName: string;
  language: Language;
  recoveryCodesLeft: number;
  /** An administrator of this organisation lets the person in by mailed codes. */
  isReset: boolean;
}

/** Does signing in here take a code of the app? */
export const usesApp = ({ totpSecret, isReset }: TwoFactorAccount): boolean => totpSecret !== null && !isReset;

type Membership = Pick<TwoFactorAccount, 'firstName' | 'language' | 'isReset'>;

/** What two-factor needs of an account, as a member of the organisation. Locked, so that no code works twice. */
export async function lockAccount(
  tx: Tx,
  organizationId: number,
  userId: number,
): Promise<TwoFactorAccount | undefined> {
  if (!(await lockUser(tx, userId))) return undefined;
  const [account] = await tx.sql<Omit<TwoFactorAccount, keyof Membership>[]>`
    select u.user_id as "userId", u.email, u.two_factor_enabled as "isWished",
      u.totp_secret as "totpSecret", u.totp_last_step as "totpLastStep",
      (select count(*) from recovery_codes r where r.user_id = u.user_id and r.used_at is null) as "recoveryCodesLeft"
    from open_accounts u where u.user_id = ${userId}`;
  const [member] = await tx.sql<Membership[]>`
    select first_name as "firstName", language, second_factor_reset_at is not null as "isReset" from member_records
    where organization_id = ${organizationId} and user_id = ${userId}`;
  return account && member && { ...account, ...member };
}

/** Uses a recovery code up. False when there is no such unused code. */
export async function useRecoveryCode(tx: Tx, userId: number, hash: string, now: Date): Promise<boolean> {
  const rows = await tx.sql`
    update recovery_codes set used_at = ${now} where user_id = ${userId} and code_hash = ${hash} and used_at is null returning 1`;
  return rows.length > 0;
}

export async function replaceRecoveryCodes(tx: Tx, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.sql`delete from recovery_codes where user_id = ${userId}`;
  await tx.sql`insert into recovery_codes (user_id, code_hash) select ${userId}, unnest(${[...hashes]}::text[])`;
}

export async function removeRecoveryCodes(tx: Tx, userId: number): Promise<void> {
  await tx.sql`delete from recovery_codes where user_id = ${userId}`;
}
