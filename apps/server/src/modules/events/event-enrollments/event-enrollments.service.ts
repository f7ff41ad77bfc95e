import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import {
  acceptOffer,
  handOver,
  type Place,
  type PlaceChange,
  reachPlace,
  takePlace,
} from '../../learning/capacity/capacity.public.ts';
import { grantEntitlement, revokeEntitlements } from '../../learning/entitlements/entitlements.public.ts';
import {
  accessEvent,
  closedBecause,
  type EventRecord,
  enrolsInEvents,
  eventCancelled,
  eventOver,
  notPublished,
  readTicketTypes,
  ticketSeller,
} from '../events/events.public.ts';
import { checkAnswers, readQuestions } from './answers.ts';
import {
  alreadyAttended,
  nobodyToTakeIt,
  ticketBought,
  ticketClosed,
  ticketForSale,
  withoutTicket,
} from './event-enrollments.errors.ts';
import { notifyOfPlace } from './event-enrollments.notifications.ts';
import {
  type EnrollmentRow,
  insertEnrollment,
  insertVoid,
  lockEnrollmentOfPlace,
  lockOwnEnrollment,
  setEnrollment,
} from './event-enrollments.repository.ts';
import type { EventAnswer, OwnEnrollment } from './event-enrollments.schemas.ts';
import { readNewEnrollment, readOwnEnrollment } from './own-enrollment.reads.ts';
import { newTicket } from './ticket-codes.ts';
import { findOwnPlaceId, findRecipient } from './ticket-recipient.reads.ts';
import { isForSale } from './ticket-sales.repository.ts';

const noun = 'event-enrolment';

export function checkRuns(context: MemberContext, { status, endsAt }: EventRecord): void {
  if (status === 'CANCELLED') throw eventCancelled();
  if (status !== 'PUBLISHED') throw notPublished();
  if (endsAt <= context.clock.now()) throw eventOver();
}

/** A ticket is a right to the event, of which the ledger knows. */
export const grantTicket = (context: SystemContext, tx: Tx, eventId: number, userId: number): Promise<void> =>
  grantEntitlement(context, tx, { userId, subject: { kind: 'EVENT', id: eventId }, source: 'SELF', grantedBy: null });

const revoke = (context: SystemContext, tx: Tx, eventId: number, userId: number): Promise<void> =>
  revokeEntitlements(context, tx, { userId, subject: { kind: 'EVENT', id: eventId } });

/** An event that the caller may enrol in and that is not over. */
export async function accessRunning(context: MemberContext, tx: Tx, eventId: number): Promise<EventRecord> {
  const event = await accessEvent(context, tx, eventId, 'see');
  if (!enrolsInEvents(context)) throw notAllowed();
  checkRuns(context, event);
  return event;
}

export interface Wish {
  eventTicketTypeId: number;
  answers: readonly EventAnswer[];
}

/**
 * Takes a place, or one in the queue where every place is taken. Asking twice changes nothing. A ticket that has a price is bought
 * through the cart; here only the queue for it is joined.
 */
export const enrollInEvent = (context: MemberContext, eventId: number, wish: Wish): Promise<OwnEnrollment> =>
  transaction(context, async (tx) => {
    const [event, types, questions] = await Promise.all([
      accessRunning(context, tx, eventId),
      readTicketTypes(context, tx, eventId),
      readQuestions(tx, eventId),
    ]);
    const { userId } = context.caller;
    const type = types.find((one) => one.event_ticket_type_id === wish.eventTicketTypeId);
    if (!type?.place_pool_id) throw notFound();
    if (closedBecause(context, type) !== null) throw ticketClosed();
    checkAnswers(questions, wish.answers);
    const hasPrice = type.price_minor > 0;
    if (hasPrice && !ticketSeller(context)) throw ticketClosed();
    const place = await takePlace(context, tx, {
      wholePoolId: event.placePoolId,
      partPoolId: type.place_pool_id,
      userId,
      waits: hasPrice ? 'ONLY' : true,
    });
    return place.isNew
      ? enroll(context, tx, eventId, { ...wish, isForSale: hasPrice }, place)
      : ownEnrollment(context, tx, eventId);
  });

async function enroll(
  context: MemberContext,
  tx: Tx,
  eventId: number,
  { isForSale, ...wish }: Wish & { isForSale: boolean },
  { placeId, state: placeState }: Place,
): Promise<OwnEnrollment> {
  const { userId } = context.caller;
  const state = placeState === 'TAKEN' ? 'ENROLLED' : 'WAITLISTED';
  const ticket = state === 'ENROLLED' ? newTicket(context) : null;
  const now = context.clock.now();
  const [eventEnrollmentId] = await Promise.all([
    insertEnrollment(tx, { eventId, userId, state, placeId, ticket, now, ...wish }),
    ticket && grantTicket(context, tx, eventId, userId),
  ]);
  const { eventTicketTypeId } = wish;
  const [own] = await Promise.all([
    readNewEnrollment(context, tx, eventId, { eventEnrollmentId, state, eventTicketTypeId, placeId, isForSale }),
    audit(context, tx, { action: 'event.enrol', noun, nounId: eventEnrollmentId, changes: { eventId, state } }),
  ]);
  return own;
}

async function ownEnrollment(context: MemberContext, tx: Tx, eventId: number): Promise<OwnEnrollment> {
  const own = await readOwnEnrollment(context, tx, eventId);
  if (!own) throw notFound();
  return own;
}

async function ownRow(context: MemberContext, tx: Tx, eventId: number): Promise<EnrollmentRow> {
  const row = await lockOwnEnrollment(tx, eventId, context.caller.userId);
  if (!row) throw notFound();
  return row;
}

/** Takes the place that was offered to the caller. */
export const acceptOfferedPlace = (context: MemberContext, eventId: number): Promise<OwnEnrollment> =>
  transaction(context, async (tx) => {
    await accessRunning(context, tx, eventId);
    const own = await readOwnEnrollment(context, tx, eventId);
    if (!own) throw notFound();
    if (await isForSale(tx, eventId, context.caller.userId)) throw ticketForSale();
    const { placeId } = await placeOf(tx, context, eventId);
    await acceptOffer(context, tx, placeId);
    await setEnrollment(tx, own.eventEnrollmentId, {
      state: 'ENROLLED',
      now: context.clock.now(),
      ticket: newTicket(context),
    });
    await grantTicket(context, tx, eventId, context.caller.userId);
    await audit(context, tx, { action: 'event.accept-offer', noun, nounId: own.eventEnrollmentId });
    return ownEnrollment(context, tx, eventId);
  });

/** Without a lock: the pool's door comes first, as everywhere. */
async function placeOf(tx: Tx, context: MemberContext, eventId: number): Promise<{ placeId: number }> {
  const row = await findOwnPlaceId(tx, eventId, context.caller.userId);
  if (row === undefined) throw notFound();
  return { placeId: row };
}

/** Gives a place back, an offer on, or leaves the queue. The ticket opens no door any more. */
export const leaveEvent = (context: MemberContext, eventId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const [event, known] = await Promise.all([
      accessEvent(context, tx, eventId, 'see'),
      findOwnPlaceId(tx, eventId, context.caller.userId),
    ]);
    if (event.endsAt <= context.clock.now()) throw eventOver();
    if (known === undefined) throw notFound();
    const [{ place, release }, row] = await Promise.all([
      reachPlace(context, tx, { placeId: known, wholePoolId: event.placePoolId }),
      ownRow(context, tx, eventId),
    ]);
    // an offer that ran out just now has ended the enrolment with it
    if (place.state === 'EXPIRED') throw notFound();
    if (row.state === 'ATTENDED') throw alreadyAttended();
    if (row.orderLineId !== null) throw ticketBought();
    await Promise.all([
      release(),
      endEnrollment(context, tx, row),
      audit(context, tx, { action: 'event.leave', noun, nounId: row.eventEnrollmentId, changes: { eventId } }),
    ]);
  });

/** What becomes of an enrolment whose place is gone. */
export async function endEnrollment(context: SystemContext, tx: Tx, row: EnrollmentRow): Promise<void> {
  const now = context.clock.now();
  const { eventId, ticketHash } = row;
  await Promise.all([
    insertVoid(tx, { eventId, ticketHash, reason: 'CANCELLED', now }),
    setEnrollment(tx, row.eventEnrollmentId, { state: 'CANCELLED', now, ticket: null }),
    row.userId !== null && revoke(context, tx, eventId, row.userId),
  ]);
}

/**
 * Passes a ticket on to another member. The place keeps its owner's place in the count, the new ticket has a new secret, and the old
 * one is void from now on.
 */
export const transferTicket = (context: MemberContext, eventId: number, email: string): Promise<void> =>
  transaction(context, async (tx) => {
    const event = await accessRunning(context, tx, eventId);
    const recipient = await findRecipient(tx, eventId, email);
    if (recipient === undefined || recipient === context.caller.userId) throw nobodyToTakeIt();
    const { placeId } = await placeOf(tx, context, eventId);
    await handOver(context, tx, placeId, recipient);
    const row = await ownRow(context, tx, eventId);
    if (row.state === 'ATTENDED') throw alreadyAttended();
    if (row.state !== 'ENROLLED') throw withoutTicket();
    const now = context.clock.now();
    await insertVoid(tx, { eventId, ticketHash: row.ticketHash, reason: 'TRANSFERRED', now });
    const ticket = newTicket(context);
    await setEnrollment(tx, row.eventEnrollmentId, { state: 'ENROLLED', now, ticket, userId: recipient });
    await revoke(context, tx, eventId, context.caller.userId);
    await grantTicket(context, tx, eventId, recipient);
    await notifyOfPlace(
      context,
      tx,
      { eventId: event.eventId, userId: recipient },
      { outcome: 'transferred', key: ticket.shortCode },
    );
    await audit(context, tx, {
      action: 'event.transfer',
      noun,
      nounId: row.eventEnrollmentId,
      changes: { eventId, to: recipient },
    });
  });

/** A place was offered to who waits, or what was offered or held ran out. */
export async function followPlace(context: SystemContext, tx: Tx, change: PlaceChange): Promise<void> {
  const row = await lockEnrollmentOfPlace(tx, change.placeId);
  if (!row) return;
  if (change.state === 'EXPIRED') return endEnrollment(context, tx, row);
  if (row.userId === null || change.until === null) return;
  await notifyOfPlace(
    context,
    tx,
    { eventId: row.eventId, userId: row.userId },
    { outcome: 'offered', key: String(change.placeId), until: change.until },
  );
}
