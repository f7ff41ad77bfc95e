import type { GroupMemberState } from '@sullam/domain/social-groups.ts';
import { sql } from 'kysely';
import { db, type Tx, transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { on, type SignalSubscription } from '../../../kernel/outbox/signals.ts';
import { findMemberName } from '../../identity/members/members.public.ts';
import { type NotifiedThing, notify } from '../../operations/notifications/notifications.public.ts';
import { listAdministrators } from './group-members.reads.ts';
import { groupAsked, groupMemberTold } from './social-groups.signals.ts';

const TEMPLATE = 1;

const findName = async (tx: Tx, groupId: number) =>
  (await tx.one(db.selectFrom('social_groups').select('name').where('social_group_id', '=', groupId)))?.name;

/** Of some people those who stand to the group as they did when they were to be told. */
async function keepStanding(
  tx: Tx,
  groupId: number,
  userIds: readonly number[],
  status: GroupMemberState,
): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('social_group_members')
      .select('user_id')
      .where('social_group_id', '=', groupId)
      .where('status', '=', status)
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`),
  );
  return rows.map((row) => row.user_id);
}

const notifyOfMembership = on(groupMemberTold, (context, { groupId, userIds, outcome, byUserId }) =>
  transaction(context, async (tx) => {
    const group = await findName(tx, groupId);
    if (!group) return;
    const day = context.clock.now().toISOString().slice(0, 10);
    await notify(context, tx, {
      templateId: TEMPLATE,
      parameters: outcome === 'invited' ? { group, outcome, person: await findMemberName(tx, byUserId) } : { group },
      data: { groupId },
      dedupeKey: `group:${groupId}:${outcome}:${day}`,
      byUserId,
      userIds: await keepStanding(tx, groupId, userIds, outcome === 'invited' ? 'INVITED' : 'ACCEPTED'),
    });
  }),
);

/** Who runs a group is told of those who ask, once a day however many they are. */
const notifyOfAsking = on(groupAsked, (context, { groupId, userId }) =>
  transaction(context, async (tx) => {
    const group = await findName(tx, groupId);
    if (!group || (await keepStanding(tx, groupId, [userId], 'PENDING')).length === 0) return;
    const administrators = await listAdministrators(tx, groupId);
    await notify(context, tx, {
      templateId: TEMPLATE,
      parameters: { group, outcome: 'asked', person: await findMemberName(tx, userId) },
      data: { groupId },
      dedupeKey: `group-asked:${groupId}:${context.clock.now().toISOString().slice(0, 10)}`,
      byUserId: userId,
      userIds: administrators.map((person) => person.userId),
    });
  }),
);

export const groupNews: readonly SignalSubscription[] = [notifyOfMembership, notifyOfAsking];

/** What notifications are about, while it is there. */
export const socialGroupsInNotifications: readonly NotifiedThing[] = [
  {
    idName: 'groupId',
    isThere: (id) =>
      sql<boolean>`exists (select from social_groups g where ${inOrganization('g')} and g.social_group_id = ${id})`,
  },
];
