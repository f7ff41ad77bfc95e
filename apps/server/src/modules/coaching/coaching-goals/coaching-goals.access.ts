import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { accessOwnCoach } from '../coaches/coaches.public.ts';
import type { PairQuery } from './coaching-goals.schemas.ts';

export interface Pair {
  coachId: number;
  userId: number;
}

const hasMet = async (tx: Tx, { coachId, userId }: Pair, coachingSessionId?: number | null): Promise<boolean> => {
  let met = db
    .selectFrom('coaching_booking_records as b')
    .select(sql<number>`1`.as('one'))
    .where('b.coach_id', '=', coachId)
    .where('b.user_id', '=', userId)
    .where('b.state', '=', 'BOOKED')
    .limit(1);
  if (coachingSessionId) met = met.where('b.coaching_session_id', '=', coachingSessionId);
  return (await tx.one(met)) !== undefined;
};

/**
 * The caller with a coach of theirs (`coachId`), or with a learner of theirs (`learnerUserId`).
 * @throws Problem not-found unless the two have a session, past or ahead
 */
export async function accessPair(context: MemberContext, tx: Tx, { coachId, learnerUserId }: PairQuery): Promise<Pair> {
  if ((coachId === undefined) === (learnerUserId === undefined)) throw invalidField('coachId', 'required');
  const pair =
    coachId === undefined
      ? { coachId: (await accessOwnCoach(context, tx)).coachId, userId: learnerUserId! }
      : { coachId, userId: context.caller.userId };
  if (!(await hasMet(tx, pair))) throw notFound();
  return pair;
}

/** @throws Problem not-found for a session of other people */
export async function checkSessionOfPair(tx: Tx, pair: Pair, coachingSessionId: number | null): Promise<void> {
  if (coachingSessionId !== null && !(await hasMet(tx, pair, coachingSessionId))) throw notFound();
}
