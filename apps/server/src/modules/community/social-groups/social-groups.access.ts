import { holds } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { pausedUntil } from './group-members.reads.ts';
import { postingPaused } from './social-groups.errors.ts';
import { findSeenGroup, lockGroup, type SeenGroup } from './social-groups.reads.ts';
import type { GroupAbilities } from './social-groups.schemas.ts';
import { DELETES, UPDATES } from './visible-groups.ts';

/** What the caller may do with a group that they see. */
export function abilitiesOf(context: MemberContext, group: SeenGroup): GroupAbilities {
  const { caller } = context;
  const isMember = group.status === 'ACCEPTED';
  const looksAfterAll = holds(caller, UPDATES);
  const canManage = looksAfterAll || (isMember && group.role === 'ADMIN');
  const isOutside = !isMember && group.status !== 'PENDING' && group.status !== 'BANNED';
  const isInvited = group.status === 'INVITED';
  return {
    canRead: group.isRead,
    canPost: isMember && pausedUntil(context, group.postsAgainAt) === null,
    canManage,
    canModerate: canManage,
    canJoin: isInvited || (isOutside && group.privacy === 'OPEN'),
    canAsk: isOutside && !isInvited && group.privacy === 'CLOSED',
    canLeave: isMember || group.status === 'PENDING' || isInvited,
    canDelete: holds(caller, DELETES) || (isMember && group.role === 'ADMIN'),
  };
}

const NEEDED = { see: null, read: 'canRead', post: 'canPost', manage: 'canManage', delete: 'canDelete' } as const;

/**
 * The only way to one group.
 * @throws Problem not-found where the caller may not know of it, not-allowed where they may, but not this
 */
export async function accessGroup(
  context: MemberContext,
  tx: Tx,
  groupId: number,
  action: keyof typeof NEEDED,
): Promise<{ group: SeenGroup; abilities: GroupAbilities }> {
  const group = await findSeenGroup(context, tx, groupId);
  if (!group) throw notFound();
  const abilities = abilitiesOf(context, group);
  if (action === 'post' && group.status === 'ACCEPTED' && !abilities.canPost) throw postingPaused();
  const needed = NEEDED[action];
  if (needed !== null && !abilities[needed]) throw notAllowed();
  return { group, abilities };
}

/** The same for commands that change it or who belongs to it: they come one after the other, so that its members are counted right. */
export async function accessLockedGroup(context: MemberContext, tx: Tx, groupId: number, action: 'manage' | 'delete') {
  await lockGroup(tx, groupId);
  return accessGroup(context, tx, groupId, action);
}
