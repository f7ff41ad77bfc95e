import { expiryAfterReturn, takeCredits } from '@sullam/domain/coaching/credits.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import type { SessionPayer } from '../coaching-sessions/coaching-sessions.public.ts';
import {
  hasReservation,
  insertMovements,
  listStarted,
  lockLots,
  lockReturned,
  type Reserved,
  setExpiry,
  settleReservations,
} from './credits.repository.ts';

/** Uses up reserved credits. */
export async function consumeCredits(context: SystemContext, tx: Tx, reserved: Reserved): Promise<void> {
  const now = context.clock.now();
  const settled = await settleReservations(tx, reserved, now);
  await insertMovements(
    tx,
    settled.map((one) => ({ ...one, kind: 'CONSUMED', amount: 0, now })),
  );
}

/**
 * Credits return to the lots that they came from. Lots that have expired meanwhile are extended. Credits of a refunded purchase are taken
 * back at once.
 */
async function giveBack(context: SystemContext, tx: Tx, reserved: Reserved): Promise<void> {
  const now = context.clock.now();
  const settled = await settleReservations(tx, reserved, now);
  if (settled.length === 0) return;
  const lots = await lockReturned(
    tx,
    settled.map(({ creditLotId }) => creditLotId),
  );
  for (const { creditLotId, expiresAt, endedAt } of lots)
    if (expiresAt <= now && endedAt === null) await setExpiry(tx, creditLotId, expiryAfterReturn(expiresAt, now));
  await insertMovements(
    tx,
    settled.map((one) => ({ ...one, kind: 'RETURNED', amount: 1, now })),
  );
  const ended = new Set(lots.filter(({ endedAt }) => endedAt !== null).map(({ creditLotId }) => creditLotId));
  await insertMovements(
    tx,
    settled
      .filter(({ creditLotId }) => ended.has(creditLotId))
      .map(({ creditLotId }) => ({ creditLotId, kind: 'TAKEN_BACK', amount: -1, now })),
  );
}

/** Pays for sessions with the credits of packages. */
export const creditPayer: SessionPayer = {
  payment: 'CREDITS',
  reserve: async (context, tx, { coachId, sessionTypeId }, { userId, coachingSessionIds }) => {
    const now = context.clock.now();
    const lots = await lockLots(tx, { userId, coachId, sessionTypeId, now });
    const taken = takeCredits(lots, coachingSessionIds.length, now);
    if (taken === null) return false;
    const reserved = coachingSessionIds.map((coachingSessionId, at) => ({
      creditLotId: taken[at]!,
      kind: 'RESERVED' as const,
      amount: -1,
      coachingSessionId,
      now,
    }));
    await insertMovements(tx, reserved);
    return true;
  },
  release: (context, tx, { isReturned, ...reserved }) =>
    isReturned ? giveBack(context, tx, reserved) : consumeCredits(context, tx, reserved),
  hasReserved: hasReservation,
};

/** Consumes the credits of sessions that have begun. */
export async function consumeStarted(context: SystemContext): Promise<void> {
  const started = await reading(context, (tx) => listStarted(tx, context.clock.now()));
  if (started.length > 0)
    await transaction(context, (tx) => consumeCredits(context, tx, { coachingSessionIds: started }));
}
