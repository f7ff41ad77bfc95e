import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import type { LoggedFacts } from '../../learning/activity-log/activity-log.public.ts';

/** Sessions that a learner rated. Private, because coaches must not learn whose stars they are. */
export const ratingFacts: LoggedFacts = {
  type: 'COACH_RATED',
  feature: 'coaching',
  isPrivate: true,
  facts: ({ userId }) =>
    db
      .selectFrom('coach_ratings as r')
      .innerJoin('coaching_booking_records as b', 'b.coaching_booking_id', 'r.coaching_booking_id')
      .innerJoin('session_type_records as t', 't.session_type_id', 'b.session_type_id')
      .select(['r.created_at as occurred_at', sql<string>`b.coaching_session_id::text`.as('subject')])
      .select([sql<number | null>`null::bigint`.as('course_id'), sql<Localized | null>`t.title`.as('title')])
      .where('r.user_id', '=', userId),
  path: (subject) => `/coaching/sessions/${subject}`,
};
