import { EVENT_EXPIRY_DAYS } from '@sullam/domain/events/event.ts';
import { DAY } from '@sullam/domain/limits.ts';
import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import { findByWords, isFound } from '../../../kernel/database/search.ts';
import { closeness, foundTotal, type SearchSource } from '../../operations/search/search.public.ts';
import { isEventMember, looksAtEvents } from './events.access.ts';

/** Events that the caller sees in the lists: by their titles and places, those to come before those of the last days. */
export const eventSearch: SearchSource = {
  kind: 'event',
  feature: 'events',
  path: ({ id }) => `/event/${id}`,
  find: async (context, tx, wanted) => {
    if (wanted.isNear || !looksAtEvents(context)) return [];
    const ids = await findByWords(tx, 'events', wanted.words);
    const now = context.clock.now();
    const found = db
      .selectFrom('events as e')
      .select(['e.event_id as id', 'e.title', 'e.description as html', foundTotal])
      .select([sql<unknown>`null::jsonb`.as('courseTitle'), sql<number | null>`null::bigint`.as('courseId')])
      .where(isFound('e.event_id', ids))
      .where('e.status', 'in', ['PUBLISHED', 'CANCELLED'])
      .where('e.expires_at', '>', new Date(now.getTime() - EVENT_EXPIRY_DAYS * DAY))
      .orderBy(sql<boolean>`e.ends_at <= ${now}`)
      .orderBy(closeness('e.search_text', wanted), 'desc')
      .orderBy('e.event_id')
      .offset(wanted.skip)
      .limit(wanted.take);
    return tx.all(isEventMember(context) ? found : found.where('e.audience', '=', 'EVERYONE'));
  },
};
