import type { Database, Tx } from '../../../kernel/database/database.ts';
import { hashToken, randomToken } from '../../../kernel/secrets.ts';

export type TokenPurpose = 'VERIFY_EMAIL' | 'RESET_PASSWORD' | 'SIGN_ON' | 'INVITATION' | 'CHANGE_EMAIL';

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
export async function peekToken<Payload>(
  tx: Tx,
  token: { text: string; purpose: TokenPurpose; organizationId: number; now: Date },
): Promise<OneTimeToken<Payload> | undefined> {
  const [row] = await tx.sql<OneTimeToken<Payload>[]>`
    select user_id as "userId", organization_id as "organizationId", payload from one_time_tokens
    where token_hash = ${hashToken(token.text)} and purpose = ${token.purpose} and organization_id = ${token.organizationId}
      and used_at is null and expires_at > ${token.now}`;
  return row;
}

/** A token of a purpose as it stands, held for this transaction, also one that was used; undefined when it is too old. */
export async function lockToken<Payload>(
  tx: Tx,
  token: { text: string; purpose: TokenPurpose; organizationId: number; now: Date },
): Promise<(OneTimeToken<Payload> & { isUsed: boolean }) | undefined> {
  const [row] = await tx.sql<(OneTimeToken<Payload> & { isUsed: boolean })[]>`
    select user_id as "userId", organization_id as "organizationId", payload, used_at is not null as "isUsed" from one_time_tokens
    where token_hash = ${hashToken(token.text)} and purpose = ${token.purpose} and organization_id = ${token.organizationId}
      and expires_at > ${token.now} for update`;
  return row;
}

/** Older tokens of the same purpose don't work any more. */
export async function retireTokens(tx: Tx, userId: number, purpose: TokenPurpose, now: Date): Promise<void> {
  await tx.sql`
    update one_time_tokens set used_at = ${now} where user_id = ${userId} and purpose = ${purpose} and used_at is null`;
}

/** The same for those of one organisation. */
export async function retireTokensOf(
  tx: Tx,
  tokens: { userId: number; organizationId: number; purpose: TokenPurpose; now: Date },
): Promise<void> {
  await tx.sql`
    update one_time_tokens set used_at = ${tokens.now}
    where user_id = ${tokens.userId} and organization_id = ${tokens.organizationId} and purpose = ${tokens.purpose}
      and used_at is null`;
}

/** Removes what ran out before a moment: tokens, and changes of addresses that nobody confirmed. */
export async function forgetOldTokens(database: Database, organizationId: number, before: Date): Promise<void> {
  await database.identity`
    delete from one_time_tokens where organization_id = ${organizationId} and expires_at < ${before}`;
  await database.identity`
    delete from email_changes where organization_id = ${organizationId} and expires_at < ${before}`;
}
