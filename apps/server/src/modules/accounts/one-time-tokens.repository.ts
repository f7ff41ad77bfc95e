import type { Tx } from '../../kernel/database/database.ts';
import { hashToken, randomToken } from '../../kernel/secrets.ts';

export type TokenPurpose = 'VERIFY_EMAIL' | 'RESET_PASSWORD' | 'SIGN_ON' | 'INVITATION';

export interface OneTimeToken<Payload> {
  userId: number;
  organizationId: number;
  payload: Payload;
}

/** Makes a token that works once; what is kept can't be turned back into it. */
export async function issueToken(
  tx: Tx,
  token: {
    purpose: TokenPurpose;
    userId: number;
    organizationId: number;
    payload: Record<string, unknown>;
    expiresAt: Date;
  },
): Promise<string> {
  const text = randomToken();
  await tx.sql`
    insert into one_time_tokens (token_hash, purpose, user_id, organization_id, payload, expires_at)
    values (${hashToken(text)}, ${token.purpose}, ${token.userId}, ${token.organizationId},
      ${JSON.stringify(token.payload)}::text::jsonb, ${token.expiresAt})`;
  return text;
}

/** Uses a token up. Undefined when it is unknown, spent, too old or of another organisation. */
export async function useToken<Payload>(
  tx: Tx,
  token: { text: string; purpose: TokenPurpose; organizationId: number; now: Date },
): Promise<OneTimeToken<Payload> | undefined> {
  const [row] = await tx.sql<OneTimeToken<Payload>[]>`
    update one_time_tokens set used_at = ${token.now}
    where token_hash = ${hashToken(token.text)} and purpose = ${token.purpose} and organization_id = ${token.organizationId}
      and used_at is null and expires_at > ${token.now}
    returning user_id as "userId", organization_id as "organizationId", payload`;
  return row;
}

/** Looks at a token without using it. */
export async function peekToken(
  tx: Tx,
  token: { text: string; purpose: TokenPurpose; organizationId: number; now: Date },
): Promise<{ userId: number } | undefined> {
  const [row] = await tx.sql<{ userId: number }[]>`
    select user_id as "userId" from one_time_tokens
    where token_hash = ${hashToken(token.text)} and purpose = ${token.purpose} and organization_id = ${token.organizationId}
      and used_at is null and expires_at > ${token.now}`;
  return row;
}

/** Older tokens of the same purpose don't work any more. */
export async function retireTokens(tx: Tx, userId: number, purpose: TokenPurpose, now: Date): Promise<void> {
  await tx.sql`
    update one_time_tokens set used_at = ${now} where user_id = ${userId} and purpose = ${purpose} and used_at is null`;
}
