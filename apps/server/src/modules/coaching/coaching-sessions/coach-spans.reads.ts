import { type BookedSpan, hoursProblem, type PreparedTime } from '@sullam/domain/coaching/free-times.ts';
import type { Span } from '@sullam/domain/coaching/spans.ts';
import { DAY } from '@sullam/domain/limits.ts';
import { sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import type { OutsideSession } from '../coach-availability/coach-availability.public.ts';
import { sessionRows } from './coaching-sessions.repository.ts';

interface Within {
  coachId: number;
  /** Sessions last at most half a day: those that begin earlier are over. */
  earliest: Date;
  from: Date;
  until: Date;
  now: Date;
}

const standing = statement(({ coachId, earliest, from, until, now }: Within) =>
  db
    .selectFrom('coaching_sessions as s')
    .select([
      's.coaching_session_id as coachingSessionId',
      's.starts_at as startsAt',
      's.ends_at as endsAt',
      's.buffer_before_minutes as bufferBeforeMinutes',
      's.buffer_after_minutes as bufferAfterMinutes',
    ])
    .where('s.coach_id', '=', coachId)
    .where('s.starts_at', '>=', earliest)
    .where('s.starts_at', '<', until)
    .where('s.ends_at', '>', from)
    .where(sql<boolean>`(s.state = 'BOOKED' or s.state = 'HELD' and s.held_until > ${now})`),
);

/** Sessions of a coach that are booked or held. Holds that are due count no more, even before they are set expired. */
export async function readSessionSpans(
  context: SystemContext,
  tx: Tx,
  coachId: number,
  { from, until }: Span,
  except?: number,
): Promise<BookedSpan[]> {
  const rows = await tx.all(
    standing({
      coachId,
      earliest: new Date(from - DAY),
      from: new Date(from),
      until: new Date(until),
      now: context.clock.now(),
    }),
  );
  return rows
    .filter(({ coachingSessionId }) => coachingSessionId !== except)
    .map(({ startsAt, endsAt, bufferBeforeMinutes, bufferAfterMinutes }) => ({
      from: startsAt.getTime(),
      until: endsAt.getTime(),
      bufferBeforeMinutes,
      bufferAfterMinutes,
    }));
}

/** Sessions to come that lie outside the coach's hours or in a blocked time, first one first. */
export async function readAffectedSessions(
  context: SystemContext,
  tx: Tx,
  coachId: number,
  prepared: PreparedTime,
): Promise<OutsideSession[]> {
  const now = context.clock.now();
  const rows = await tx.all(
    sessionRows()
      .innerJoin('member_names as n', 'n.user_id', 'b.user_id')
      .innerJoin('session_type_records as t', 't.session_type_id', 's.session_type_id')
      .select(['n.first_name as firstName', 'n.last_name as lastName', 't.title'])
      .where('s.coach_id', '=', coachId)
      .where('s.starts_at', '>', now)
      .where('s.kept_at', 'is', null)
      .where(sql<boolean>`(s.state = 'BOOKED' or s.state = 'HELD' and s.held_until > ${now})`)
      .orderBy('s.starts_at')
      .orderBy('s.coaching_session_id'),
  );
  return rows
    .filter(
      ({ startsAt, endsAt }) => hoursProblem(prepared, { from: startsAt.getTime(), until: endsAt.getTime() }) !== null,
    )
    .map(({ coachingSessionId, title, startsAt, endsAt, learnerUserId, firstName, lastName }) => ({
      coachingSessionId,
      title,
      startsAt,
      endsAt,
      learner: { userId: learnerUserId, firstName, lastName },
    }));
}
