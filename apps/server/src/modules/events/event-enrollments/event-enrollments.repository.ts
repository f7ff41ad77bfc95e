import type { EventEnrollmentState } from '@sullam/domain/events/event.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { type RawBuilder, sql } from 'kysely';
import { db, rawQuery, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { shapedStatement, statement } from '../../../kernel/database/statement.ts';
import type { EventAnswer } from './event-enrollments.schemas.ts';
import type { TicketMarks } from './ticket-codes.ts';

export interface EnrollmentRow {
  eventEnrollmentId: number;
  eventId: number;
  userId: number | null;
  state: EventEnrollmentState;
  placeId: number;
  /** With which it was bought; null for a free ticket. */
  orderLineId: number | null;
  ticketNonce: string | null;
  ticketHash: string | null;
}

/** Enrolments as rules see them. */
export const enrollmentRows = () =>
  db
    .selectFrom('event_enrollments')
    .select([
      'event_enrollment_id as eventEnrollmentId',
      'order_line_id as orderLineId',
      'event_id as eventId',
      'user_id as userId',
      'place_id as placeId',
      'ticket_nonce as ticketNonce',
      'ticket_hash as ticketHash',
      sql<EventEnrollmentState>`state`.as('state'),
    ]);

/** The running enrolment of somebody in an event; nobody else changes it until the transaction ends. */
export const lockOwnEnrollment = (tx: Tx, eventId: number, userId: number): Promise<EnrollmentRow | undefined> =>
  tx.one(lockedOwn({ eventId, userId }));

const lockedOwn = statement(({ eventId, userId }: { eventId: number; userId: number }) =>
  enrollmentRows()
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`state <> 'CANCELLED'`)
    .forUpdate(),
);

export const lockEnrollmentOfPlace = (tx: Tx, placeId: number): Promise<EnrollmentRow | undefined> =>
  tx.one(enrollmentRows().where('place_id', '=', placeId).where('state', '<>', 'CANCELLED').forUpdate());

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
  /** Of whom staff added. */
  learnerAdditionId?: number;
}

interface EnrollmentValues extends Omit<NewEnrollment, 'guest' | 'answers' | 'ticket'>, Partial<TicketMarks> {
  guestEmail?: string | undefined;
  guestLanguage?: Language | undefined;
  claimHash?: string | undefined;
  broughtBy?: number | null | undefined;
  answers: string;
}

// what isn't given is null
const enrolled = statement((row: EnrollmentValues) =>
  db
    .insertInto('event_enrollments')
    .values({
      event_id: row.eventId,
      event_ticket_type_id: row.eventTicketTypeId,
      user_id: row.userId,
      guest_name: row.guestName,
      guest_email: row.guestEmail,
      guest_language: row.guestLanguage,
      claim_hash: row.claimHash,
      brought_by: row.broughtBy,
      learner_addition_id: row.learnerAdditionId,
      state: row.state,
      place_id: row.placeId,
      answers: sql`(${row.answers}::text)::jsonb` as never,
      ticket_nonce: row.nonce,
      ticket_hash: row.ticketHash,
      short_code: row.shortCode,
      enrolled_at: row.now,
      state_at: row.now,
    })
    .returning('event_enrollment_id'),
);

export async function insertEnrollment(tx: Tx, { guest, answers, ticket, ...row }: NewEnrollment): Promise<number> {
  const guestColumns = guest && { ...guest, guestEmail: guest.email, guestLanguage: guest.language };
  const made = await tx.one(enrolled({ ...row, ...guestColumns, ...ticket, answers: JSON.stringify(answers) }));
  return made!.event_enrollment_id;
}

interface EnrollmentChange {
  state: EventEnrollmentState;
  now: Date;
  userId?: number;
  attendedAt?: Date | null;
}

interface ChangeShape {
  setsTicket: boolean;
  setsUser: boolean;
  setsAttended: boolean;
}

type ChangeValues = EnrollmentChange & Partial<TicketMarks> & { eventEnrollmentId: number };

const changed = shapedStatement(({ setsTicket, setsUser, setsAttended }: ChangeShape, row: ChangeValues) =>
  db
    .updateTable('event_enrollments')
    .set({
      state: row.state,
      state_at: row.now,
      ...(setsTicket
        ? {
            ticket_nonce: row.nonce ?? null,
            ticket_hash: row.ticketHash ?? null,
            short_code: row.shortCode ?? null,
            sequence: sql<number>`sequence + 1`,
          }
        : {}),
      ...(setsUser ? { user_id: row.userId ?? null } : {}),
      ...(setsAttended ? { attended_at: row.attendedAt ?? null } : {}),
    })
    .where('event_enrollment_id', '=', row.eventEnrollmentId),
);

/** Writes how an enrolment stands; a ticket is given, kept (undefined) or taken away (null). */
export function setEnrollment(
  tx: Tx,
  eventEnrollmentId: number,
  { ticket, ...change }: EnrollmentChange & { ticket?: TicketMarks | null },
): Promise<number> {
  const shape = {
    setsTicket: ticket !== undefined,
    setsUser: change.userId !== undefined,
    setsAttended: change.attendedAt !== undefined,
  };
  return tx.run(changed(shape, { eventEnrollmentId, ...change, ...ticket }));
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

/**
 * Writes who came, and since when.
 * @param firsts a query of `id` (of enrolments) and `first` (when they were first let in; null: they weren't)
 */
export const attendanceSettled = (firsts: RawBuilder<unknown>, now: Date) =>
  rawQuery(sql`update event_enrollments n
    set attended_at = f.first, state = case when f.first is null then 'ENROLLED' else 'ATTENDED' end, state_at = ${now}
    from (${firsts}) f
    where ${inOrganization('n')} and n.event_enrollment_id = f.id and n.state in ('ENROLLED', 'ATTENDED')
      and n.attended_at is distinct from f.first`);
