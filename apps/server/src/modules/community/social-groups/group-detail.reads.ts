import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { countPending, listAdministrators, listShownMembers, pausedUntil } from './group-members.reads.ts';
import { abilitiesOf } from './social-groups.access.ts';
import type { SeenGroup } from './social-groups.reads.ts';
import type { Group } from './social-groups.schemas.ts';

/** Until when somebody was kept from posting in a group, which may be over, and why; null: never. */
export async function findPauseOf(
  tx: Tx,
  groupId: number,
  userId: number,
): Promise<{ until: Date; reason: string } | null> {
  const row = await tx.one(
    db
      .selectFrom('social_group_pauses')
      .select(['posts_again_at as until', 'reason'])
      .where('social_group_id', '=', groupId)
      .where('user_id', '=', userId),
  );
  return row ?? null;
}

/** Until when the caller can't post in a group; null: they can. */
export async function findPause(context: MemberContext, tx: Tx, groupId: number): Promise<Date | null> {
  const pause = await findPauseOf(tx, groupId, context.caller.userId);
  return pause !== null && pause.until > context.clock.now() ? pause.until : null;
}

/** A group that accessGroup() has let the caller see. */
export async function readGroup(context: MemberContext, tx: Tx, group: SeenGroup): Promise<Group> {
  const abilities = abilitiesOf(context, group);
  // pipelined: the posts benchmark measures the group page
  const [administrators, people, pendingCount] = await Promise.all([
    listAdministrators(tx, group.groupId),
    abilities.canRead ? listShownMembers(context, tx, group.groupId) : [],
    abilities.canManage ? countPending(tx, group.groupId) : 0,
  ]);
  const postsAgainAt = pausedUntil(context, group.postsAgainAt);
  return {
    ...group.summary,
    about: group.about,
    rules: group.rules,
    administrators,
    people,
    pendingCount,
    isMuted: group.isMuted,
    postsAgainAt,
    pauseReason: postsAgainAt === null ? '' : group.pauseReason,
    version: group.version,
    abilities,
  };
}
