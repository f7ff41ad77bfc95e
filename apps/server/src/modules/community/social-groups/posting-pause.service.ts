import { DAY } from '@sullam/domain/limits.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notAllowed, notFound } from '../../../kernel/problem.ts';
import { accessLockedGroup } from './social-groups.access.ts';
import { notMember } from './social-groups.errors.ts';
import { deletePause, findStanding, putPause } from './social-groups.repository.ts';
import type { PauseBody } from './social-groups.schemas.ts';
import { auditGroup } from './social-groups.service.ts';

/** Keeps a member from posting and commenting until a moment, in a transaction that does more. */
export async function pausePosting(
  context: MemberContext,
  tx: Tx,
  { groupId, userId, ...pause }: { groupId: number; userId: number; until: Date; reason: string },
): Promise<void> {
  await accessLockedGroup(context, tx, groupId, 'manage');
  if (userId === context.caller.userId) throw notAllowed();
  if ((await findStanding(tx, groupId, userId))?.status !== 'ACCEPTED') throw notMember();
  await putPause(tx, groupId, userId, pause);
  await auditGroup(context, tx, groupId, 'pause', { userId });
}

/** The same, by who runs the group, without anything that was written. */
export const startPause = (
  context: MemberContext,
  groupId: number,
  userId: number,
  { days, reason }: PauseBody,
): Promise<void> =>
  transaction(context, async (tx) => {
    const text = reason.trim();
    if (text === '') throw invalidField('reason', 'required');
    const until = new Date(context.clock.now().getTime() + days * DAY);
    await pausePosting(context, tx, { groupId, userId, until, reason: text });
  });

/** Lets somebody post again before the time is over. */
export const endPause = (context: MemberContext, groupId: number, userId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessLockedGroup(context, tx, groupId, 'manage');
    if (userId === context.caller.userId) throw notAllowed();
    if (!(await deletePause(tx, groupId, userId))) throw notFound();
    await auditGroup(context, tx, groupId, 'unpause', { userId });
  });
