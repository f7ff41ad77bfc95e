import { returnsCredit, type SessionPayment } from '@sullam/domain/coaching/credits.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import type { SessionTypeRecord } from '../coach-availability/coach-availability.public.ts';
import { noCredit } from './coaching-sessions.errors.ts';
import type { SessionRecord } from './coaching-sessions.repository.ts';
import type { CancellationPreview } from './coaching-sessions.schemas.ts';

/** Sessions that a learner books together. */
interface BookedTogether {
  userId: number;
  coachingSessionIds: readonly number[];
}

/** Sessions that take place no more: for one of their learners, or for all. */
interface Released {
  coachingSessionIds: readonly number[];
  userId?: number;
}

/** Pays for the sessions of one kind of payment. All calls run in the transaction that changes the sessions, under the lock of their coach. */
export interface SessionPayer {
  payment: SessionPayment;
  /** Reserves the payment of all sessions. Returns false if the learner can't pay for each of them. */
  reserve(context: SystemContext, tx: Tx, type: SessionTypeRecord, booked: BookedTogether): Promise<boolean>;
  /** Ends the reservations of sessions that were cancelled, declined or not answered. Calling it twice is as good as once. */
  release(context: SystemContext, tx: Tx, released: Released & { isReturned: boolean }): Promise<void>;
  /** Whether it has reserved the payment of a learner's session. */
  hasReserved(tx: Tx, coachingSessionId: number, userId: number): Promise<boolean>;
}

/** Where modules that sell or give sessions take part in booking. */
export const sessionPayers = extensionPoint<SessionPayer>('coaching-session-payers');

/** @throws Problem coaching-session.no-credit */
export async function payFor(
  context: SystemContext,
  tx: Tx,
  type: SessionTypeRecord,
  booked: BookedTogether,
): Promise<void> {
  // an order pays for a session with a price, after it is held
  if (type.payment === 'FREE' || type.payment === 'PAID') return;
  const payer = context.extensions.of(sessionPayers).find(({ payment }) => payment === type.payment);
  if (!(await payer?.reserve(context, tx, type, booked))) throw noCredit();
}

export async function releasePayments(
  context: SystemContext,
  tx: Tx,
  released: Released,
  refundPercent: number,
): Promise<void> {
  for (const payer of context.extensions.of(sessionPayers))
    await payer.release(context, tx, { ...released, isReturned: returnsCredit(refundPercent) });
}

/** What becomes of the credit that paid for a session if it is cancelled. */
export async function previewCredit(
  context: SystemContext,
  tx: Tx,
  { coachingSessionId, learnerUserId }: Pick<SessionRecord, 'coachingSessionId' | 'learnerUserId'>,
  refundPercent: number,
): Promise<CancellationPreview['credit']> {
  for (const payer of context.extensions.of(sessionPayers))
    if (await payer.hasReserved(tx, coachingSessionId, learnerUserId))
      return returnsCredit(refundPercent) ? 'RETURNED' : 'LOST';
  return null;
}
