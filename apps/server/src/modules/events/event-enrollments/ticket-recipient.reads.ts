import type { EventEnrollmentState } from '@sullam/domain/events/event.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';

/** An active member by their address, who has no place in the event; undefined: there is none. */
export async function findRecipient(tx: Tx, eventId: number, email: string): Promise<number | undefined> {
  const row = await tx.one(
    db
      .selectFrom('member_records as r')
      .select('r.user_id')
      .where(sql<boolean>`lower(r.email) = lower(${email})`)
      .where('r.status', '=', 'ACTIVE')
      .where(
        sql<boolean>`not exists (select from event_enrollments n where ${inOrganization('n')} and n.event_id = ${eventId}
          and n.user_id = r.user_id and n.state <> 'CANCELLED')`,
      ),
  );
  return row?.user_id;
}

/** The place behind somebody's running enrolment. */
export async function findOwnPlaceId(tx: Tx, eventId: number, userId: number): Promise<number | undefined> {
  const row = await tx.one(ownPlace({ eventId, userId }));
  return row?.place_id;
}

const ownPlace = statement(({ eventId, userId }: { eventId: number; userId: number }) =>
  db
    .selectFrom('event_enrollments')
    .select('place_id')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`state <> 'CANCELLED'`),
);

/** How somebody stands to an event; null: they never enrolled, or gave it back. */
export async function findOwnState(tx: Tx, eventId: number, userId: number): Promise<EventEnrollmentState | null> {
  const row = await tx.one(
    db
      .selectFrom('event_enrollments')
      .select(sql<EventEnrollmentState>`state`.as('state'))
      .where('event_id', '=', eventId)
      .where('user_id', '=', userId)
      .where('state', '<>', 'CANCELLED'),
  );
  return row?.state ?? null;
}

/** Whether an address is the one of somebody's account. */
export async function isOwnAddress(tx: Tx, userId: number, email: string): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('member_records')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('status', '=', 'ACTIVE')
      .where(sql<boolean>`lower(email) = lower(${email})`),
  );
  return row !== undefined;
}

/** How many tickets of a kind somebody has, with those of guests whom they bring. */
export async function countOwnTickets(tx: Tx, eventTicketTypeId: number, userId: number): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('event_enrollments')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('event_ticket_type_id', '=', eventTicketTypeId)
      .where('state', '<>', 'CANCELLED')
      .where((where) => where.or([where('user_id', '=', userId), where('brought_by', '=', userId)])),
  );
  return row?.count ?? 0;
}

/** Whether somebody enrolled with that kind of ticket, now or before. */
export async function isTicketTypeTaken(tx: Tx, eventId: number, eventTicketTypeId: number): Promise<boolean> {
  const found = db
    .selectFrom('event_enrollments')
    .select('event_enrollment_id')
    .where('event_id', '=', eventId)
    .where('event_ticket_type_id', '=', eventTicketTypeId)
    .limit(1);
  return Boolean(await tx.one(found));
}
