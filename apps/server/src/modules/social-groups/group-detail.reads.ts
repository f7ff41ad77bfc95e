import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { abilitiesOf } from './social-groups.access.ts';
import { countPending, listAdministrators, listMembers, type SeenGroup } from './social-groups.reads.ts';
import type { Group } from './social-groups.schemas.ts';

const PEOPLE_SHOWN = 6;

/** A group that accessGroup() has let the caller see. */
export async function readGroup(context: MemberContext, tx: Tx, group: SeenGroup): Promise<Group> {
  const abilities = abilitiesOf(context, group);
  const [administrators, people, pendingCount] = await Promise.all([
    listAdministrators(tx, group.groupId),
    abilities.canRead ? listMembers(context, tx, group.groupId, { status: 'ACCEPTED', take: PEOPLE_SHOWN }) : null,
    abilities.canManage ? countPending(tx, group.groupId) : 0,
  ]);
  return {
    ...group.summary,
    about: group.about,
    rules: group.rules,
    administrators,
    people: people?.data ?? [],
    pendingCount,
    isMuted: group.isMuted,
    version: group.version,
    abilities,
  };
}
