import type { ActivityType } from '@sullam/domain/activity-types.gen.ts';
import { type RawBuilder, sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import type { LoggedFacts } from '../../learning/activity-log/activity-log.public.ts';

const noCourse = sql<number | null>`null::bigint`.as('course_id');
const path = (subject: string): string => `/coaching/sessions/${subject}`;

/** Changes of sessions that a learner has booked, by kind. */
const changes = (type: ActivityType, kind: 'BOOKED' | 'MOVED'): LoggedFacts => ({
  type,
  feature: 'coaching',
  facts: ({ userId }) =>
    db
      .selectFrom('coaching_bookings as b')
      .innerJoin('coaching_sessions as s', 's.coaching_session_id', 'b.coaching_session_id')
      .innerJoin('coaching_session_changes as x', 'x.coaching_session_id', 'b.coaching_session_id')
      .innerJoin('session_type_records as t', 't.session_type_id', 's.session_type_id')
      .select(['x.created_at as occurred_at', sql<string>`s.coaching_session_id::text`.as('subject'), noCourse])
      .select('t.title')
      .where('b.user_id', '=', userId)
      .where('x.kind', '=', kind),
  path,
});

/** What became of a learner's bookings, by the moment that says so. */
const outcomes = (
  type: ActivityType,
  at: 'cancelled_at' | 'missed_at',
  isMeant: RawBuilder<boolean>,
  isPrivate = false,
): LoggedFacts => ({
  type,
  feature: 'coaching',
  isPrivate,
  facts: ({ userId }) =>
    db
      .selectFrom('coaching_bookings as b')
      .innerJoin('coaching_sessions as s', 's.coaching_session_id', 'b.coaching_session_id')
      .innerJoin('session_type_records as t', 't.session_type_id', 's.session_type_id')
      .select([
        sql<Date>`${sql.ref(`b.${at}`)}`.as('occurred_at'),
        sql<string>`s.coaching_session_id::text`.as('subject'),
        noCourse,
      ])
      .select('t.title')
      .where('b.user_id', '=', userId)
      .where(isMeant),
  path,
});

/** What the activity log says of a learner's coaching sessions. That a session was missed is for the learner alone. */
export const sessionFacts: readonly LoggedFacts[] = [
  changes('COACHING_BOOKED', 'BOOKED'),
  changes('COACHING_MOVED', 'MOVED'),
  outcomes('COACHING_CANCELLED', 'cancelled_at', sql<boolean>`b.cancelled_at is not null`),
  outcomes('COACHING_MISSED', 'missed_at', sql<boolean>`b.missed_by = 'LEARNER'`, true),
];
