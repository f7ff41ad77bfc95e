import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notAllowed, notFound, Problem } from '../../../kernel/problem.ts';
import type { ActAsBody, SignInResult } from './sessions.schemas.ts';
import type { Masquerader, Sessions } from './sessions.service.ts';
import { readSignedInUser } from './signed-in-user.reads.ts';

/** Nobody acts as another administrator. */
async function requireActable(context: RequestContext, userId: number): Promise<void> {
  const target = await readSignedInUser(context, userId, null);
  if (target?.status !== 'ACTIVE') throw notFound();
  if (target.portals.isAdministrator) throw new Problem('masquerade.upward', 403);
}

/**
 * Lets an administrator begin to act as a member, by what `begin` does: never as another administrator, never from within
 * another masquerade. Why is kept.
 */
export async function beginMasquerade<R>(
  sessions: Sessions,
  context: MemberContext,
  { userId, reason }: ActAsBody,
  begin: (tx: Tx, masquerader: Masquerader) => Promise<R>,
): Promise<R> {
  await requireActable(context, userId);
  const { userId: ownId, sessionId } = context.caller;
  return sessions.change(context, async (tx) => {
    await audit(context, tx, { action: 'member.masquerade', noun: 'member', nounId: userId, changes: { reason } });
    return begin(tx, { userId: ownId, sessionId });
  });
}

export async function startMasquerade(
  sessions: Sessions,
  context: MemberContext,
  acting: ActAsBody,
): Promise<SignInResult> {
  const opened = await beginMasquerade(sessions, context, acting, (tx, masquerader) =>
    sessions.open(context, tx, { userId: acting.userId, masquerader }),
  );
  return sessions.result(context, opened);
}

/** The same where it was begun elsewhere a moment ago: whatever it took then it still has to take. */
export async function continueMasquerade(
  sessions: Sessions,
  context: RequestContext,
  userId: number,
  masquerader: Masquerader,
): Promise<SignInResult> {
  const administrator = await readSignedInUser(context, masquerader.userId, null);
  if (administrator?.status !== 'ACTIVE' || !administrator.portals.isAdministrator) throw notAllowed();
  await requireActable(context, userId);
  const opened = await sessions.change(context, (tx) => sessions.open(context, tx, { userId, masquerader }));
  return sessions.result(context, opened);
}

/** Ends a masquerade and gives the administrator's own session back. */
export async function endMasquerade(sessions: Sessions, context: MemberContext): Promise<SignInResult> {
  const { sessionId, userId, masqueraderUserId } = context.caller;
  if (masqueraderUserId === null) throw notFound();
  const own = await sessions.change(context, async (tx) => {
    const [row] = await tx.sql<{ own: string | null }[]>`
      select masquerader_session_id as own from sessions where session_id = ${sessionId}`;
    await sessions.end(tx, [sessionId], context.clock.now(), 'MASQUERADE_ENDED');
    await audit(context, tx, { action: 'member.end-masquerade', noun: 'member', nounId: userId });
    return row?.own ?? null;
  });
  if (own === null) throw new Problem('auth-007', 401);
  const opened = await sessions.change(context, (tx) => sessions.resume(context, tx, masqueraderUserId, own));
  return sessions.result(context, opened);
}
