import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { findManagedSession, presentSession } from './managed-sessions.reads.ts';
import type { ManagedSessionDetail } from './managed-sessions.schemas.ts';

const factsOf = (tx: Tx, coachingSessionId: number) =>
  tx.one(
    db
      .selectFrom('coaching_session_times as s')
      .leftJoin('coaching_attendance_records as b', 'b.coaching_session_id', 's.coaching_session_id')
      .select(['s.by_video as byVideo', 's.time_zone as timeZone', 'b.missed_at as missedAt'])
      .select(['b.objected_at as objectedAt', 'b.objection as objectionText', 'b.refund_percent as refundPercent'])
      .select([
        sql<Localized>`s.place`.as('place'),
        sql<ManagedSessionDetail['cancelledBy']>`b.cancelled_by`.as('cancelledBy'),
      ])
      .where('s.coaching_session_id', '=', coachingSessionId),
  );

async function changesOf(tx: Tx, coachingSessionId: number): Promise<ManagedSessionDetail['changes']> {
  const rows = await tx.all(
    db
      .selectFrom('coaching_session_history as x')
      .leftJoin('member_names as n', 'n.user_id', 'x.user_id')
      .select(['x.user_id as userId', 'n.first_name as firstName', 'n.last_name as lastName', 'x.message'])
      .select(['x.created_at as at', 'x.starts_before as startsBefore', 'x.starts_after as startsAfter'])
      .select(sql<ManagedSessionDetail['changes'][number]['kind']>`x.kind`.as('kind'))
      .where('x.coaching_session_id', '=', coachingSessionId)
      .orderBy('x.coaching_session_change_id'),
  );
  return rows.map(({ userId, firstName, lastName, at, startsBefore, startsAfter, ...change }) => ({
    kind: change.kind,
    by: userId === null ? null : { userId, firstName: firstName ?? '', lastName: lastName ?? '' },
    at: at.toISOString(),
    startsBefore: startsBefore?.toISOString() ?? null,
    startsAfter: startsAfter?.toISOString() ?? null,
    message: change.message,
  }));
}

async function participantsOf(tx: Tx, groupSessionId: number): Promise<ManagedSessionDetail['participants']> {
  const rows = await tx.all(
    db
      .selectFrom('group_seat_records as g')
      .innerJoin('member_names as n', 'n.user_id', 'g.user_id')
      .select(['g.user_id as userId', 'n.first_name as firstName', 'n.last_name as lastName', 'g.state'])
      .select('g.missed_at as missedAt')
      .where('g.group_session_id', '=', groupSessionId)
      .where('g.state', '<>', 'CANCELLED')
      .orderBy('g.state')
      .orderBy('g.group_seat_id'),
  );
  return rows.map(({ state, missedAt, ...person }) => ({
    person,
    isWaiting: state === 'WAITING',
    isMissed: missedAt !== null,
  }));
}

/** @throws Problem not-found for a session of another organisation */
export const readManagedSession = (context: MemberContext, coachingSessionId: number): Promise<ManagedSessionDetail> =>
  reading(context, async (tx) => {
    const row = await findManagedSession(tx, coachingSessionId);
    const facts = await factsOf(tx, coachingSessionId);
    if (!row || !facts) throw notFound();
    const session = presentSession(row, context.clock.now());
    const isSide = [row.coachUserId, row.learnerUserId].includes(context.caller.userId);
    return {
      ...session,
      byVideo: facts.byVideo,
      place: facts.place,
      timeZone: facts.timeZone,
      missedAt: facts.missedAt?.toISOString() ?? null,
      objectedAt: facts.objectedAt?.toISOString() ?? null,
      objectionText: facts.objectionText,
      cancelledBy: facts.cancelledBy,
      refundPercent: facts.refundPercent,
      mayDecide: session.objection === 'WAITING' && !isSide,
      participants: session.learner === null ? await participantsOf(tx, coachingSessionId) : [],
      changes: await changesOf(tx, coachingSessionId),
    };
  });
