import { type Database, db, identityTransaction, type Tx } from '../../../kernel/database/database.ts';
import { isAmongUuids } from '../../../kernel/database/statement.ts';

export interface NewSession {
  sessionId: string;
  userId: number;
  organizationId: number;
  userAgent: string;
  ip: string;
  twoFactorAt: Date | null;
  masqueraderUserId: number | null;
  masqueraderSessionId: string | null;
  familyId: string | null;
  now: Date;
  expiresAt: Date;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.sql`
    insert into sessions (session_id, user_id, organization_id, masquerader_user_id, masquerader_session_id, family_id, user_agent, ip,
      created_at, last_seen_at, expires_at, two_factor_at)
    values (${session.sessionId}, ${session.userId}, ${session.organizationId}, ${session.masqueraderUserId},
      ${session.masqueraderSessionId}, ${session.familyId}, ${session.userAgent}, ${session.ip}, ${session.now}, ${session.now},
      ${session.expiresAt}, ${session.twoFactorAt})`;
}

export async function insertRefreshToken(
  tx: Tx,
  token: { hash: string; sessionId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.sql`
    insert into refresh_tokens (token_hash, session_id, issued_at, expires_at)
    values (${token.hash}, ${token.sessionId}, ${token.now}, ${token.expiresAt})`;
}

export interface RefreshTokenRecord {
  sessionId: string;
  userId: number;
  organizationId: number;
  masqueraderUserId: number | null;
  rotatedAt: Date | null;
  expiresAt: Date;
  endedAt: Date | null;
  sessionCreatedAt: Date;
  sessionExpiresAt: Date;
  masqueraderSessionId: string | null;
}

/** The session of a refresh token, held for this transaction: refreshes of one session happen one after the other. */
export async function lockByRefreshToken(tx: Tx, tokenHash: string): Promise<RefreshTokenRecord | undefined> {
  // the session first, then the token as it is once the session is ours
  const [found] = await tx.sql<{ sessionId: string }[]>`
    select session_id as "sessionId" from refresh_tokens where token_hash = ${tokenHash}`;
  if (!found) return undefined;
  await tx.sql`select from sessions where session_id = ${found.sessionId} for update`;
  const [row] = await tx.sql<RefreshTokenRecord[]>`
    select s.session_id as "sessionId", s.user_id as "userId", s.organization_id as "organizationId",
      s.masquerader_user_id as "masqueraderUserId", s.masquerader_session_id as "masqueraderSessionId",
      r.rotated_at as "rotatedAt", r.expires_at as "expiresAt", s.ended_at as "endedAt",
      s.created_at as "sessionCreatedAt", s.expires_at as "sessionExpiresAt"
    from refresh_tokens r join sessions s on s.session_id = r.session_id where r.token_hash = ${tokenHash}`;
  return row;
}

export async function markRotated(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx.sql`update refresh_tokens set rotated_at = ${now} where token_hash = ${tokenHash} and rotated_at is null`;
}

export async function touchSession(
  tx: Tx,
  sessionId: string,
  seen: { now: Date; expiresAt: Date; ip: string; userAgent: string },
): Promise<void> {
  await tx.run(
    db
      .updateTable('sessions')
      .set({ last_seen_at: seen.now, expires_at: seen.expiresAt, ip: seen.ip, user_agent: seen.userAgent })
      .where('session_id', '=', sessionId),
  );
}

/** The family of a person's open session, held for this transaction: it ends before or after, not meanwhile. */
export async function lockFamilyOf(tx: Tx, userId: number, sessionId: string, now: Date): Promise<string | undefined> {
  const [row] = await tx.sql<{ familyId: string }[]>`
    select coalesce(family_id, session_id) as "familyId" from sessions
    where session_id = ${sessionId} and user_id = ${userId} and ended_at is null and expires_at > ${now} for update`;
  return row?.familyId;
}

/** The open sessions of the families that some belong to, held for this transaction. */
export async function lockFamilies(tx: Tx, sessionIds: readonly string[]): Promise<string[]> {
  const rows = await tx.sql<{ session_id: string }[]>`
    select session_id from sessions
    where ended_at is null and coalesce(family_id, session_id) in (
      select coalesce(family_id, session_id) from sessions where session_id = any(${[...sessionIds]}::uuid[]))
    order by session_id for update`;
  return rows.map((row) => row.session_id);
}

/** Ends open sessions and those opened from them as somebody else. */
export async function endSessions(tx: Tx, sessionIds: readonly string[], now: Date, reason: string): Promise<void> {
  if (sessionIds.length === 0) return;
  const rows = await tx.sql<{ session_id: string }[]>`
    select session_id from sessions
    where ended_at is null and (session_id = any(${[...sessionIds]}::uuid[]) or masquerader_session_id = any(${[...sessionIds]}::uuid[]))
    order by session_id for update`;
  if (rows.length === 0) return;
  // by their ids: only the sessions that end are invalidated
  const ids = rows.map((row) => row.session_id);
  await tx.run(
    db.updateTable('sessions').set({ ended_at: now, end_reason: reason }).where(isAmongUuids('session_id', ids)),
  );
}

/** The open sessions of a person, those in which an administrator acts as this person included. */
export async function openSessionIds(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx.sql<{ session_id: string }[]>`
    select session_id from sessions where user_id = ${userId} and ended_at is null`;
  return rows.map((row) => row.session_id);
}

export interface StoredSession {
  sessionId: string;
  userAgent: string;
  ip: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The open sessions of a person that the person opened, the last used first. */
export async function listOpenSessions(tx: Tx, userId: number, now: Date): Promise<StoredSession[]> {
  return tx.sql<StoredSession[]>`
    select session_id as "sessionId", user_agent as "userAgent", ip, created_at as "createdAt", last_seen_at as "lastSeenAt"
    from sessions
    where user_id = ${userId} and ended_at is null and expires_at > ${now} and masquerader_user_id is null
    order by last_seen_at desc limit 100`;
}

/** Notes the device. Answers true when it is new and not the person's first. */
export async function noteDevice(tx: Tx, userId: number, hash: string, now: Date): Promise<boolean> {
  const [row] = await tx.sql<{ isNew: boolean; hadOthers: boolean }[]>`
    with others as (select count(*) > 0 as found from known_devices where user_id = ${userId}),
    added as (
      insert into known_devices (user_id, device_hash, first_seen_at) values (${userId}, ${hash}, ${now})
      on conflict do nothing returning 1)
    select exists (select from added) as "isNew", (select found from others) as "hadOthers"`;
  return row?.isNew === true && row.hadOthers;
}

/** Was a second factor shown in this session? */
export async function hasShownSecondFactor(tx: Tx, sessionId: string): Promise<boolean> {
  const rows = await tx.sql`select 1 from sessions where session_id = ${sessionId} and two_factor_at is not null`;
  return rows.length > 0;
}

/** A second factor was shown in a session that was opened without one. */
export async function noteSecondFactor(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.run(db.updateTable('sessions').set({ two_factor_at: now }).where('session_id', '=', sessionId));
}

/** In which organisation a session was let in. */
export async function organizationOfSession(tx: Tx, sessionId: string): Promise<number | undefined> {
  const [row] = await tx.sql<{ organizationId: number }[]>`
    select organization_id as "organizationId" from sessions where session_id = ${sessionId}`;
  return row?.organizationId;
}

/** Forgets from where somebody signed in. That they did stays with the sessions, which are over. */
export async function forgetDevices(tx: Tx, userId: number): Promise<void> {
  await tx.sql`delete from known_devices where user_id = ${userId}`;
  await tx.run(db.updateTable('sessions').set({ user_agent: '', ip: '' }).where('user_id', '=', userId));
}

/** Rows of one statement: their ids fit into one notification, so that no other session is invalidated. */
const BATCH = 150;

/** Deletes the sessions of an organisation that were over before a moment. */
export async function deleteOldSessions(database: Database, organizationId: number, before: Date): Promise<void> {
  const deleteBatch = async (tx: Tx): Promise<number> => {
    const rows = await tx.sql<{ session_id: string }[]>`
      select session_id from sessions
      where organization_id = ${organizationId} and (ended_at < ${before} or expires_at < ${before}) limit ${BATCH}`;
    const ids = rows.map((row) => row.session_id);
    return ids.length === 0 ? 0 : tx.run(db.deleteFrom('sessions').where(isAmongUuids('session_id', ids)));
  };
  while ((await identityTransaction({ database }, deleteBatch)) === BATCH);
}
