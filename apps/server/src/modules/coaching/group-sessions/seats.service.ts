import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { acceptOffer, type PlaceChange, releasePlace, takePlace } from '../../learning/capacity/capacity.public.ts';
import { accessCoach } from '../coaches/coaches.public.ts';
import { notStarted, ownSession, readerZone, sessionOff } from '../coaching-sessions/coaching-sessions.public.ts';
import { accessGroup, accessLedGroup, checkAhead } from './group-sessions.access.ts';
import {
  findGroup,
  findOwnSeat,
  findSeat,
  findSeatOfPlace,
  type GroupRecord,
  insertSeat,
  setMissed,
  setSeat,
} from './group-sessions.repository.ts';
import type { SeatBody } from './group-sessions.schemas.ts';
import { groupSeatChanged } from './group-sessions.signals.ts';

const noun = 'group-seat';

/** The session as it stands behind the lock of its pool: it may have been cancelled or moved on the way there. */
async function checkStillAhead(context: MemberContext, tx: Tx, { groupSessionId }: GroupRecord): Promise<void> {
  const group = await findGroup(tx, groupSessionId);
  if (!group) throw notFound();
  checkAhead(group, context.clock.now());
}

/**
 * Takes a seat. Where every seat is taken it joins the waiting list, if the caller wants that. Asking twice changes nothing.
 * @throws Problem place.none-free
 */
export const bookSeat = (context: MemberContext, groupSessionId: number, { waits, zone }: SeatBody): Promise<void> =>
  transaction(context, async (tx) => {
    const { group } = await accessGroup(context, tx, groupSessionId);
    const { userId } = context.caller;
    if (group.coachUserId === userId) throw ownSession();
    await accessCoach(context, tx, group.coachId, 'book');
    checkAhead(group, context.clock.now());
    const place = await takePlace(context, tx, { wholePoolId: group.placePoolId, partPoolId: null, userId, waits });
    await checkStillAhead(context, tx, group);
    if (!place.isNew) return;
    const state = place.state === 'TAKEN' ? 'BOOKED' : 'WAITING';
    const groupSeatId = await insertSeat(tx, {
      groupSessionId,
      userId,
      placeId: place.placeId,
      state,
      timeZone: readerZone(context, zone),
      now: context.clock.now(),
    });
    if (state === 'BOOKED') await emit(context, tx, groupSeatChanged, { groupSessionId, userId, news: 'booked' });
    await audit(context, tx, {
      action: 'group-seat.book',
      noun,
      nounId: groupSeatId,
      changes: { groupSessionId, state },
    });
  });

/** Takes the seat that was offered to the caller. */
export const acceptSeat = (context: MemberContext, groupSessionId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { group } = await accessGroup(context, tx, groupSessionId);
    const { userId } = context.caller;
    const seat = await findOwnSeat(tx, groupSessionId, userId);
    if (!seat) throw notFound();
    checkAhead(group, context.clock.now());
    await acceptOffer(context, tx, seat.placeId);
    await checkStillAhead(context, tx, group);
    await setSeat(tx, seat.groupSeatId, { state: 'BOOKED', now: context.clock.now() });
    await emit(context, tx, groupSeatChanged, { groupSessionId, userId, news: 'booked' });
    await audit(context, tx, { action: 'group-seat.accept-offer', noun, nounId: seat.groupSeatId });
  });

/** Gives the caller's seat back, declines an offer, or leaves the waiting list. The session itself stands. */
export const leaveSeat = (context: MemberContext, groupSessionId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { group } = await accessGroup(context, tx, groupSessionId);
    const { userId } = context.caller;
    const known = await findOwnSeat(tx, groupSessionId, userId);
    if (!known) throw notFound();
    checkAhead(group, context.clock.now());
    await releasePlace(context, tx, known.placeId);
    // the pool's lock may have ended an offer in between
    const seat = await findOwnSeat(tx, groupSessionId, userId);
    if (!seat) throw notFound();
    await setSeat(tx, seat.groupSeatId, { state: 'CANCELLED', now: context.clock.now() });
    if (seat.state === 'BOOKED') await emit(context, tx, groupSeatChanged, { groupSessionId, userId, news: 'left' });
    await audit(context, tx, {
      action: 'group-seat.leave',
      noun,
      nounId: seat.groupSeatId,
      changes: { groupSessionId },
    });
  });

/** The coach reports after the start that a learner did not come, or takes that back. */
export const markAttendance = (
  context: MemberContext,
  { groupSessionId, groupSeatId }: { groupSessionId: number; groupSeatId: number },
  isMissed: boolean,
): Promise<void> =>
  transaction(context, async (tx) => {
    const group = await accessLedGroup(context, tx, groupSessionId);
    if (group.coachUserId !== context.caller.userId) throw notAllowed();
    const seat = await findSeat(tx, groupSessionId, groupSeatId);
    if (seat?.state !== 'BOOKED') throw notFound();
    const now = context.clock.now();
    if (group.state !== 'BOOKED') throw sessionOff();
    if (group.startsAt > now) throw notStarted();
    await setMissed(tx, groupSeatId, isMissed ? now : null);
    await audit(context, tx, {
      action: 'group-seat.mark-attendance',
      noun,
      nounId: groupSeatId,
      changes: { isMissed },
    });
  });

/** A seat that came free is offered to a learner who waits, or an offer has ended: the learner hears of it. */
export async function followSeat(context: SystemContext, tx: Tx, { placeId, state }: PlaceChange): Promise<void> {
  const seat = await findSeatOfPlace(tx, placeId);
  if (!seat) return;
  const { groupSessionId, userId, groupSeatId } = seat;
  if (state === 'EXPIRED') await setSeat(tx, groupSeatId, { state: 'CANCELLED', now: context.clock.now() });
  const news = state === 'OFFERED' ? 'offered' : 'expired';
  await emit(context, tx, groupSeatChanged, { groupSessionId, userId, news });
}
