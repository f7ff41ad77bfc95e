import { sql } from 'kysely';
import { db, rawQuery, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { rowsStatement } from '../../../kernel/database/rows.ts';
import { statement } from '../../../kernel/database/statement.ts';
import type { SeenTicket } from '../event-enrollments/event-enrollments.public.ts';
import { attendanceSettled } from '../event-enrollments/event-enrollments.public.ts';

export interface NewScan extends SeenTicket {
  scanId: string;
  eventId: number;
  device: string;
  gate: string;
  scannedAt: Date;
}

interface Receipt {
  userId: number;
  now: Date;
}

const insertion = rowsStatement((rows: readonly (NewScan & Receipt)[]) =>
  db
    .insertInto('event_scans')
    .values(
      rows.map((row) => ({
        scan_id: row.scanId,
        event_id: row.eventId,
        event_enrollment_id: row.eventEnrollmentId,
        ticket_hash: row.ticketHash,
        refused_as: row.refusedAs,
        device: row.device,
        gate: row.gate,
        scanned_at: row.scannedAt,
        received_at: row.now,
        scanned_by: row.userId,
      })),
    )
    .onConflict((conflict) => conflict.columns(['organization_id', 'scan_id']).doNothing()),
);

/** Stores scans. One that arrived before stays as it is. */
export async function insertScans(tx: Tx, scans: readonly NewScan[], by: Receipt): Promise<void> {
  await insertion(
    tx,
    scans.map((scan) => ({ ...scan, ...by })),
  );
}

interface FirstScan {
  eventEnrollmentId: number;
  scanId: string;
  scannedAt: Date;
  gate: string;
  name: string;
}

/** The check-in day of a scan, counted from 0 by the turns of `checkInTurns`. */
const dayOfScan = (turns: readonly string[]) => sql<number>`width_bucket(s.scanned_at, ${turns}::timestamptz[])`;

const firstScansOf = statement(
  ({ eventId, ids, turns }: { eventId: number; ids: readonly number[]; turns: readonly string[] }) =>
    rawQuery(sql<FirstScan>`select n.event_enrollment_id as "eventEnrollmentId", s.scan_id::text as "scanId", s.scanned_at as "scannedAt", s.gate,
      coalesce(n.guest_name, p.first_name || ' ' || p.last_name, '') as name
    from unnest(${ids}::bigint[]) as i(id)
    cross join lateral (select distinct on (d.day) s.scan_id, s.scanned_at, s.gate from event_scans s
      cross join lateral (select ${dayOfScan(turns)} as day) d
      where ${inOrganization('s')} and s.event_id = ${eventId} and s.event_enrollment_id = i.id and s.undone_at is null
      order by d.day, s.scanned_at, s.scan_id) s
    join event_enrollment_records n on ${inOrganization('n')} and n.event_enrollment_id = i.id
    left join member_names p on ${inOrganization('p')} and p.user_id = n.user_id`),
);

/** The scan that counts for each enrolment and day: the earliest by the devices' clocks, whenever it arrived. */
export const findFirstScans = async (
  tx: Tx,
  eventId: number,
  ids: readonly number[],
  turns: readonly Date[],
): Promise<FirstScan[]> =>
  ids.length === 0 ? [] : tx.all(firstScansOf({ eventId, ids, turns: turns.map((turn) => turn.toISOString()) }));

const settlementOf = statement(({ eventId, ids, now }: { eventId: number; ids: readonly number[]; now: Date }) =>
  attendanceSettled(
    sql`select i.id, (select min(s.scanned_at) from event_scans s where ${inOrganization('s')} and s.event_id = ${eventId}
      and s.event_enrollment_id = i.id and s.undone_at is null) as first from unnest(${ids}::bigint[]) as i(id)`,
    now,
  ),
);

/** Who has been let in, has come: since the scan that counts. The enrolments are of this event. */
export async function settleAttendance(tx: Tx, eventId: number, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length > 0) await tx.run(settlementOf({ eventId, ids, now }));
}

/** The last check-in day for which somebody was let in. */
const lastDay = (eventId: number, eventEnrollmentId: number, turns: readonly string[]) =>
  sql<number>`(select max(${dayOfScan(turns)}) from event_scans s where ${inOrganization('s')} and s.event_id = ${eventId}
    and s.event_enrollment_id = ${eventEnrollmentId} and s.undone_at is null)`;

interface Undoing {
  eventId: number;
  eventEnrollmentId: number;
  turns: readonly Date[];
  userId: number;
  now: Date;
}

/** Takes back the scans of the last day for which somebody was let in; those of earlier days stay. Returns how many. */
export function undoScans(tx: Tx, { eventId, eventEnrollmentId, turns, userId, now }: Undoing): Promise<number> {
  const bounds = turns.map((turn) => turn.toISOString());
  return tx.run(
    db
      .updateTable('event_scans as s')
      .set({ undone_at: now, undone_by: userId })
      .where('s.event_id', '=', eventId)
      .where('s.event_enrollment_id', '=', eventEnrollmentId)
      .where('s.undone_at', 'is', null)
      .where(sql<boolean>`${dayOfScan(bounds)} = ${lastDay(eventId, eventEnrollmentId, bounds)}`),
  );
}

const countsOf = statement(({ eventId, turns, now }: { eventId: number; turns: readonly string[]; now: Date }) =>
  db
    .selectFrom('event_enrollment_records as n')
    .select([
      sql<number>`count(*)::int`.as('expected'),
      sql<number>`(count(*) filter (where n.state = 'ATTENDED' and (cardinality(${turns}::timestamptz[]) = 0
        or exists (select from event_scans s where ${inOrganization('s')} and s.event_id = n.event_id
          and s.event_enrollment_id = n.event_enrollment_id and s.undone_at is null
          and ${dayOfScan(turns)} = width_bucket(${now}::timestamptz, ${turns}::timestamptz[])))))::int`.as('attended'),
    ])
    .where('n.event_id', '=', eventId)
    .where(sql<boolean>`n.state in ('ENROLLED', 'ATTENDED')`),
);

/** How many are expected, and how many of them were let in on the present check-in day. */
export const countDoor = async (
  tx: Tx,
  eventId: number,
  turns: readonly Date[],
  now: Date,
): Promise<{ expected: number; attended: number }> =>
  (await tx.one(countsOf({ eventId, turns: turns.map((turn) => turn.toISOString()), now }))) ?? {
    expected: 0,
    attended: 0,
  };
