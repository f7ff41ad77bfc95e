import type { CancellationTier } from '@sullam/domain/commerce/cancellation.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { isAmong } from '../../../kernel/database/statement.ts';
import {
  findSession,
  type SessionRecord,
  sessionArt,
  sessionRows,
  sessionTitle,
  stateAt,
} from '../coaching-sessions/coaching-sessions.public.ts';
import { isStillFree } from './slot-check.ts';

/** Where a session has its page, and when it begins by the learner's clock. */
export interface SessionPage {
  coachingSessionId: number;
  coverArt: string;
  start: { at: Date; zone: string };
}

/** A session that the caller has chosen, at the price and under the terms of its booking. */
interface SessionOffer extends SessionPage {
  title: Localized;
  priceMinor: number;
  currency: string;
  cancellationTiers: CancellationTier[];
  problem: 'OWNED' | 'ORDERED' | 'CLOSED' | 'SOLD_OUT' | null;
}

const named = (coachingSessionIds: readonly number[]) =>
  sessionRows()
    .innerJoin('session_type_records as t', 't.session_type_id', 's.session_type_id')
    .innerJoin('member_names as cn', 'cn.user_id', 'c.user_id')
    .select([sql<string>`cn.first_name || ' ' || cn.last_name`.as('coachName'), sql<Localized>`t.title`.as('title')])
    .where(isAmong('s.coaching_session_id', coachingSessionIds));

const pageOf = (context: RequestContext, session: SessionRecord): SessionPage => ({
  coachingSessionId: session.coachingSessionId,
  coverArt: sessionArt(context, session, session.learnerZone),
  start: { at: session.startsAt, zone: session.learnerZone },
});

/** What keeps the learner of a session from buying it now. A hold that has ended keeps nobody from it while the time is free. */
async function problemOf(context: RequestContext, tx: Tx, session: SessionRecord): Promise<SessionOffer['problem']> {
  const now = context.clock.now();
  const state = stateAt(session, now);
  if (state === 'BOOKED') return 'OWNED';
  if (session.startsAt <= now) return 'CLOSED';
  if (state === 'HELD' && session.heldFor === 'PAYMENT') return session.orderLineId === null ? null : 'ORDERED';
  if (state !== 'EXPIRED') return 'CLOSED';
  return (await isStillFree(context, tx, session)) ? null : 'SOLD_OUT';
}

/** Terms without tiers give everything back until the start, as the booking says. */
const termsOf = ({ cancellationTiers }: SessionRecord): CancellationTier[] =>
  cancellationTiers.length > 0 ? cancellationTiers : [{ hoursBeforeStart: 0, refundPercent: 100 }];

/** Sessions with a price that the caller has chosen. Those of other learners are left out. */
export async function findSessionOffers(
  context: RequestContext,
  tx: Tx,
  coachingSessionIds: readonly number[],
): Promise<SessionOffer[]> {
  if (!context.features.coaching) return [];
  const rows = await tx.all(
    named(coachingSessionIds)
      .where('b.user_id', '=', userIdOf(context.caller))
      .where('b.price_minor', 'is not', null)
      .orderBy('s.coaching_session_id'),
  );
  const offers: SessionOffer[] = [];
  for (const row of rows)
    offers.push({
      ...pageOf(context, row),
      title: sessionTitle(row.title, row.coachName),
      priceMinor: row.priceMinor!,
      currency: row.currency!,
      cancellationTiers: termsOf(row),
      problem: await problemOf(context, tx, row),
    });
  return offers;
}

/** Pages of sessions that were sold, for readers of their orders. */
export async function findSessionPages(
  context: RequestContext,
  tx: Tx,
  coachingSessionIds: readonly number[],
): Promise<SessionPage[]> {
  return (await tx.all(named(coachingSessionIds))).map((row) => pageOf(context, row));
}

/** What a cancelled session owes the buyer of its order line; undefined where it was not bought or was cancelled without terms. */
export async function findCancelledSale(tx: Tx, coachingSessionId: number) {
  const session = await findSession(tx, coachingSessionId);
  if (session?.state !== 'CANCELLED') return undefined;
  const { orderLineId, refundPercent, cancelledBy, learnerUserId } = session;
  if (orderLineId === null || refundPercent === null) return undefined;
  return { orderLineId, refundPercent, byBuyer: cancelledBy === 'LEARNER', learnerUserId };
}
