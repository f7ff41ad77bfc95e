import { DAY } from '@sullam/domain/limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { DoorList } from './event-attendance.schemas.ts';

/** When somebody was first let in on the last check-in day for which they came. */
const lastAdmission = (turns: readonly string[]) => sql<Date | null>`(select s.scanned_at from event_scans s
  where ${inOrganization('s')} and s.event_id = n.event_id and s.event_enrollment_id = n.event_enrollment_id and s.undone_at is null
  order by width_bucket(s.scanned_at, ${turns}::timestamptz[]) desc, s.scanned_at, s.scan_id limit 1)`;

/** Everybody who may come in. */
export async function readDoorTickets(tx: Tx, eventId: number, turns: readonly Date[]): Promise<DoorList['tickets']> {
  const bounds = turns.map((turn) => turn.toISOString());
  const rows = await tx.all(
    db
      .selectFrom('event_enrollment_records as n')
      .innerJoin('event_ticket_type_records as t', 't.event_ticket_type_id', 'n.event_ticket_type_id')
      .leftJoin('member_names as p', 'p.user_id', 'n.user_id')
      .select(['n.event_enrollment_id', 'n.ticket_hash', 'n.short_code', 'n.attended_at', 't.name as ticket_type'])
      .select([
        sql<string>`coalesce(n.guest_name, p.first_name || ' ' || p.last_name, '')`.as('name'),
        lastAdmission(bounds).as('last_admission'),
      ])
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
    attendedAt: (row.last_admission ?? row.attended_at)?.toISOString() ?? null,
  }));
}

const NEAR = 4 * DAY;

/** Events whose tickets may be shown here by mistake. */
export const readEventsNear = (tx: Tx, { eventId, startsAt }: { eventId: number; startsAt: Date }) =>
  tx.all(
    db
      .selectFrom('event_records')
      .select(['ticket_scope as scope', 'title', 'place', 'starts_at', 'zone'])
      .where('status', '=', 'PUBLISHED')
      .where('event_id', '<>', eventId)
      .where('starts_at', '>', new Date(startsAt.getTime() - NEAR))
      .where('starts_at', '<', new Date(startsAt.getTime() + NEAR))
      .orderBy('starts_at')
      .orderBy('event_id')
      .limit(100),
  );

export async function readTitle(tx: Tx, eventId: number): Promise<Localized> {
  const row = await tx.one(db.selectFrom('event_records').select('title').where('event_id', '=', eventId));
  return row?.title as Localized;
}
