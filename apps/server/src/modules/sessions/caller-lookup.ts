import type { Caller, Platform } from '../../kernel/context.ts';
import { Cache, type Invalidations } from '../../kernel/database/invalidation.ts';
import { Problem } from '../../kernel/problem.ts';
import type { AccessTokens } from './access-token.ts';

interface KnownMember {
  status: string;
  isAdministrator: boolean;
  isInstructor: boolean;
  isCoach: boolean;
  permissions: ReadonlySet<string>;
}

interface KnownSession {
  userId: number;
  masqueraderUserId: number | null;
  organizationId: number;
}

/**
 * Finds out who calls. Sessions and memberships are kept in memory until they change (`session:ID`,
 * `member:ORGANIZATION:USER`), so that somebody who is disabled or signed out is cut off at once, on every process.
 */
export class CallerLookup {
  private readonly sessions: Cache<KnownSession | null>;
  private readonly members: Cache<KnownMember | null>;

  constructor(
    private readonly platform: Platform,
    private readonly tokens: AccessTokens,
    invalidations: Invalidations,
  ) {
    this.sessions = new Cache(invalidations, { topicOf: (key) => `session:${key}`, seconds: 60, limit: 50_000 });
    this.members = new Cache(invalidations, { topicOf: (key) => `member:${key}`, seconds: 60, limit: 50_000 });
  }

  /**
   * The caller that an access token stands for in an organisation.
   * @throws Problem auth-006 (no valid token or session), auth-002 (not a member there), auth-001 (disabled), auth-009 (held)
   */
  async callerOf(accessToken: string, organizationId: number): Promise<Caller> {
    const claims = await this.tokens.check(accessToken, this.platform.clock.now());
    if (!claims) throw new Problem('auth-006', 401);
    const session = await this.sessions.get(claims.sessionId, () => this.loadSession(claims.sessionId));
    if (session?.userId !== claims.userId) throw new Problem('auth-006', 401);
    // an administrator acts as a member only where the administrator is one
    if (session.masqueraderUserId !== null && session.organizationId !== organizationId)
      throw new Problem('auth-002', 403);
    const member = await this.members.get(`${organizationId}:${claims.userId}`, () =>
      this.loadMember(organizationId, claims.userId),
    );
    if (!member) throw new Problem('auth-002', 403);
    refuseUnlessActive(member.status);
    return {
      kind: 'member',
      userId: claims.userId,
      sessionId: claims.sessionId,
      isAdministrator: member.isAdministrator,
      isInstructor: member.isInstructor,
      isCoach: member.isCoach,
      permissions: member.permissions,
      masqueraderUserId: session.masqueraderUserId,
    };
  }

  private async loadSession(sessionId: string): Promise<KnownSession | null> {
    const [row] = await this.platform.database.identity<
      { user_id: number; masquerader_user_id: number | null; organization_id: number }[]
    >`
      select user_id, masquerader_user_id, organization_id from sessions
      where session_id = ${sessionId} and ended_at is null and expires_at > ${this.platform.clock.now()}`;
    return row
      ? { userId: row.user_id, masqueraderUserId: row.masquerader_user_id, organizationId: row.organization_id }
      : null;
  }

  private async loadMember(organizationId: number, userId: number): Promise<KnownMember | null> {
    const [row] = await this.platform.database.identity<
      { status: string; is_administrator: boolean; is_instructor: boolean; is_coach: boolean; permissions: string[] }[]
    >`
      select status, is_administrator, is_instructor, is_coach, member_permission_slugs(organization_id, user_id) as permissions
      from members where organization_id = ${organizationId} and user_id = ${userId}`;
    if (!row) return null;
    return {
      status: row.status,
      isAdministrator: row.is_administrator,
      isInstructor: row.is_instructor,
      isCoach: row.is_coach,
      permissions: new Set(row.permissions),
    };
  }
}

/** Only an active member may act; each other status says why not. */
export function refuseUnlessActive(status: string): void {
  if (status === 'ACTIVE') return;
  if (status === 'PENDING') throw new Problem('auth-009', 403);
  if (status === 'DISABLED' || status === 'REJECTED') throw new Problem('auth-001', 403);
  throw new Problem('auth-010', 403);
}
