import { memberHolds } from '@sullam/domain/permissions.ts';
import { portalsOf } from '@sullam/domain/portals.ts';
import type { Caller, Member, Platform } from '../../../kernel/context.ts';
import { type Cache, declareCache } from '../../../kernel/database/cache.ts';
import type { Invalidations } from '../../../kernel/database/invalidation.ts';
import { Problem } from '../../../kernel/problem.ts';
import {
  type MemberKey,
  memberDependencies,
  type SessionKey,
  SIGN_IN_COLUMNS,
  sessionDependency,
} from './access-dependencies.ts';
import type { AccessTokens } from './access-token.ts';
import { memberPermissions } from './member-permissions.ts';
import { needsNewPassword, type PasswordRequirement } from './new-password.ts';
import { isOpenDuringForcedReset, provesItself } from './open-routes.ts';

interface KnownMember extends PasswordRequirement {
  status: string;
  permissions: ReadonlySet<string>;
}

interface KnownSession {
  userId: number;
  masqueraderUserId: number | null;
  organizationId: number;
  hasShownSecondFactor: boolean;
  wishesSecondFactor: boolean;
  isEmailVerified: boolean;
}

/** What a request is for; without it the strictest reading holds. */
export interface CallFor {
  /** The route's path as it is declared. */
  path?: string | undefined;
  requiresTwoFactor?: boolean;
  requiresVerifiedEmail?: boolean;
}

const sessionCache = declareCache<SessionKey, KnownSession | null>({
  dependsOn: [
    sessionDependency,
    {
      from: 'open_accounts',
      on: ['update', 'delete'],
      // a session that is over stays so
      rows: { user_id: (_, session) => (session === null ? [] : session?.userId) },
      except: [...SIGN_IN_COLUMNS, 'password_changed_at', 'email', 'email_key'],
    },
  ],
  seconds: 60,
  limit: 50_000,
});

const memberCache = declareCache<MemberKey, KnownMember | null>({
  dependsOn: memberDependencies,
  seconds: 60,
  limit: 50_000,
});

/**
 * Finds out who calls. Sessions and memberships are cached until they change: somebody who is disabled or signed out is cut off at
 * once, on every process.
 */
export class CallerLookup {
  private readonly sessions: Cache<SessionKey, KnownSession | null>;
  private readonly members: Cache<MemberKey, KnownMember | null>;

  constructor(
    private readonly platform: Platform,
    private readonly tokens: AccessTokens,
    invalidations: Invalidations,
  ) {
    this.sessions = sessionCache.create(invalidations);
    this.members = memberCache.create(invalidations);
  }

  /**
   * The caller that an access token stands for in an organisation.
   * @throws Problem not-authenticated (the token ran out: refresh it), auth-006 (no valid token or session),
   *   auth-002 (not a member there), auth-001 (disabled), auth-009 (held), auth-005 (a new password comes first)
   */
  async callerOf(
    accessToken: string,
    organizationId: number,
    organizationPermissions: ReadonlySet<string>,
    call: CallFor = {},
  ): Promise<Caller> {
    try {
      return await this.find(accessToken, organizationId, organizationPermissions, call);
    } catch (error) {
      if (error instanceof Problem && provesItself(call.path)) return { kind: 'anonymous' };
      throw error;
    }
  }

  private async find(
    accessToken: string,
    organizationId: number,
    organizationPermissions: ReadonlySet<string>,
    call: CallFor,
  ): Promise<Caller> {
    const claims = await this.tokens.check(accessToken, this.platform.clock.now());
    if (claims === 'expired') throw new Problem('not-authenticated', 401);
    if (claims === 'invalid') throw new Problem('auth-006', 401);
    const { sessionId } = claims;
    const session = await this.sessions.get({ sessionId }, () => this.loadSession(sessionId));
    if (session?.userId !== claims.userId) throw new Problem('auth-006', 401);
    const member = await this.memberOf(organizationId, claims.userId);
    if (!member) throw new Problem('auth-002', 403);
    refuseUnlessActive(member.status);
    if (session.organizationId !== organizationId) refuseWeakerSession(session, call);
    if (session.masqueraderUserId !== null) await this.checkMasquerader(organizationId, session.masqueraderUserId);
    if (needsNewPassword(member) && session.masqueraderUserId === null && !isOpenDuringForcedReset(call.path))
      throw new Problem('auth-005', 403);
    const permissions = memberHolds(organizationPermissions, member.permissions);
    return {
      kind: 'member',
      userId: claims.userId,
      sessionId: claims.sessionId,
      ...portalsOf(permissions),
      permissions,
      masqueraderUserId: session.masqueraderUserId,
    };
  }

  /**
   * A member as they would call now, though nobody calls: for what they have asked to be done later. Null for who may not call any
   * more.
   */
  async absentMember(
    organizationId: number,
    userId: number,
    organizationPermissions: ReadonlySet<string>,
  ): Promise<Member | null> {
    const member = await this.memberOf(organizationId, userId);
    if (member?.status !== 'ACTIVE') return null;
    const permissions = memberHolds(organizationPermissions, member.permissions);
    return { kind: 'member', userId, sessionId: '', ...portalsOf(permissions), permissions, masqueraderUserId: null };
  }

  private memberOf(organizationId: number, userId: number): Promise<KnownMember | null> {
    return this.members.get({ organizationId, userId }, () => this.loadMember(organizationId, userId));
  }

  /** Whoever acts as somebody else has to be an active administrator all the while. */
  private async checkMasquerader(organizationId: number, userId: number): Promise<void> {
    const masquerader = await this.memberOf(organizationId, userId);
    const mayAct = masquerader?.status === 'ACTIVE' && portalsOf(masquerader.permissions).isAdministrator;
    if (!mayAct) throw new Problem('auth-006', 401);
  }

  private async loadSession(sessionId: string): Promise<KnownSession | null> {
    const [row] = await this.platform.database.identity<KnownSession[]>`
      select s.user_id as "userId", s.masquerader_user_id as "masqueraderUserId", s.organization_id as "organizationId",
        s.two_factor_at is not null as "hasShownSecondFactor", u.two_factor_enabled as "wishesSecondFactor", u.email_verified_at is not null as "isEmailVerified"
      from sessions s join open_accounts u on u.user_id = s.user_id
      where s.session_id = ${sessionId} and s.ended_at is null and s.expires_at > ${this.platform.clock.now()}`;
    return row ?? null;
  }

  private async loadMember(organizationId: number, userId: number): Promise<KnownMember | null> {
    const { identity } = this.platform.database;
    const [[member], [user], permissions] = await Promise.all([
      identity<Omit<KnownMember, 'permissions' | 'passwordChangedAt'>[]>`
        select status, new_password_since as "newPasswordSince"
        from member_records where organization_id = ${organizationId} and user_id = ${userId}`,
      identity<Pick<KnownMember, 'passwordChangedAt'>[]>`
        select password_changed_at as "passwordChangedAt" from open_accounts where user_id = ${userId}`,
      memberPermissions(identity, organizationId, userId),
    ]);
    return member && user ? { ...member, ...user, permissions: new Set(permissions) } : null;
  }
}

/** A session opened elsewhere is good here unless this organisation asks for more than was shown there. */
function refuseWeakerSession(session: KnownSession, call: CallFor): void {
  if (session.masqueraderUserId !== null) throw new Problem('auth-002', 403);
  // the person's own wish too: where one organisation let in without it, that opens no other one
  const isAsked = call.requiresTwoFactor || session.wishesSecondFactor;
  if (isAsked && !session.hasShownSecondFactor) throw new Problem('auth-006', 401);
  if (call.requiresVerifiedEmail && !session.isEmailVerified) throw new Problem('auth-010', 403);
}

/** Only an active member may act; each other status says why not. */
export function refuseUnlessActive(status: string): void {
  if (status === 'ACTIVE') return;
  if (status === 'PENDING') throw new Problem('auth-009', 403);
  if (status === 'DISABLED' || status === 'REJECTED') throw new Problem('auth-001', 403);
  throw new Problem('auth-010', 403);
}
