import type { GroupMemberState, GroupRole } from '@sullam/domain/social-groups.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { upsert } from '../../../kernel/database/upsert.ts';
import type { MediaReference } from '../../organization/media/media.public.ts';
import type { GroupBody, GroupPatch } from './social-groups.schemas.ts';

const one = (groupId: number) => db.updateTable('social_groups').where('social_group_id', '=', groupId);

export async function insertGroup(
  tx: Tx,
  body: GroupBody,
  { userId, now }: { userId: number; now: Date },
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('social_groups')
      .values({
        privacy: body.privacy,
        name: json(body.name),
        about: json(body.about ?? {}),
        rules: json(body.rules ?? {}),
        tags: body.tags ?? [],
        cover_media_id: body.coverMediaId ?? null,
        member_limit: body.memberLimit ?? null,
        created_by: userId,
        created_at: now,
      })
      .returning('social_group_id'),
  );
  return row!.social_group_id;
}

/** Saves what changed if nobody else saved since `version`; answers whether it did. */
export async function updateGroup(tx: Tx, groupId: number, patch: GroupPatch): Promise<boolean> {
  const touched = await tx.run(
    one(groupId)
      .set({
        ...(patch.privacy === undefined ? {} : { privacy: patch.privacy }),
        ...(patch.name === undefined ? {} : { name: json(patch.name) }),
        ...(patch.about === undefined ? {} : { about: json(patch.about) }),
        ...(patch.rules === undefined ? {} : { rules: json(patch.rules) }),
        ...(patch.tags === undefined ? {} : { tags: patch.tags }),
        ...(patch.coverMediaId === undefined ? {} : { cover_media_id: patch.coverMediaId }),
        ...(patch.memberLimit === undefined ? {} : { member_limit: patch.memberLimit }),
        version: patch.version + 1,
      })
      .where('version', '=', patch.version),
  );
  return touched === 1;
}

export async function deleteGroup(tx: Tx, groupId: number): Promise<void> {
  await tx.run(db.deleteFrom('social_groups').where('social_group_id', '=', groupId));
}

export interface Standing {
  status: GroupMemberState;
  role: GroupRole;
}

export const findStanding = (tx: Tx, groupId: number, userId: number): Promise<Standing | undefined> =>
  tx.one(
    db
      .selectFrom('social_group_members')
      .select([sql<GroupMemberState>`status`.as('status'), sql<GroupRole>`role`.as('role')])
      .where('social_group_id', '=', groupId)
      .where('user_id', '=', userId),
  );

/** Puts somebody into a state; who wasn't accepted is no longer an administrator. */
export async function putStanding(
  tx: Tx,
  groupId: number,
  userId: number,
  standing: { status: GroupMemberState; role?: GroupRole; invitedBy?: number | null; now: Date },
): Promise<void> {
  const { status, role = 'MEMBER', now } = standing;
  const columns = {
    status,
    role,
    since: now,
    joined_at: status === 'ACCEPTED' ? now : null,
    ...(standing.invitedBy === undefined ? {} : { invited_by: standing.invitedBy }),
    ...(status === 'ACCEPTED' ? { seen_at: now } : {}),
  };
  await tx.run(upsert(db.insertInto('social_group_members'), { social_group_id: groupId, user_id: userId }, columns));
}

export async function setRole(tx: Tx, groupId: number, userId: number, role: GroupRole): Promise<void> {
  await tx.run(
    db
      .updateTable('social_group_members')
      .set({ role })
      .where('social_group_id', '=', groupId)
      .where('user_id', '=', userId)
      .where('status', '=', 'ACCEPTED'),
  );
}

export async function setMuted(tx: Tx, groupId: number, userId: number, isMuted: boolean): Promise<void> {
  await tx.run(
    db
      .updateTable('social_group_members')
      .set({ is_muted: isMuted })
      .where('social_group_id', '=', groupId)
      .where('user_id', '=', userId),
  );
}

export async function putPause(
  tx: Tx,
  groupId: number,
  userId: number,
  { until, reason }: { until: Date; reason: string },
): Promise<void> {
  const pause = { posts_again_at: until, reason };
  await tx.run(upsert(db.insertInto('social_group_pauses'), { social_group_id: groupId, user_id: userId }, pause));
}

/** Answers whether there was one. */
export async function deletePause(tx: Tx, groupId: number, userId: number): Promise<boolean> {
  const ended = await tx.run(
    db.deleteFrom('social_group_pauses').where('social_group_id', '=', groupId).where('user_id', '=', userId),
  );
  return ended > 0;
}

export async function noteSeen(tx: Tx, groupId: number, userId: number, now: Date): Promise<void> {
  await tx.run(
    db
      .updateTable('social_group_members')
      .set({ seen_at: now })
      .where('social_group_id', '=', groupId)
      .where('user_id', '=', userId),
  );
}

export async function deleteStanding(tx: Tx, groupId: number, userId: number): Promise<void> {
  await tx.run(
    db.deleteFrom('social_group_members').where('social_group_id', '=', groupId).where('user_id', '=', userId),
  );
}

/** Those among some people who are there to be invited. */
export async function keepActive(tx: Tx, userIds: readonly number[]): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('member_records')
      .select('user_id')
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
      .where('status', '=', 'ACTIVE')
      .orderBy('user_id'),
  );
  return rows.map((row) => row.user_id);
}

export async function countAdministrators(tx: Tx, groupId: number): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('social_group_members')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('social_group_id', '=', groupId)
      .where('status', '=', 'ACCEPTED')
      .where('role', '=', 'ADMIN'),
  );
  return row!.count;
}

/** Counts the members anew: never added up, so that it can't drift. The row is locked by who calls. */
export async function countMembersAnew(tx: Tx, groupId: number): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('social_group_members')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('social_group_id', '=', groupId)
      .where('status', '=', 'ACCEPTED'),
  );
  await tx.run(one(groupId).set({ member_count: row!.count }));
  return row!.count;
}

/** Whether a group has a file as its cover. */
export const isGroupCover: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from social_groups g where ${inOrganization('g')} and g.cover_media_id = ${mediaId})`;
