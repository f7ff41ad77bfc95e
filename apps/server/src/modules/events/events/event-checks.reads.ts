import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { groupViewerOf } from '../../community/social-groups/social-groups.public.ts';

export async function countActiveMembers(tx: Tx, userIds: readonly number[]): Promise<number> {
  const found = await tx.all(
    db
      .selectFrom('member_records')
      .select('user_id')
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
      .where('status', '=', 'ACTIVE'),
  );
  return found.length;
}

export async function isCategory(tx: Tx, courseCategoryId: number): Promise<boolean> {
  const found = db
    .selectFrom('course_category_names')
    .select('course_category_id')
    .where('course_category_id', '=', courseCategoryId);
  return Boolean(await tx.one(found));
}

/** A group that isn't secret, or that the caller belongs to, or looks after. */
export async function isKnownGroup(context: MemberContext, tx: Tx, socialGroupId: number): Promise<boolean> {
  const { userId, readsAll } = groupViewerOf(context);
  const found = db
    .selectFrom('groups_of_people as g')
    .select('g.social_group_id')
    .where('g.social_group_id', '=', socialGroupId)
    .where(
      sql<boolean>`(g.privacy <> 'SECRET' or ${readsAll} or exists (select from group_memberships m where ${inOrganization('m')}
        and m.social_group_id = g.social_group_id and m.user_id = ${userId} and m.status = 'ACCEPTED'))`,
    );
  return Boolean(await tx.one(found));
}
