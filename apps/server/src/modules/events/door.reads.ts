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
