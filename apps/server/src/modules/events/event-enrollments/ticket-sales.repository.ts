import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { upsert } from '../../../kernel/database/upsert.ts';
import { type EnrollmentRow, enrollmentRows } from './event-enrollments.repository.ts';
import type { EventAnswer } from './event-enrollments.schemas.ts';

/** Keeps the answers that a member gave with a ticket in their cart; the newest count. */
export async function saveDraft(
  tx: Tx,
  userId: number,
  eventTicketTypeId: number,
  answers: readonly EventAnswer[],
  now: Date,
): Promise<void> {
  const given = { answers: json(answers), changed_at: now };
  const key = { user_id: userId, event_ticket_type_id: eventTicketTypeId };
  await tx.run(upsert(db.insertInto('event_ticket_drafts'), key, given));
}

export async function findDraft(tx: Tx, userId: number, eventTicketTypeId: number): Promise<EventAnswer[]> {
  const row = await tx.one(
    db
      .selectFrom('event_ticket_drafts')
      .select(sql<EventAnswer[]>`answers`.as('answers'))
      .where('user_id', '=', userId)
      .where('event_ticket_type_id', '=', eventTicketTypeId),
  );
  return row?.answers ?? [];
}

/** Forgets the answers once they are kept with the ticket. */
export const deleteDraft = (tx: Tx, userId: number, eventTicketTypeId: number): Promise<number> =>
  tx.run(
    db
      .deleteFrom('event_ticket_drafts')
      .where('user_id', '=', userId)
      .where('event_ticket_type_id', '=', eventTicketTypeId),
  );

/** The enrolment of an order line. Nobody else changes it while its pool is locked. */
export const findEnrollmentOfLine = (tx: Tx, orderLineId: number): Promise<EnrollmentRow | undefined> =>
  tx.one(enrollmentRows().where('order_line_id', '=', orderLineId));

export const setOrderLine = (tx: Tx, eventEnrollmentId: number, orderLineId: number): Promise<number> =>
  tx.run(
    db
      .updateTable('event_enrollments')
      .set({ order_line_id: orderLineId })
      .where('event_enrollment_id', '=', eventEnrollmentId),
  );

/** The event of a kind of ticket. */
export async function findEventOfTicketType(tx: Tx, eventTicketTypeId: number): Promise<number | undefined> {
  const row = await tx.one(
    db.selectFrom('event_ticket_type_records').select('event_id').where('event_ticket_type_id', '=', eventTicketTypeId),
  );
  return row?.event_id;
}

export async function isCancelled(tx: Tx, eventId: number): Promise<boolean> {
  const row = await tx.one(db.selectFrom('event_records').select('status').where('event_id', '=', eventId));
  return row?.status === 'CANCELLED';
}

/** Whether a ticket of a kind that a member has, or waits for, is one that they pay for. What staff gave them costs nothing. */
export async function isForSale(tx: Tx, eventId: number, userId: number): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('event_enrollments as n')
      .innerJoin('event_ticket_type_records as t', 't.event_ticket_type_id', 'n.event_ticket_type_id')
      .select('n.event_enrollment_id')
      .where('n.event_id', '=', eventId)
      .where('n.user_id', '=', userId)
      .where('n.state', '<>', 'CANCELLED')
      .where('n.learner_addition_id', 'is', null)
      .where('t.price_minor', '>', 0),
  );
  return row !== undefined;
}
