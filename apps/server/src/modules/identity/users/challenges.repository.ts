import type { Database, Tx } from '../../../kernel/database/database.ts';

export interface ChallengePayload {
  method: 'EMAIL' | 'TOTP';
  /** When the last code was mailed, and how many were. */
  sentAt?: string;
  sent?: number;
  /** The session that was handed over. */
  handedOverFrom?: string;
  /** The browser, where it proved that this account had signed in with it. */
  deviceId?: string;
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

/** Whose sign-in a challenge belongs to, whatever has become of it. */
export async function ownerOfChallenge({ identity }: Database, tokenHash: string): Promise<number | undefined> {
  const [row] = await identity<{ userId: number }[]>`
    select user_id as "userId" from one_time_tokens where token_hash = ${tokenHash} and purpose = 'TWO_FACTOR'`;
  return row?.userId;
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
