import { db, type Tx } from '../../../kernel/database/database.ts';
import { upsert } from '../../../kernel/database/upsert.ts';

export interface ZoomConnection {
  clientId: string;
  account: string;
  /** Sealed, as the next. */
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
  needsConsent: boolean;
}

export const findConnection = (tx: Tx, userId: number): Promise<ZoomConnection | undefined> =>
  tx.one(
    db
      .selectFrom('zoom_connections')
      .select([
        'client_id as clientId',
        'account',
        'access_token as accessToken',
        'refresh_token as refreshToken',
        'expires_at as expiresAt',
        'needs_consent as needsConsent',
      ])
      .where('user_id', '=', userId),
  );

export interface NewConsent {
  stateHash: string;
  userId: number;
  sessionId: string;
  verifier: string;
  expiresAt: Date;
}

/** Keeps one consent of a person at a time: a second window takes the place of the first. */
export async function saveConsent(tx: Tx, consent: NewConsent): Promise<void> {
  await tx.run(db.deleteFrom('zoom_consents').where('user_id', '=', consent.userId));
  await tx.run(
    db.insertInto('zoom_consents').values({
      state_hash: consent.stateHash,
      user_id: consent.userId,
      session_id: consent.sessionId,
      verifier: consent.verifier,
      expires_at: consent.expiresAt,
    }),
  );
}

/** Takes a consent away and answers its verifier; undefined where the state is unknown, used, old or of another session. */
export async function takeConsent(
  tx: Tx,
  given: { stateHash: string; userId: number; sessionId: string; now: Date },
): Promise<string | undefined> {
  const row = await tx.one(
    db
      .deleteFrom('zoom_consents')
      .where('state_hash', '=', given.stateHash)
      .where('user_id', '=', given.userId)
      .where('session_id', '=', given.sessionId)
      .returning(['verifier', 'expires_at']),
  );
  return row && row.expires_at > given.now ? row.verifier : undefined;
}

export async function saveConnection(
  tx: Tx,
  userId: number,
  connection: Omit<ZoomConnection, 'needsConsent'>,
  now: Date,
): Promise<void> {
  const row = {
    client_id: connection.clientId,
    account: connection.account,
    access_token: connection.accessToken,
    refresh_token: connection.refreshToken,
    expires_at: connection.expiresAt,
    refreshing_until: null,
    needs_consent: false,
    connected_at: now,
  };
  await tx.run(upsert(db.insertInto('zoom_connections'), { user_id: userId }, row));
}

/** Whoever gets it may refresh until then; nobody else meanwhile. */
export async function claimRefresh(tx: Tx, userId: number, now: Date, until: Date): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('zoom_connections')
      .set({ refreshing_until: until })
      .where('user_id', '=', userId)
      .where('needs_consent', '=', false)
      .where(({ or, eb }) => or([eb('refreshing_until', 'is', null), eb('refreshing_until', '<', now)])),
  );
  return touched === 1;
}

/** `refreshToken` is the one that was used: a consent that was given meanwhile brought others, which stay. */
export const settleRefresh = (
  tx: Tx,
  userId: number,
  refreshToken: string,
  tokens: { access_token: string; refresh_token: string; expires_at: Date } | { needs_consent: true } | object,
): Promise<number> =>
  tx.run(
    db
      .updateTable('zoom_connections')
      .set({ ...tokens, refreshing_until: null })
      .where('user_id', '=', userId)
      .where('refresh_token', '=', refreshToken),
  );

/** Answers both tokens, sealed. */
export const deleteConnection = (tx: Tx, userId: number) =>
  tx.one(
    db
      .deleteFrom('zoom_connections')
      .where('user_id', '=', userId)
      .returning(['access_token as accessToken', 'refresh_token as refreshToken']),
  );
