import { db, type Tx } from '../../../kernel/database/database.ts';
import { type SessionRecord, sessionRows } from './coaching-sessions.repository.ts';

/** Sessions to come whose instants were computed by other zone data. */
export const outdatedSessions = ({ now, version }: { now: Date; version: string }) =>
  sessionRows()
    .where('s.state', 'in', ['HELD', 'BOOKED'])
    .where('s.starts_at', '>', now)
    .where('s.zone_data', '<>', version)
    .orderBy('s.starts_at')
    .orderBy('s.coaching_session_id');

/** Sessions that stand in the way of a span. */
export const standingIn = (tx: Tx, { coachId, coachingSessionId }: SessionRecord, startsAt: Date, endsAt: Date) =>
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
