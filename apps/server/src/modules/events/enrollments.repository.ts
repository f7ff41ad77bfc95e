import type { EventEnrollmentState } from '@sullam/domain/events/event.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';
import type { EventAnswer } from './events.schemas.ts';
import type { TicketMarks } from './ticket-codes.ts';

export interface EnrollmentRow {
  eventEnrollmentId: number;
  eventId: number;
  userId: number | null;
  state: EventEnrollmentState;
  placeId: number;
  ticketNonce: string | null;
  ticketHash: string | null;
}

const rows = () =>
  db
    .selectFrom('event_enrollments')
    .select([
      'event_enrollment_id as eventEnrollmentId',
      'event_id as eventId',
      'user_id as userId',
      'place_id as placeId',
      'ticket_nonce as ticketNonce',
      'ticket_hash as ticketHash',
      sql<EventEnrollmentState>`state`.as('state'),
    ]);

/** The running enrolment of somebody in an event; nobody else changes it until the transaction ends. */
export const lockOwnEnrollment = (tx: Tx, eventId: number, userId: number): Promise<EnrollmentRow | undefined> =>
  tx.one(
    rows().where('event_id', '=', eventId).where('user_id', '=', userId).where('state', '<>', 'CANCELLED').forUpdate(),
  );

export const lockEnrollmentOfPlace = (tx: Tx, placeId: number): Promise<EnrollmentRow | undefined> =>
  tx.one(rows().where('place_id', '=', placeId).where('state', '<>', 'CANCELLED').forUpdate());

interface NewEnrollment {
  eventId: number;
  eventTicketTypeId: number;
  userId: number | null;
  guestName?: string | null;
  /** Of a guest who gets the ticket by mail. */
  guest?: { email: string; language: Language; claimHash: string; broughtBy: number | null };
  state: EventEnrollmentState;
  placeId: number;
  answers: readonly EventAnswer[];
  ticket: TicketMarks | null;
  now: Date;
}

export async function insertEnrollment(tx: Tx, enrollment: NewEnrollment): Promise<number> {
  const { ticket, now } = enrollment;
  const row = await tx.one(
    db
      .insertInto('event_enrollments')
      .values({
        event_id: enrollment.eventId,
        event_ticket_type_id: enrollment.eventTicketTypeId,
        user_id: enrollment.userId,
        guest_name: enrollment.guestName ?? null,
        guest_email: enrollment.guest?.email ?? null,
        guest_language: enrollment.guest?.language ?? null,
        claim_hash: enrollment.guest?.claimHash ?? null,
        brought_by: enrollment.guest?.broughtBy ?? null,
        state: enrollment.state,
        place_id: enrollment.placeId,
        answers: json(enrollment.answers) as never,
        ticket_nonce: ticket?.nonce ?? null,
        ticket_hash: ticket?.ticketHash ?? null,
        short_code: ticket?.shortCode ?? null,
        enrolled_at: now,
        state_at: now,
      })
      .returning('event_enrollment_id'),
  );
  return row!.event_enrollment_id;
}

/** Writes how an enrolment stands; a ticket is given, kept (undefined) or taken away (null). */
export function setEnrollment(
  tx: Tx,
  eventEnrollmentId: number,
  change: {
    state: EventEnrollmentState;
    now: Date;
    ticket?: TicketMarks | null;
    userId?: number;
    attendedAt?: Date | null;
  },
): Promise<number> {
  const { state, now, ticket, userId, attendedAt } = change;
  const marks =
    ticket === undefined
      ? {}
      : {
          ticket_nonce: ticket?.nonce ?? null,
          ticket_hash: ticket?.ticketHash ?? null,
          short_code: ticket?.shortCode ?? null,
          sequence: sql<number>`sequence + 1`,
        };
  return tx.run(
    db
      .updateTable('event_enrollments')
      .set({
        state,
        state_at: now,
        ...marks,
        ...(userId === undefined ? {} : { user_id: userId }),
        ...(attendedAt === undefined ? {} : { attended_at: attendedAt }),
      })
      .where('event_enrollment_id', '=', eventEnrollmentId),
  );
}

/** A ticket that opens no door any more: whoever shows it is told so. */
export async function insertVoid(
  tx: Tx,
  ticket: { eventId: number; ticketHash: string | null; reason: 'TRANSFERRED' | 'CANCELLED'; now: Date },
): Promise<void> {
  if (ticket.ticketHash === null) return;
  const row = {
    ticket_hash: ticket.ticketHash,
    event_id: ticket.eventId,
    reason: ticket.reason,
    voided_at: ticket.now,
  };
  await tx.run(
    db
      .insertInto('event_void_tickets')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  );
}
