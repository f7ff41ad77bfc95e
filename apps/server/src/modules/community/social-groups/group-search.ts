import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import { findByWords, isFound } from '../../../kernel/database/search.ts';
import { closeness, foundTotal, type SearchSource } from '../../operations/search/search.public.ts';
import { groupViewerOf, seesGroup } from './visible-groups.ts';

/** Groups that the caller may know of. */
export const groupSearch: SearchSource = {
  kind: 'group',
  feature: 'social-groups',
  isForMembers: true,
  path: ({ id }) => `/groups/${id}`,
  find: async (context, tx, wanted) => {
    if (wanted.isNear) return [];
    const ids = await findByWords(tx, 'groups', wanted.words);
    return tx.all(
      db
        .selectFrom('social_groups as g')
        .select(['g.social_group_id as id', 'g.name as title', 'g.about as html', foundTotal])
        .select([sql<unknown>`null::jsonb`.as('courseTitle'), sql<number | null>`null::bigint`.as('courseId')])
        .where(isFound('g.social_group_id', ids))
        .where(seesGroup(groupViewerOf(context)))
        .orderBy(closeness('g.search_text', wanted), 'desc')
        .orderBy('g.social_group_id')
        .offset(wanted.skip)
        .limit(wanted.take),
    );
  },
};
