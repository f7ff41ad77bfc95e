import type { EventEnrollmentState } from '@sullam/domain/events/event.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { EnrollmentRow } from './event-enrollments.repository.ts';

/** A person who has a ticket and no account here. */
export interface GuestRow extends EnrollmentRow {
  userId: null;
  name: string;
  email: string;
  language: Language;
  broughtBy: number | null;
}

const guests = () =>
  db
    .selectFrom('event_enrollments')
    .select([
      'event_enrollment_id as eventEnrollmentId',
      'event_id as eventId',
      'place_id as placeId',
      'order_line_id as orderLineId',
      'ticket_nonce as ticketNonce',
      'ticket_hash as ticketHash',
      'brought_by as broughtBy',
      sql<null>`user_id`.as('userId'),
      sql<EventEnrollmentState>`state`.as('state'),
      sql<string>`guest_name`.as('name'),
      sql<string>`guest_email`.as('email'),
      sql<Language>`guest_language`.as('language'),
    ])
    .where('guest_email', 'is not', null)
    .where('state', 'in', ['ENROLLED', 'ATTENDED']);

export const findGuest = (tx: Tx, eventId: number, eventEnrollmentId: number): Promise<GuestRow | undefined> =>
  tx.one(guests().where('event_id', '=', eventId).where('event_enrollment_id', '=', eventEnrollmentId));

export const findGuestByLink = (tx: Tx, claimHash: string): Promise<GuestRow | undefined> =>
  tx.one(guests().where('claim_hash', '=', claimHash));

export const listGuests = (tx: Tx, eventId: number): Promise<GuestRow[]> =>
  tx.all(guests().where('event_id', '=', eventId).orderBy('event_enrollment_id'));

export async function isGuestKnown(tx: Tx, eventId: number, email: string): Promise<boolean> {
  const row = await tx.one(
    guests().where('event_id', '=', eventId).where(sql<boolean>`lower(guest_email) = lower(${email})`),
  );
  return row !== undefined;
}

/** The guest is a member from now on: name and address are those of the account. */
export const claimEnrollment = (
  tx: Tx,
  eventEnrollmentId: number,
  { userId, now }: { userId: number; now: Date },
): Promise<number> =>
  tx.run(
    db
      .updateTable('event_enrollments')
      .set({
        user_id: userId,
        guest_name: null,
        guest_email: null,
        guest_language: null,
        claim_hash: null,
        state_at: now,
      })
      .where('event_enrollment_id', '=', eventEnrollmentId)
      .where('user_id', 'is', null),
  );
