import { randomUUID } from 'node:crypto';
import { DAY, HOUR, MINUTE, SECOND } from '@sullam/domain/limits.ts';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { identityTransaction, type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { notFound, Problem } from '../../../kernel/problem.ts';
import { hashToken, randomToken } from '../../../kernel/secrets.ts';
import { noteSeen } from '../members/members.public.ts';
import type { AccessTokens } from './access-token.ts';
import { refuseUnlessActive } from './caller-lookup.ts';
import { describeDevice, deviceHash } from './device.ts';
import {
  endSessions,
  insertRefreshToken,
  insertSession,
  listOpenSessions,
  lockByRefreshToken,
  lockFamilies,
  lockFamilyOf,
  markRotated,
  noteDevice,
  openSessionIds,
  type RefreshTokenRecord,
  touchSession,
} from './sessions.repository.ts';
import type { Session, SignInResult } from './sessions.schemas.ts';
import { sessionOpenedOnNewDevice } from './sessions.signals.ts';
import { readSignedInUser } from './signed-in-user.reads.ts';

/** A session ends when it isn't used for this long, and at the latest after LONGEST_SESSION. */
const IDLE_SESSION = 30 * DAY;
const LONGEST_SESSION = 180 * DAY;
const LONGEST_MASQUERADE = HOUR;
/** Tabs that refresh at the same moment present the same token: for this long that is no theft. */
const OVERLAP = 20 * SECOND;

export interface Opened {
  sessionId: string;
  userId: number;
  masqueraderUserId: number | null;
  refresh: string;
}

export interface Opening {
  userId: number;
  /** A second factor was shown. */
  hasShownSecondFactor?: boolean;
  /** The user's own session that was handed over: both are of one family. */
  handedOverFrom?: string;
  /** The administrator who acts as the user, and the session to return to. */
  masquerader?: Masquerader;
}

export interface Masquerader {
  userId: number;
  sessionId: string;
}

/** Opens, refreshes and ends sessions. Without state of its own: every module may make one. */
export class Sessions {
  constructor(private readonly tokens: AccessTokens) {}

  /** A change of accounts or sessions. */
  change<R>(context: RequestContext, work: (tx: Tx) => Promise<R>): Promise<R> {
    return identityTransaction(context, work);
  }

  /**
   * Opens a session for somebody who has proved enough. Reports whether the device is new.
   * @throws Problem auth-007 when the session that it goes back to is over
   */
  async open(context: RequestContext, tx: Tx, opening: Opening): Promise<Opened> {
    const now = context.clock.now();
    const sessionId = randomUUID();
    const masquerader = opening.masquerader ?? null;
    const from = opening.handedOverFrom;
    const familyId =
      from === undefined ? null : await requireOpen(tx, { userId: opening.userId, sessionId: from }, now);
    if (masquerader) await requireOpen(tx, masquerader, now);
    const expiresAt = new Date(now.getTime() + (masquerader ? LONGEST_MASQUERADE : IDLE_SESSION));
    await insertSession(tx, {
      sessionId,
      userId: opening.userId,
      organizationId: context.organizationId,
      userAgent: context.userAgent,
      ip: context.ip,
      twoFactorAt: opening.hasShownSecondFactor ? now : null,
      masqueraderUserId: masquerader?.userId ?? null,
      masqueraderSessionId: masquerader?.sessionId ?? null,
      familyId,
      now,
      expiresAt,
    });
    if (!masquerader) await this.noteDevice(context, tx, opening.userId, sessionId);
    const refresh = await this.newRefreshToken(tx, sessionId, now, expiresAt);
    return { sessionId, userId: opening.userId, masqueraderUserId: masquerader?.userId ?? null, refresh };
  }

  /** What a client gets for an opened session. Call after the commit. */
  async result(context: RequestContext, opened: Opened): Promise<SignInResult> {
    const user = await readSignedInUser(context, opened.userId, opened.masqueraderUserId);
    if (!user) throw new Problem('auth-002', 403);
    refuseUnlessActive(user.status);
    // somebody else's acting is not their being here
    if (opened.masqueraderUserId === null)
      await transaction(context, (tx) => noteSeen(tx, opened.userId, context.clock.now()));
    const { token, expiresAt } = await this.tokens.issue(opened.userId, opened.sessionId, context.clock.now());
    return {
      access: token,
      refresh: opened.refresh,
      expiresAt: expiresAt.toISOString(),
      portals: user.portals,
      user,
    };
  }

  /**
   * Gives a new pair for a refresh token and retires the token. Within the overlap the same token gives one more pair;
   * after it somebody else has it: the whole family ends.
   * @throws Problem auth-007
   */
  async refresh(context: RequestContext, token: string): Promise<SignInResult> {
    const hash = hashToken(token);
    const outcome = await this.change(context, async (tx): Promise<Opened | RefreshTokenRecord | null> => {
      const now = context.clock.now();
      const token = await lockByRefreshToken(tx, hash);
      if (!token || !isOpen(token, now)) return null;
      if (token.rotatedAt && now.getTime() - token.rotatedAt.getTime() > OVERLAP) return token;
      const expiresAt = prolonged(token, now);
      await markRotated(tx, hash, now);
      await touchSession(tx, token.sessionId, {
        now,
        expiresAt,
        ip: context.ip,
        userAgent: context.userAgent,
      });
      const refresh = await this.newRefreshToken(tx, token.sessionId, now, expiresAt);
      return {
        sessionId: token.sessionId,
        userId: token.userId,
        masqueraderUserId: token.masqueraderUserId,
        refresh,
      };
    });
    if (outcome && 'refresh' in outcome) return this.result(context, outcome);
    if (outcome) {
      const { userId, sessionId } = outcome;
      context.log.warn({ userId, sessionId }, 'a refresh token was used again');
      await this.change(context, (tx) =>
        this.endFamilies(tx, [sessionId], context.clock.now(), 'REFRESH_TOKEN_REUSED'),
      );
    }
    throw new Problem('auth-007', 401);
  }

  /** One more pair of tokens for an open session of a person: the way back from a masquerade. */
  async resume(context: RequestContext, tx: Tx, userId: number, sessionId: string): Promise<Opened> {
    const now = context.clock.now();
    const [row] = await tx.sql<{ expiresAt: Date }[]>`
      select expires_at as "expiresAt" from sessions
      where session_id = ${sessionId} and user_id = ${userId} and ended_at is null and expires_at > ${now} for update`;
    if (!row) throw new Problem('auth-007', 401);
    const refresh = await this.newRefreshToken(tx, sessionId, now, row.expiresAt);
    return { sessionId, userId, masqueraderUserId: null, refresh };
  }

  /** Ends sessions; their access tokens are refused from now on, on every process. */
  async end(tx: Tx, sessionIds: readonly string[], now: Date, reason: string): Promise<void> {
    await endSessions(tx, sessionIds, now, reason);
  }

  /** Ends all sessions of the families of these: sign-on tokens opened them from one another. */
  async endFamilies(tx: Tx, sessionIds: readonly string[], now: Date, reason: string): Promise<void> {
    await lockFamilies(tx, sessionIds);
    // now that nobody can join any more: once more, with who did while the locks were waited for
    await this.end(tx, await lockFamilies(tx, sessionIds), now, reason);
  }

  /** Ends every session of a person, save one if that is named. */
  async endAll(tx: Tx, userId: number, now: Date, reason: string, except?: string): Promise<void> {
    const ids = await openSessionIds(tx, userId);
    const ending = ids.filter((id) => id !== except);
    await this.end(tx, ending, now, reason);
  }

  /**
   * Signs out: here, with what was handed over from here or to here, or everywhere. A refresh token names the session where
   * the access token has run out.
   */
  async logout(context: RequestContext, { removeAll, token }: { removeAll?: boolean; token?: string }): Promise<void> {
    // by itself: families are locked in one order, and nothing before them
    const byToken = token ? await this.change(context, (tx) => lockByRefreshToken(tx, hashToken(token))) : undefined;
    await this.change(context, async (tx) => {
      const now = context.clock.now();
      const named = byToken && isOpen(byToken, now) ? byToken : undefined;
      const { caller } = context;
      const signedIn = caller.kind === 'member' ? caller : named;
      if (!signedIn) return;
      const ids = [signedIn.sessionId, ...(named && named.userId === signedIn.userId ? [named.sessionId] : [])];
      await this.endFamilies(tx, ids, now, 'SIGNED_OUT');
      // who acts as somebody else leaves that person's own sessions alone
      if (removeAll && signedIn.masqueraderUserId === null)
        await this.endAll(tx, signedIn.userId, now, 'SIGNED_OUT_EVERYWHERE');
    });
  }

  /** Where the caller is signed in: shown to that person only, not to someone acting as them. */
  async list(context: MemberContext): Promise<{ data: Session[] }> {
    const { userId, sessionId, masqueraderUserId } = context.caller;
    if (masqueraderUserId !== null) return { data: [] };
    const rows = await this.change(context, (tx) => listOpenSessions(tx, userId, context.clock.now()));
    const data = rows.map((row) => ({
      sessionId: row.sessionId,
      ...describeDevice(row.userAgent),
      ip: row.ip,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      isCurrent: row.sessionId === sessionId,
    }));
    // the device that is held comes first, the others as they were used last
    return { data: data.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
  }

  /** Ends one of the caller's own sessions: of the family that calls that one alone, else its whole family. */
  revoke(context: MemberContext, sessionId: string): Promise<void> {
    return this.change(context, async (tx) => {
      const ids = await openSessionIds(tx, context.caller.userId);
      if (!ids.includes(sessionId)) throw notFound();
      await lockFamilies(tx, [context.caller.sessionId, sessionId]); // both at once: two who end each other don't wait in a circle
      const own = await lockFamilies(tx, [context.caller.sessionId]);
      const now = context.clock.now();
      if (own.includes(sessionId)) await this.end(tx, [sessionId], now, 'REVOKED');
      else await this.endFamilies(tx, [sessionId], now, 'REVOKED');
    });
  }

  private async newRefreshToken(tx: Tx, sessionId: string, now: Date, expiresAt: Date): Promise<string> {
    const token = randomToken();
    await insertRefreshToken(tx, { hash: hashToken(token), sessionId, now, expiresAt });
    return token;
  }

  private async noteDevice(context: RequestContext, tx: Tx, userId: number, sessionId: string): Promise<void> {
    const now = context.clock.now();
    if (!(await noteDevice(tx, userId, deviceHash(context.userAgent), now))) return;
    await emit(context, tx, sessionOpenedOnNewDevice, {
      userId,
      sessionId,
      ...describeDevice(context.userAgent),
      ip: context.ip,
      at: now.toISOString(),
    });
  }
}

/** The family of a session that is to lead to another one. */
async function requireOpen(tx: Tx, { userId, sessionId }: Masquerader, now: Date): Promise<string> {
  const familyId = await lockFamilyOf(tx, userId, sessionId, now);
  if (familyId === undefined) throw new Problem('auth-007', 401);
  return familyId;
}

const isOpen = (token: RefreshTokenRecord, now: Date): boolean =>
  token.endedAt === null && token.expiresAt > now && token.sessionExpiresAt > now;

function prolonged(token: RefreshTokenRecord, now: Date): Date {
  if (token.masqueraderUserId !== null) return token.sessionExpiresAt;
  const latest = token.sessionCreatedAt.getTime() + LONGEST_SESSION;
  return new Date(Math.max(now.getTime() + MINUTE, Math.min(now.getTime() + IDLE_SESSION, latest)));
}
