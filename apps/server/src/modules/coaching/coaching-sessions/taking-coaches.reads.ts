import { slotProblem } from '@sullam/domain/coaching/free-times.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { readSlotRules, type SessionTypeRecord } from '../coach-availability/coach-availability.public.ts';
import { preparedAt } from './booking-slots.ts';
import type { AccessedSession } from './coaching-sessions.access.ts';
import type { SessionRecord } from './coaching-sessions.repository.ts';
import { minutesOf, rulesFor } from './moving-rules.ts';

/** Upper bound on coaches whose time is looked at for one session. */
const MOST_TAKERS = 30;

/** Session types of other approved coaches that fit a session: as long, and by video or in person like it. */
const fitting = (session: SessionRecord) => {
  const rows = db
    .selectFrom('session_type_records as t')
    .innerJoin('coach_records as c', 'c.coach_id', 't.coach_id')
    .where('c.status', '=', 'APPROVED')
    .where('c.coach_id', '<>', session.coachId)
    .where('c.user_id', '<>', session.learnerUserId)
    .where('t.is_offered', '=', true)
    .where('t.archived_at', 'is', null)
    .where('t.length_minutes', '=', minutesOf(session));
  return session.byVideo ? rows.where('t.has_video', '=', true) : rows;
};

/** Other coaches who offer what fits a session, by name. */
export const listTakers = (tx: Tx, session: SessionRecord) =>
  tx.all(
    fitting(session)
      .innerJoin('member_names as n', 'n.user_id', 'c.user_id')
      .select(['c.coach_id as coachId', 'c.user_id as userId', 'n.first_name as firstName', 'n.last_name as lastName'])
      .distinct()
      .orderBy('n.first_name')
      .orderBy('n.last_name')
      .orderBy('c.coach_id')
      .limit(MOST_TAKERS),
  );

/** The first of a coach's types that fits a session; undefined if there is none. */
export async function readTakingType(
  tx: Tx,
  coachId: number,
  session: SessionRecord,
): Promise<SessionTypeRecord | undefined> {
  const row = await tx.one(
    fitting(session)
      .select('t.session_type_id as sessionTypeId')
      .where('t.coach_id', '=', coachId)
      .orderBy('t.position')
      .orderBy('t.session_type_id')
      .limit(1),
  );
  return row && readSlotRules(tx, row.sessionTypeId);
}

/** Whether a session could take place at its time under another coach's type. */
export async function isFreeAt(
  context: MemberContext,
  tx: Tx,
  { coachId, sessionTypeId, rules }: SessionTypeRecord,
  accessed: AccessedSession,
): Promise<boolean> {
  const at = accessed.session.startsAt;
  const prepared = await preparedAt(context, tx, { coachId, sessionTypeId, at, zone: '' });
  return slotProblem(prepared, rulesFor(accessed)(rules), at.getTime(), context.clock.now().getTime()) === null;
}
