import { can } from '@sullam/domain/permissions.ts';
import { refuseMasquerade } from '../../kernel/access/access.ts';
import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { SignInResult } from './sessions.schemas.ts';
import type { Sessions } from './sessions.service.ts';
import { readSignedInUser } from './signed-in-user.reads.ts';

/** Lets an administrator act as a member: never as another administrator, never from within another masquerade. */
export async function startMasquerade(
  sessions: Sessions,
  context: MemberContext,
  input: { userId: number; reason: string },
): Promise<SignInResult> {
  refuseMasquerade(context);
  const target = await readSignedInUser(context, input.userId, null);
  if (target?.status !== 'ACTIVE') throw notFound();
  if (target.portals.isAdministrator || can(target.permissions, ['organization_everything']))
    throw new Problem('masquerade.upward', 403);
  const { userId, sessionId } = context.caller;
  const opened = await sessions.change(context, async ({ tx }) => {
    await audit(context, tx, {
      action: 'member.masquerade',
      noun: 'member',
      nounId: input.userId,
      changes: { reason: input.reason },
    });
    return sessions.open(context, tx, { userId: input.userId, masquerader: { userId, sessionId } });
  });
  return sessions.result(context, opened);
}

/** Ends a masquerade and gives the administrator's own session back. */
export async function endMasquerade(sessions: Sessions, context: MemberContext): Promise<SignInResult> {
  const { sessionId, userId, masqueraderUserId } = context.caller;
  if (masqueraderUserId === null) throw notFound();
  const own = await sessions.change(context, async (change) => {
    const [row] = await change.tx.sql<{ own: string | null }[]>`
      select masquerader_session_id as own from sessions where session_id = ${sessionId}`;
    await sessions.end(change, [sessionId], context.clock.now(), 'MASQUERADE_ENDED');
    await audit(context, change.tx, { action: 'member.end-masquerade', noun: 'member', nounId: userId });
    return row?.own ?? null;
  });
  if (own === null) throw new Problem('auth-007', 401);
  const opened = await sessions.change(context, ({ tx }) => sessions.resume(context, tx, masqueraderUserId, own));
  return sessions.result(context, opened);
}
