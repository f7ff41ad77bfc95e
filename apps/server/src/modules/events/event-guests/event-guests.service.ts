import { chooseText } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { findMemberName } from '../../identity/members/members.public.ts';
import { handOver, releasePlace, takePlace } from '../../learning/capacity/capacity.public.ts';
import { listCredits, settleCredits } from '../event-attendance/event-attendance.public.ts';
import {
  alreadyAttended,
  checkRuns,
  claimEnrollment,
  claimHashOf,
  countOwnTickets,
  endEnrollment,
  findGuest,
  findGuestByLink,
  findOwnState,
  type GuestRow,
  grantTicket,
  guestLinkOf,
  guestLinkOver,
  insertEnrollment,
  isGuestKnown,
  isOwnAddress,
  mailGuest,
  newTicket,
  ticketClosed,
  withoutTicket,
} from '../event-enrollments/event-enrollments.public.ts';
import { accessEvent, closedBecause, type EventRecord, editsEvents, readTicketTypes } from '../events/events.public.ts';
import { guestKnown, otherGuest, tooManyTickets } from './event-guests.errors.ts';
import type { GuestBody } from './event-guests.schemas.ts';

const noun = 'event-enrolment';

/** Whose guest it is: the organisation's, or that of a member who has a ticket and brings somebody along. */
type Bringer = 'organizer' | 'member';

/**
 * Takes a place for somebody without an account and mails them the ticket. Guests don't wait: where nothing is free it is refused. A
 * member brings as many as a kind of ticket allows one person, their own among them; it is counted behind the door of the places.
 */
export const enrollGuest = (
  context: MemberContext,
  eventId: number,
  as: Bringer,
  body: GuestBody,
): Promise<{ eventEnrollmentId: number }> =>
  transaction(context, async (tx) => {
    const event = await accessEvent(context, tx, eventId, as === 'organizer' ? 'edit' : 'see');
    checkRuns(context, event);
    const { userId } = context.caller;
    const state = as === 'member' ? await findOwnState(tx, eventId, userId) : null;
    if (as === 'member' && state !== 'ENROLLED' && state !== 'ATTENDED') throw withoutTicket();
    const type = (await readTicketTypes(context, tx, eventId)).find(
      (one) => one.event_ticket_type_id === body.eventTicketTypeId,
    );
    if (!type?.place_pool_id) throw notFound();
    const closed = closedBecause(context, type);
    // organisers give tickets out before and after the rest of the world gets them
    if (as === 'organizer' ? closed === 'TAKEN_OFF' : closed !== null) throw ticketClosed();
    if (type.price_minor > 0) throw ticketClosed();
    const place = await takePlace(context, tx, {
      wholePoolId: event.placePoolId,
      partPoolId: type.place_pool_id,
      userId: null,
      waits: false,
    });
    if (as === 'member' && (await countOwnTickets(tx, body.eventTicketTypeId, userId)) >= type.per_person)
      throw tooManyTickets(type.per_person);
    return { eventEnrollmentId: await insertGuest(context, tx, event, { as, body, placeId: place.placeId }) };
  });

async function insertGuest(
  context: MemberContext,
  tx: Tx,
  event: EventRecord,
  { as, body, placeId }: { as: Bringer; body: GuestBody; placeId: number },
): Promise<number> {
  const { eventId } = event;
  const { userId } = context.caller;
  const name = body.name.trim();
  const { email } = body;
  if (await isGuestKnown(tx, eventId, email)) throw guestKnown();
  const ticket = newTicket(context);
  const guest = { email, language: body.language, claimHash: claimHashOf(guestLinkOf(context, ticket.nonce)) };
  const eventEnrollmentId = await insertEnrollment(tx, {
    eventId,
    eventTicketTypeId: body.eventTicketTypeId,
    userId: null,
    guestName: name,
    guest: { ...guest, broughtBy: as === 'member' ? userId : null },
    state: 'ENROLLED',
    placeId,
    answers: [],
    ticket,
    now: context.clock.now(),
  });
  const known = as === 'member' ? await findMemberName(tx, userId) : undefined;
  const bringer = typeof known === 'object' ? chooseText(known, body.language)?.text : known;
  await mailGuest(context, tx, eventId, {
    eventEnrollmentId,
    name,
    email,
    language: body.language,
    nonce: ticket.nonce,
    ...(bringer ? { bringer } : {}),
  });
  await audit(context, tx, {
    action: 'event.enrol-guest',
    noun,
    nounId: eventEnrollmentId,
    changes: { eventId, broughtBy: as === 'member' ? userId : null },
  });
  return eventEnrollmentId;
}

/** A guest whom the caller brings, or any of an event that the caller edits. */
async function accessGuest(
  context: MemberContext,
  tx: Tx,
  eventId: number,
  eventEnrollmentId: number,
): Promise<GuestRow> {
  await accessEvent(context, tx, eventId, 'see');
  const guest = await findGuest(tx, eventId, eventEnrollmentId);
  if (!guest) throw notFound();
  if (guest.broughtBy !== context.caller.userId && !editsEvents(context))
    throw guest.broughtBy === null ? notAllowed() : notFound();
  return guest;
}

/** Takes the ticket of a guest back: it opens no door any more, and the guest is told. */
export const removeGuest = (context: MemberContext, eventId: number, eventEnrollmentId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { placeId } = await accessGuest(context, tx, eventId, eventEnrollmentId);
    await releasePlace(context, tx, placeId);
    const guest = await accessGuest(context, tx, eventId, eventEnrollmentId);
    if (guest.state === 'ATTENDED') throw alreadyAttended();
    const { name, email, language, ticketNonce: nonce } = guest;
    if (nonce) await mailGuest(context, tx, eventId, { eventEnrollmentId, name, email, language, nonce }, 'takenBack');
    await endEnrollment(context, tx, { ...guest, userId: null });
    await audit(context, tx, { action: 'event.remove-guest', noun, nounId: eventEnrollmentId, changes: { eventId } });
  });

/** Mails a guest the ticket once more. */
export const remindGuest = (context: MemberContext, eventId: number, eventEnrollmentId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { name, email, language, ticketNonce: nonce } = await accessGuest(context, tx, eventId, eventEnrollmentId);
    if (!nonce) throw withoutTicket();
    await mailGuest(context, tx, eventId, { eventEnrollmentId, name, email, language, nonce });
    await audit(context, tx, { action: 'event.remind-guest', noun, nounId: eventEnrollmentId, changes: { eventId } });
  });

/**
 * Puts a guest's ticket into the caller's account. The link proves that the mail arrived, and the address of the account has to be the
 * one that it was sent to: a mail that is passed on gives nobody else a ticket. The code stays as it is, also the printed one.
 */
export const claimGuestTicket = (context: MemberContext, link: string): Promise<{ eventId: number }> =>
  transaction(context, async (tx) => {
    const claimHash = claimHashOf(link);
    const { userId } = context.caller;
    const known = await findGuestByLink(tx, claimHash);
    if (!known) throw guestLinkOver();
    await accessEvent(context, tx, known.eventId, 'see');
    if (!(await isOwnAddress(tx, userId, known.email))) throw otherGuest();
    // through the door of the places first, as everywhere: it refuses whoever has a place of their own
    await handOver(context, tx, known.placeId, userId);
    const guest = await findGuestByLink(tx, claimHash);
    if (!guest) throw guestLinkOver();
    await claimEnrollment(tx, guest.eventEnrollmentId, { userId, now: context.clock.now() });
    await grantTicket(context, tx, guest.eventId, userId);
    const { eventId } = guest;
    const credits = await listCredits(tx, eventId);
    await settleCredits(context, tx, { eventId, credits }, [guest.eventEnrollmentId]);
    await audit(context, tx, {
      action: 'event.claim',
      noun,
      nounId: guest.eventEnrollmentId,
      changes: { eventId: guest.eventId },
    });
    return { eventId: guest.eventId };
  });
