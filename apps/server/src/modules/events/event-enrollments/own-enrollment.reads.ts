import { sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { readPlace, readQueuePlace } from '../../learning/capacity/capacity.public.ts';
import type { OwnEnrollment } from './event-enrollments.schemas.ts';

/** How the caller stands to an event; null: they never enrolled, or gave it back. */
export async function readOwnEnrollment(
  context: RequestContext,
  tx: Tx,
  eventId: number,
): Promise<OwnEnrollment | null> {
  const row = await tx.one(
    db
      .selectFrom('event_enrollments as n')
      .innerJoin('event_ticket_type_records as t', 't.event_ticket_type_id', 'n.event_ticket_type_id')
      .select(['n.event_enrollment_id', 'n.event_ticket_type_id', 'n.place_id', 'n.order_line_id'])
      .select(sql<OwnEnrollment['state']>`n.state`.as('state'))
      // what staff gave them costs nothing
      .select(sql<boolean>`t.price_minor > 0 and n.learner_addition_id is null`.as('has_price'))
      .where('n.event_id', '=', eventId)
      .where('n.user_id', '=', userIdOf(context.caller))
      .where('n.state', '<>', 'CANCELLED'),
  );
  if (!row) return null;
  const [place, queuePlace, guests] = await Promise.all([
    readPlace(tx, row.place_id),
    readQueuePlace(tx, row.place_id),
    readBroughtGuests(context, tx, eventId),
  ]);
  const isOffered = place?.state === 'OFFERED' && place.until !== null && place.until > context.clock.now();
  return {
    eventEnrollmentId: row.event_enrollment_id,
    state: row.state,
    eventTicketTypeId: row.event_ticket_type_id,
    isBought: row.order_line_id !== null && row.state !== 'PENDING_PAYMENT',
    isForSale: row.has_price && (row.state === 'WAITLISTED' || row.state === 'PENDING_PAYMENT'),
    offeredUntil: isOffered ? (place.until?.toISOString() ?? null) : null,
    queuePlace,
    guests,
  };
}

type NewOwn = Pick<OwnEnrollment, 'eventEnrollmentId' | 'state' | 'eventTicketTypeId' | 'isForSale'>;

/** The same of an enrolment that has just been made: of its place only the number in the queue isn't known. */
export async function readNewEnrollment(
  context: RequestContext,
  tx: Tx,
  eventId: number,
  { placeId, ...own }: NewOwn & { placeId: number },
): Promise<OwnEnrollment> {
  const [queuePlace, guests] = await Promise.all([
    own.state === 'WAITLISTED' ? readQueuePlace(tx, placeId) : null,
    readBroughtGuests(context, tx, eventId),
  ]);
  return { ...own, isBought: false, offeredUntil: null, queuePlace, guests };
}

const broughtBy = statement(({ eventId, userId }: { eventId: number; userId: number }) =>
  db
    .selectFrom('event_enrollments as n')
    .leftJoin('member_names as p', 'p.user_id', 'n.user_id')
    .select(['n.event_enrollment_id', 'n.event_ticket_type_id', 'n.guest_email'])
    .select(sql<string>`coalesce(n.guest_name, p.first_name || ' ' || p.last_name, '')`.as('name'))
    .where('n.event_id', '=', eventId)
    .where('n.brought_by', '=', userId)
    .where('n.state', '<>', 'CANCELLED')
    .orderBy('n.event_enrollment_id'),
);

/** Whom the caller brings to an event; the name of somebody who has an account by now is that of the account. */
async function readBroughtGuests(context: RequestContext, tx: Tx, eventId: number): Promise<OwnEnrollment['guests']> {
  const rows = await tx.all(broughtBy({ eventId, userId: userIdOf(context.caller) }));
  return rows.map((row) => ({
    eventEnrollmentId: row.event_enrollment_id,
    eventTicketTypeId: row.event_ticket_type_id,
    name: row.name,
    email: row.guest_email,
  }));
}
