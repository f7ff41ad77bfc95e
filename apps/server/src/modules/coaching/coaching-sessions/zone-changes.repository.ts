import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';

/** What a change of a zone needs of a session, whether it is one-to-one or has seats. */
export interface ZonedSession {
  coachingSessionId: number;
  coachId: number;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  wallDate: string;
  wallTime: string;
}

/** Sessions to come whose instants were computed by other zone data. */
export const outdatedSessions = ({ now, version }: { now: Date; version: string }) =>
  db
    .selectFrom('coaching_sessions as s')
    .select(['s.coaching_session_id as coachingSessionId', 's.coach_id as coachId', 's.starts_at as startsAt'])
    .select(['s.ends_at as endsAt', 's.time_zone as timeZone', 's.wall_time as wallTime'])
    .select(sql<string>`s.wall_date::text`.as('wallDate'))
    .where('s.state', 'in', ['HELD', 'BOOKED'])
    .where('s.starts_at', '>', now)
    .where('s.zone_data', '<>', version)
    .orderBy('s.starts_at')
    .orderBy('s.coaching_session_id');

/** Sessions that stand in the way of a span. */
export const standingIn = (tx: Tx, { coachId, coachingSessionId }: ZonedSession, startsAt: Date, endsAt: Date) =>
  tx.one(
    db
      .selectFrom('coaching_sessions')
      .select('coaching_session_id')
      .where('coach_id', '=', coachId)
      .where('state', 'in', ['HELD', 'BOOKED'])
      .where('coaching_session_id', '<>', coachingSessionId)
      .where('starts_at', '<', endsAt)
      .where('ends_at', '>', startsAt)
      .limit(1),
  );
