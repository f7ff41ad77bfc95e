import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import { findByWords, isFound } from '../../../kernel/database/search.ts';
import { closeness, foundTotal, type SearchSource } from '../../operations/search/search.public.ts';
import { isCoachingMember, looksAtCoaches } from './coaches.access.ts';

/** Coaches that the caller finds in the directory, by name, title, topic, focus and city. */
export const coachSearch: SearchSource = {
  kind: 'coach',
  feature: 'coaching',
  path: ({ id }) => `/coaching/coaches/${id}`,
  find: async (context, tx, wanted) => {
    if (wanted.isNear || !looksAtCoaches(context)) return [];
    const ids = await findByWords(tx, 'coaches', wanted.words);
    const found = db
      .selectFrom('coaches as c')
      .innerJoin('member_records as m', 'm.user_id', 'c.user_id')
      .select(['c.coach_id as id', 'c.summary as html', foundTotal])
      .select([
        sql<unknown>`jsonb_build_object('en', concat_ws(' ', m.first_name, m.last_name), 'ar',
          concat_ws(' ', m.first_name, m.last_name))`.as('title'),
        sql<unknown>`null::jsonb`.as('courseTitle'),
        sql<number | null>`null::bigint`.as('courseId'),
      ])
      .where(isFound('c.coach_id', ids))
      .where('c.status', '=', 'APPROVED')
      .where('m.status', '=', 'ACTIVE')
      .orderBy(closeness('c.search_text', wanted), 'desc')
      .orderBy('c.coach_id')
      .offset(wanted.skip)
      .limit(wanted.take);
    return tx.all(isCoachingMember(context) ? found : found.where('c.visibility', '=', 'PUBLIC'));
  },
};
