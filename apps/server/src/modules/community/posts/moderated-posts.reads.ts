import type { Localized } from '@sullam/domain/localized.ts';
import type { GroupPrivacy } from '@sullam/domain/social-groups.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { presentFiles, presentText, readMediaRows, shownIn } from '../../organization/media/media.public.ts';
import { HOST } from './post-row.reads.ts';
import { moderatesPost, type PostViewer, seesPost } from './visible-posts.ts';

/** The viewer moderates the post: in any group, or in this one. */
export const isModeratedPost = (
  viewer: PostViewer,
  postId: RawBuilder<unknown>,
  groupId: number | null,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from posts p join groups_of_people g on ${inOrganization('g')} and g.social_group_id = p.social_group_id
    where ${inOrganization('p')} and p.post_id = ${postId} and (${groupId}::bigint is null or p.social_group_id = ${groupId})
      and ${moderatesPost(viewer)} and ${seesPost(viewer)})`;

/** Posts of a group, or of one author in it, as a condition on the number of a host. */
export const isPostOf =
  (groupId: number, authorUserId: number | null) =>
  (hostId: string): RawBuilder<boolean> =>
    sql<boolean>`exists (select from posts p where ${inOrganization('p')} and p.post_id = ${sql.ref(hostId)}
      and p.social_group_id = ${groupId} and (${authorUserId}::bigint is null or p.author_user_id = ${authorUserId}))`;

/** How many posts of an author stand in a group, and how many of them were taken out of sight. */
export const countPostsOf = (tx: Tx, groupId: number, authorUserId: number) =>
  tx.one(
    db
      .selectFrom('posts as p')
      .select([
        sql<number>`count(*)::int`.as('written'),
        sql<number>`count(*) filter (where p.hidden_at is not null)::int`.as('removed'),
      ])
      .where('p.social_group_id', '=', groupId)
      .where('p.author_user_id', '=', authorUserId),
  );

/** Posts with their groups as they are shown beside a case. */
export async function readPosts(context: MemberContext, tx: Tx, ids: readonly number[]) {
  const rows = await tx.all(
    db
      .selectFrom('posts as p')
      .innerJoin('groups_of_people as g', 'g.social_group_id', 'p.social_group_id')
      .innerJoin('member_names as n', 'n.user_id', 'p.author_user_id')
      .select(['p.post_id', 'p.social_group_id', 'p.html', 'p.media_ids', 'p.created_at', 'p.author_user_id'])
      .select(['n.first_name', 'n.last_name', 'p.hidden_at', sql<Localized>`g.name`.as('group_name')])
      .select(sql<GroupPrivacy>`g.privacy`.as('privacy'))
      .where(sql<boolean>`p.post_id = any(${[...ids]}::bigint[])`),
  );
  const files = await readMediaRows(
    tx,
    rows.flatMap((row) => row.media_ids),
  );
  return new Map(
    rows.map((row) => [
      row.post_id,
      {
        groupId: row.social_group_id,
        groupName: row.group_name,
        privacy: row.privacy,
        isHidden: row.hidden_at !== null,
        content: presentText(
          row.html,
          presentFiles(context, files, row.media_ids, shownIn(context, HOST, row.post_id)),
        ),
        writtenAt: row.created_at.toISOString(),
        author: {
          userId: row.author_user_id,
          firstName: row.first_name,
          lastName: row.last_name,
          image: null,
          isStaff: false,
        },
      },
    ]),
  );
}
