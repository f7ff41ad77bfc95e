import type { Language } from '@sullam/domain/localized.ts';
import type { Tx } from '../../kernel/database/database.ts';

export interface ChallengePayload {
  method: 'EMAIL' | 'TOTP';
  /** When the last code was mailed, and how many were. */
  sentAt?: string;
  sent?: number;
  /** The session that was handed over. */
  handedOverFrom?: string;
}

export interface Challenge {
  userId: number;
  organizationId: number;
  codeHash: string | null;
  payload: ChallengePayload;
  attempts: number;
}

export async function insertChallenge(
  tx: Tx,
  challenge: {
    tokenHash: string;
    userId: number;
    organizationId: number;
    codeHash: string | null;
    payload: ChallengePayload;
    expiresAt: Date;
  },
): Promise<void> {
  await tx.sql`
    insert into one_time_tokens (token_hash, purpose, user_id, organization_id, code_hash, payload, expires_at)
    values (${challenge.tokenHash}, 'TWO_FACTOR', ${challenge.userId}, ${challenge.organizationId}, ${challenge.codeHash},
      ${JSON.stringify(challenge.payload)}::text::jsonb, ${challenge.expiresAt})`;
}

/** The open challenge of a token, held for this transaction: tries are counted one after the other. */
export async function lockChallenge(tx: Tx, tokenHash: string, now: Date): Promise<Challenge | undefined> {
  const [row] = await tx.sql<Challenge[]>`
    select user_id as "userId", organization_id as "organizationId", code_hash as "codeHash", payload, attempts
    from one_time_tokens
    where token_hash = ${tokenHash} and purpose = 'TWO_FACTOR' and used_at is null and expires_at > ${now} for update`;
  return row;
}

export async function countAttempt(tx: Tx, tokenHash: string): Promise<void> {
  await tx.sql`update one_time_tokens set attempts = attempts + 1 where token_hash = ${tokenHash}`;
}

export async function useChallenge(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx.sql`update one_time_tokens set used_at = ${now} where token_hash = ${tokenHash}`;
}

export async function renewCode(tx: Tx, tokenHash: string, codeHash: string, payload: ChallengePayload): Promise<void> {
  await tx.sql`
    update one_time_tokens set code_hash = ${codeHash}, payload = ${JSON.stringify(payload)}::text::jsonb
    where token_hash = ${tokenHash}`;
}

export interface TwoFactorAccount {
  userId: number;
  email: string;
  isWished: boolean;
  totpSecret: string | null;
  totpLastStep: number | null;
  firstName: string;
  language: Language;
  recoveryCodesLeft: number;
}

/** What two-factor needs of an account, as a member of the organisation. Locked, so that no code works twice. */
export async function lockAccount(
  tx: Tx,
  organizationId: number,
  userId: number,
): Promise<TwoFactorAccount | undefined> {
  const [row] = await tx.sql<TwoFactorAccount[]>`
    select u.user_id as "userId", u.email, u.two_factor_enabled as "isWished",
      u.totp_secret as "totpSecret", u.totp_last_step as "totpLastStep", m.first_name as "firstName", m.language,
      (select count(*) from recovery_codes r where r.user_id = u.user_id and r.used_at is null) as "recoveryCodesLeft"
    from users u join members m on m.user_id = u.user_id and m.organization_id = ${organizationId}
    where u.user_id = ${userId} and u.deleted_at is null for update of u`;
  return row;
}

export async function keepTotpStep(tx: Tx, userId: number, step: number): Promise<void> {
  await tx.sql`update users set totp_last_step = ${step} where user_id = ${userId}`;
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

export async function setTwoFactorWish(tx: Tx, userId: number, isEnabled: boolean): Promise<void> {
  await tx.sql`update users set two_factor_enabled = ${isEnabled} where user_id = ${userId}`;
}

export async function setTotp(tx: Tx, userId: number, sealedSecret: string | null, step: number | null): Promise<void> {
  await tx.sql`update users set totp_secret = ${sealedSecret}, totp_last_step = ${step} where user_id = ${userId}`;
}

const enrolmentKey = (userId: number): string => `totp enrolment of ${userId}`;

/** The secret that an app is being given, until its first code shows that it arrived. The newest counts. */
export async function putEnrolment(
  tx: Tx,
  enrolment: { userId: number; organizationId: number; sealedSecret: string; expiresAt: Date },
): Promise<void> {
  await tx.sql`
    insert into one_time_tokens (token_hash, purpose, user_id, organization_id, payload, expires_at)
    values (${enrolmentKey(enrolment.userId)}, 'TOTP_ENROLMENT', ${enrolment.userId}, ${enrolment.organizationId},
      ${JSON.stringify({ secret: enrolment.sealedSecret })}::text::jsonb, ${enrolment.expiresAt})
    on conflict (token_hash) do update set payload = excluded.payload, expires_at = excluded.expires_at,
      organization_id = excluded.organization_id`;
}

export async function findEnrolment(tx: Tx, userId: number, now: Date): Promise<string | undefined> {
  const [row] = await tx.sql<{ secret: string }[]>`
    select payload->>'secret' as secret from one_time_tokens where token_hash = ${enrolmentKey(userId)} and expires_at > ${now}`;
  return row?.secret;
}

export async function removeEnrolment(tx: Tx, userId: number): Promise<void> {
  await tx.sql`delete from one_time_tokens where token_hash = ${enrolmentKey(userId)}`;
}
