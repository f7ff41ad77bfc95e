import { sql } from 'kysely';
import { db, rawQuery, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization, ORGANIZATION } from '../../../kernel/database/organization.ts';
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

interface ScanColumns {
  scanIds: readonly string[];
  eventIds: readonly number[];
  enrollmentIds: readonly (number | null)[];
  ticketHashes: readonly string[];
  refusals: readonly (string | null)[];
  devices: readonly string[];
  gates: readonly string[];
  moments: readonly string[];
  userId: number;
  now: Date;
}

const insertionOf = statement((value: ScanColumns) =>
  rawQuery(sql`insert into event_scans (organization_id, scan_id, event_id, event_enrollment_id, ticket_hash, refused_as,
      device, gate, scanned_at, received_at, scanned_by)
    select ${ORGANIZATION}::bigint, unnest(${value.scanIds}::uuid[]), unnest(${value.eventIds}::bigint[]),
      unnest(${value.enrollmentIds}::bigint[]), unnest(${value.ticketHashes}::text[]), unnest(${value.refusals}::text[]),
      unnest(${value.devices}::text[]), unnest(${value.gates}::text[]), unnest(${value.moments}::timestamptz[]),
      ${value.now}::timestamptz, ${value.userId}::bigint
    on conflict (organization_id, scan_id) do nothing`),
);

/** Keeps what was scanned; what came before stays as it came. One statement, however many. */
export async function insertScans(tx: Tx, scans: readonly NewScan[], by: { userId: number; now: Date }): Promise<void> {
  if (scans.length === 0) return;
  await tx.run(
    insertionOf({
      scanIds: scans.map(({ scanId }) => scanId),
      eventIds: scans.map(({ eventId }) => eventId),
      enrollmentIds: scans.map(({ eventEnrollmentId }) => eventEnrollmentId),
      ticketHashes: scans.map(({ ticketHash }) => ticketHash),
      refusals: scans.map(({ refusedAs }) => refusedAs),
      devices: scans.map(({ device }) => device),
      gates: scans.map(({ gate }) => gate),
      moments: scans.map(({ scannedAt }) => scannedAt.toISOString()),
      ...by,
    }),
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
