import type { GroupRole } from '@sullam/domain/social-groups.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { findPauseOf } from './group-detail.reads.ts';
import { accessLockedGroup } from './social-groups.access.ts';
import { groupFull } from './social-groups.errors.ts';
import { countMembersAnew, deletePause, findStanding, putPause, putStanding } from './social-groups.repository.ts';
import { auditGroup } from './social-groups.service.ts';

interface OfMember {
  groupId: number;
  userId: number;
}

/** Takes a pause back, in a transaction that does more; one that somebody has set since stays. */
export async function undoPause(
  context: MemberContext,
  tx: Tx,
  { groupId, userId, until, earlier }: OfMember & { until: Date; earlier: { until: Date; reason: string } | null },
): Promise<void> {
  await accessLockedGroup(context, tx, groupId, 'manage');
  const pause = await findPauseOf(tx, groupId, userId);
  if (pause?.until.getTime() !== until.getTime()) return;
  if (earlier) await putPause(tx, groupId, userId, earlier);
  else await deletePause(tx, groupId, userId);
  await auditGroup(context, tx, groupId, 'unpause', { userId });
}

/** Lets somebody in again as they were before they were taken out, in a transaction that does more. */
export async function undoBan(
  context: MemberContext,
  tx: Tx,
  { groupId, userId, role, joinedAt }: OfMember & { role: GroupRole; joinedAt: Date },
): Promise<void> {
  const { group } = await accessLockedGroup(context, tx, groupId, 'manage');
  if ((await findStanding(tx, groupId, userId))?.status === 'ACCEPTED') return;
  const { memberLimit } = group;
  if (memberLimit !== null && (await countMembersAnew(tx, groupId)) >= memberLimit) throw groupFull();
  // who was no newcomer before isn't one now
  await putStanding(tx, groupId, userId, { status: 'ACCEPTED', role, now: joinedAt });
  await countMembersAnew(tx, groupId);
  await auditGroup(context, tx, groupId, 'unban', { userId });
}
