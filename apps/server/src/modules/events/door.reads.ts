import { DAY } from '@sullam/domain/limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import type { DoorList } from './tickets.schemas.ts';

/** Everybody who may come in. */
export async function readDoorTickets(tx: Tx, eventId: number): Promise<DoorList['tickets']> {
  const rows = await tx.all(
    db
      .selectFrom('event_enrollments as n')
      .innerJoin('event_ticket_types as t', 't.event_ticket_type_id', 'n.event_ticket_type_id')
      .leftJoin('member_names as p', 'p.user_id', 'n.user_id')
      .select(['n.event_enrollment_id', 'n.ticket_hash', 'n.short_code', 'n.attended_at', 't.name as ticket_type'])
      .select(sql<string>`coalesce(n.guest_name, p.first_name || ' ' || p.last_name, '')`.as('name'))
      .where('n.event_id', '=', eventId)
      .where('n.state', 'in', ['ENROLLED', 'ATTENDED'])
      .orderBy('n.event_enrollment_id'),
  );
  return rows.map((row) => ({
    eventEnrollmentId: row.event_enrollment_id,
    ticketHash: row.ticket_hash ?? '',
    shortCode: row.short_code ?? '',
    name: row.name,
    ticketType: row.ticket_type as Localized,
    attendedAt: row.attended_at?.toISOString() ?? null,
  }));
}

const NEAR = 4 * DAY;

/** Events whose tickets may be shown here by mistake. */
export const readEventsNear = (tx: Tx, { eventId, startsAt }: { eventId: number; startsAt: Date }) =>
  tx.all(
    db
      .selectFrom('events')
      .select(['ticket_scope as scope', 'title', 'place', 'starts_at', 'zone'])
      .where('status', '=', 'PUBLISHED')
      .where('event_id', '<>', eventId)
      .where('starts_at', '>', new Date(startsAt.getTime() - NEAR))
      .where('starts_at', '<', new Date(startsAt.getTime() + NEAR))
      .orderBy('starts_at')
      .orderBy('event_id')
      .limit(100),
  );

/** The hashes of tickets that were passed on. */
export const readVoidTickets = (tx: Tx, eventId: number) =>
  tx.all(
    db.selectFrom('event_void_tickets').select('ticket_hash').where('event_id', '=', eventId).orderBy('ticket_hash'),
  );

export async function readTitle(tx: Tx, eventId: number): Promise<Localized> {
  const row = await tx.one(db.selectFrom('events').select('title').where('event_id', '=', eventId));
  return row?.title as Localized;
}
