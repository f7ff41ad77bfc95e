import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

export async function insertLink(
  tx: Tx,
  link: { groupId: number; tokenHash: string; userId: number; now: Date; expiresAt: Date },
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('social_group_links')
      .values({
        social_group_id: link.groupId,
        token_hash: link.tokenHash,
        created_by: link.userId,
        created_at: link.now,
        expires_at: link.expiresAt,
      })
      .returning('social_group_link_id'),
  );
  return row!.social_group_link_id;
}

export const listLinks = (tx: Tx, groupId: number, now: Date) =>
  tx.all(
    db
      .selectFrom('social_group_links')
      .innerJoin('member_names as n', 'n.user_id', 'social_group_links.created_by')
      .select(['social_group_link_id as groupLinkId', 'created_at as createdAt', 'expires_at as expiresAt'])
      .select(['use_count as useCount', 'n.user_id as userId', 'n.first_name as firstName', 'n.last_name as lastName'])
      .where('social_group_id', '=', groupId)
      .where('expires_at', '>', now)
      .orderBy('social_group_link_id', 'desc'),
  );

/** Ends the links that somebody has made: they no longer run the group. Returns how many there were. */
export const deleteLinksOf = (tx: Tx, groupId: number, userId: number): Promise<number> =>
  tx.run(db.deleteFrom('social_group_links').where('social_group_id', '=', groupId).where('created_by', '=', userId));

export async function countLinkUse(tx: Tx, groupLinkId: number): Promise<void> {
  await tx.run(
    db
      .updateTable('social_group_links')
      .set({ use_count: sql<number>`use_count + 1` })
      .where('social_group_link_id', '=', groupLinkId),
  );
}

export const deleteLink = (tx: Tx, groupId: number, groupLinkId: number): Promise<number> =>
  tx.run(
    db
      .deleteFrom('social_group_links')
      .where('social_group_id', '=', groupId)
      .where('social_group_link_id', '=', groupLinkId),
  );

/** The group that a link leads into, while it is open and whoever made it is an active member of the organisation. */
export const findLinkedGroup = (tx: Tx, tokenHash: string, now: Date) =>
  tx.one(
    db
      .selectFrom('social_group_links as l')
      .select(['l.social_group_link_id as linkId', 'l.social_group_id as groupId', 'l.created_by as createdBy'])
      .where('l.token_hash', '=', tokenHash)
      .where('l.expires_at', '>', now)
      .where(
        sql<boolean>`exists (select from member_records m where ${inOrganization('m')} and m.user_id = l.created_by
          and m.status = 'ACTIVE')`,
      ),
  );

export async function deleteExpiredLinks(tx: Tx, now: Date): Promise<void> {
  await tx.run(db.deleteFrom('social_group_links').where('expires_at', '<=', now));
}
