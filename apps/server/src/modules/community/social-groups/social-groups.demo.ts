import type { GroupMemberState, GroupRole } from '@sullam/domain/social-groups.ts';
import { daysAgo } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import { db } from '../../../kernel/database/database.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { countMembersAnew, insertGroup, putStanding } from './social-groups.repository.ts';

/** Numbers of the groups, in the order of the content. */
export const demoGroups = demoKey<readonly number[]>('groups');

const DAY = 86_400_000;
/** Who led or joined a group looked at it last so long ago: what is younger is new to them. */
const LOOKED = 0.5;

/** Groups with who leads them, belongs to them, asks and is invited. */
export async function loadDemoGroups({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const users = loaded.get(demoMembers);
  const now = context.clock.now();
  const groupIds: number[] = [];
  for (const group of demo.groups) {
    const founded = daysAgo(now, group.daysAgo);
    const founder = users.get(group.administrators[0]!)!;
    const { name, about, privacy, tags = [] } = group;
    const content = { name, about, privacy, tags, rules: group.rules ?? {}, memberLimit: group.memberLimit ?? null };
    const groupId = await insertGroup(tx, content, { userId: founder, now: founded });
    const put = async (keys: readonly string[], status: GroupMemberState, role: GroupRole = 'MEMBER') => {
      for (const [index, key] of keys.entries()) {
        const since = new Date(Math.min(founded.getTime() + (index + 1) * DAY, now.getTime() - DAY));
        const invitedBy = status === 'INVITED' ? { invitedBy: founder } : {};
        await putStanding(tx, groupId, users.get(key)!, { status, role, now: since, ...invitedBy });
      }
    };
    await put(group.administrators, 'ACCEPTED', 'ADMIN');
    await put(group.members, 'ACCEPTED');
    await put(group.asking ?? [], 'PENDING');
    await put(group.invited ?? [], 'INVITED');
    await tx.run(
      db
        .updateTable('social_group_members')
        .set({ seen_at: daysAgo(now, LOOKED) })
        .where('social_group_id', '=', groupId)
        .where('status', '=', 'ACCEPTED'),
    );
    await countMembersAnew(tx, groupId);
    groupIds.push(groupId);
  }
  loaded.put(demoGroups, groupIds);
}
