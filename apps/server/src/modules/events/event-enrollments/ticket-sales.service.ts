import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { notFound, Problem } from '../../../kernel/problem.ts';
import {
  acceptOffer,
  extendHold,
  type Place,
  reachPlace,
  readPlace,
  takeHeld,
  takePlace,
} from '../../learning/capacity/capacity.public.ts';
import { grantEntitlement } from '../../learning/entitlements/entitlements.public.ts';
import {
  accessEvent,
  closedBecause,
  type EventRecord,
  readTicketTypes,
  ticketSeller,
} from '../events/events.public.ts';
import { checkAnswers, readQuestions } from './answers.ts';
import { ticketClosed } from './event-enrollments.errors.ts';
import { insertEnrollment, lockOwnEnrollment, setEnrollment } from './event-enrollments.repository.ts';
import { accessRunning, endEnrollment, type Wish } from './event-enrollments.service.ts';
import { readOwnEnrollment } from './own-enrollment.reads.ts';
import { newTicket } from './ticket-codes.ts';
import {
  deleteDraft,
  findDraft,
  findEnrollmentOfLine,
  findEventOfTicketType,
  isCancelled,
  saveDraft,
  setOrderLine,
} from './ticket-sales.repository.ts';

/** A kind of ticket that has a price and that the caller can have now. */
async function findForSale(context: MemberContext, tx: Tx, eventId: number, eventTicketTypeId: number) {
  const types = await readTicketTypes(context, tx, eventId);
  const type = types.find((one) => one.event_ticket_type_id === eventTicketTypeId);
  if (!type?.place_pool_id) throw notFound();
  if (closedBecause(context, type) !== null || type.price_minor === 0) throw ticketClosed();
  return { partPoolId: type.place_pool_id };
}

/** Puts a ticket that has a price into the caller's cart, with the answers to the questions of the event. Holds no place. */
export const addTicketToCart = (
  context: MemberContext,
  eventId: number,
  { eventTicketTypeId, answers }: Wish,
): Promise<{ cartItemId: number }> =>
  transaction(context, async (tx) => {
    await accessRunning(context, tx, eventId);
    await findForSale(context, tx, eventId, eventTicketTypeId);
    const seller = ticketSeller(context);
    if (!seller) throw ticketClosed();
    // whoever waited has answered before they joined the queue
    if (!(await readOwnEnrollment(context, tx, eventId))) {
      checkAnswers(await readQuestions(tx, eventId), answers);
      await saveDraft(tx, context.caller.userId, eventTicketTypeId, answers, context.clock.now());
    }
    return seller.addToCart(context, tx, eventTicketTypeId);
  });

/** A ticket of an order line. */
export interface SoldTicket {
  orderLineId: number;
  userId: number;
  eventTicketTypeId: number;
}

interface Held extends SoldTicket {
  until: Date;
}

/** The place that is held for a buyer: a free one, or the one that they were offered while they waited. Null: there is none. */
async function holdPlace(
  context: SystemContext,
  tx: Tx,
  { placePoolId }: EventRecord,
  { userId, until, partPoolId }: { userId: number; until: Date; partPoolId: number },
): Promise<Place | null> {
  try {
    const wanted = { wholePoolId: placePoolId, partPoolId, userId, holdUntil: until, waits: false };
    const place = await takePlace(context, tx, wanted);
    if (place.isNew) return place;
    const isOffered = place.state === 'OFFERED' && place.partPoolId === partPoolId;
    return isOffered ? await acceptOffer(context, tx, place.placeId, until) : null;
  } catch (error) {
    // nothing was written: the refusal comes before the place
    if (error instanceof Problem && error.code === 'place.none-free') return null;
    throw error;
  }
}

/**
 * Holds a place for an order line while it is paid; again with a later time, it is held longer. Returns false when the caller can't have
 * a place now.
 */
export async function holdTicket(
  context: MemberContext,
  tx: Tx,
  { orderLineId, userId, eventTicketTypeId, until }: Held,
): Promise<boolean> {
  const held = await findEnrollmentOfLine(tx, orderLineId);
  if (held) {
    await extendHold(context, tx, held.placeId, until);
    return true;
  }
  const eventId = await findEventOfTicketType(tx, eventTicketTypeId);
  if (eventId === undefined) return false;
  const event = await accessEvent(context, tx, eventId, 'see');
  const { partPoolId } = await findForSale(context, tx, eventId, eventTicketTypeId);
  const place = await holdPlace(context, tx, event, { userId, until, partPoolId });
  if (!place) return false;
  const now = context.clock.now();
  const waited = await lockOwnEnrollment(tx, eventId, userId);
  const eventEnrollmentId =
    waited?.eventEnrollmentId ??
    (await insertEnrollment(tx, {
      eventId,
      eventTicketTypeId,
      userId,
      state: 'PENDING_PAYMENT',
      placeId: place.placeId,
      answers: await findDraft(tx, userId, eventTicketTypeId),
      ticket: null,
      now,
    }));
  if (waited) await setEnrollment(tx, eventEnrollmentId, { state: 'PENDING_PAYMENT', now });
  await setOrderLine(tx, eventEnrollmentId, orderLineId);
  return true;
}

/**
 * Makes a place that was held for an order line a ticket. Returns false when it is no longer held, or the event has been cancelled.
 * Cancelling takes the lock of the pool too, so that the tickets of orders which were paid before it are seen by those who refund them.
 */
export async function takeTicket(
  context: SystemContext,
  tx: Tx,
  { orderLineId, userId, eventTicketTypeId }: SoldTicket,
): Promise<boolean> {
  const row = await findEnrollmentOfLine(tx, orderLineId);
  if (row?.state === 'ENROLLED') return true;
  if (row?.state !== 'PENDING_PAYMENT' || !(await takeHeld(context, tx, row.placeId))) return false;
  const { eventEnrollmentId, eventId } = row;
  if (await isCancelled(tx, eventId)) {
    await releaseTicket(context, tx, { orderLineId, userId, eventTicketTypeId });
    return false;
  }
  await setEnrollment(tx, eventEnrollmentId, {
    state: 'ENROLLED',
    now: context.clock.now(),
    ticket: newTicket(context),
  });
  await deleteDraft(tx, userId, eventTicketTypeId);
  await grantEntitlement(context, tx, {
    userId,
    subject: { kind: 'EVENT', id: eventId },
    source: 'ORDER',
    sourceKey: String(orderLineId),
    grantedBy: userId,
  });
  await audit(context, tx, {
    action: 'event.enrol',
    noun: 'event-enrolment',
    nounId: eventEnrollmentId,
    changes: { eventId },
  });
  return true;
}

/**
 * Gives the place of an order line back, because it was not paid or is refunded, also when the ticket was passed on. Whoever was let in
 * with it stays on the record.
 */
export async function releaseTicket(context: SystemContext, tx: Tx, { orderLineId }: SoldTicket): Promise<void> {
  const found = await findEnrollmentOfLine(tx, orderLineId);
  const known = found && (await readPlace(tx, found.placeId));
  if (!known) return;
  const { release } = await reachPlace(context, tx, known);
  // read again behind the lock of the pool: a hold that ran out has ended the enrolment with it
  const row = await findEnrollmentOfLine(tx, orderLineId);
  if (!row || row.state === 'ATTENDED' || row.state === 'CANCELLED') return;
  await release();
  await endEnrollment(context, tx, row);
}
