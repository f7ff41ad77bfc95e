import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db } from '../../../kernel/database/database.ts';
import { findByWords, isFound } from '../../../kernel/database/search.ts';
import { closeness, foundTotal, type SearchSource } from '../../operations/search/search.public.ts';
import { postViewerOf, seesPost } from './visible-posts.ts';

/** Posts of groups that the caller reads, under the name of their group. */
export const postSearch: SearchSource = {
  kind: 'post',
  feature: 'social-groups',
  isForMembers: true,
  path: (found) => `/groups/${(found as typeof found & { groupId: number }).groupId}/post/${found.id}`,
  find: async (context, tx, wanted) => {
    if (wanted.isNear) return [];
    const ids = await findByWords(tx, 'posts', wanted.words);
    return tx.all(
      db
        .selectFrom('posts as p')
        .innerJoin('groups_of_people as g', 'g.social_group_id', 'p.social_group_id')
        .select(['p.post_id as id', 'p.social_group_id as groupId', 'g.name as title', foundTotal])
        .select([
          sql<unknown>`null::jsonb`.as('courseTitle'),
          sql<number | null>`null::bigint`.as('courseId'),
          sql<unknown>`jsonb_build_object('en', p.html)`.as('html'),
        ])
        .where(isFound('p.post_id', ids))
        .where('p.hidden_at', 'is', null)
        .where(seesPost(postViewerOf(context as MemberContext)))
        .orderBy(closeness('p.search_text', wanted), 'desc')
        .orderBy('p.post_id', 'desc')
        .offset(wanted.skip)
        .limit(wanted.take),
    );
  },
};
