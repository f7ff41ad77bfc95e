import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ORGANIZATION, ours } from '../../kernel/database/organization.ts';

export interface SeenTicket {
  ticketHash: string;
  eventEnrollmentId: number | null;
  refusedAs: 'OTHER_EVENT' | 'VOID' | 'FORGED' | null;
}

const hashes = (given: readonly string[]) => sql`any(${[...given]}::text[])`;

/** What tickets are, by their hashes: of this event, void, of another event, or nothing that was ever given out. */
export async function findTickets(tx: Tx, eventId: number, given: readonly string[]): Promise<Map<string, SeenTicket>> {
  const rows = await tx.all(
    db
      .selectFrom('event_enrollments as n')
      .select(['n.ticket_hash', 'n.event_id', 'n.event_enrollment_id', sql<boolean>`false`.as('is_void')])
      .where(sql<boolean>`n.ticket_hash = ${hashes(given)}`)
      .unionAll(
        db
          .selectFrom('event_void_tickets as v')
          .select([sql<string | null>`v.ticket_hash`.as('ticket_hash'), 'v.event_id'])
          .select([sql<number>`0`.as('event_enrollment_id'), sql<boolean>`true`.as('is_void')])
          .where(sql<boolean>`v.ticket_hash = ${hashes(given)}`),
      ),
  );
  const known = new Map(rows.map((row) => [row.ticket_hash ?? '', row]));
  const seen = (ticketHash: string): SeenTicket => {
    const row = known.get(ticketHash);
    const none = { ticketHash, eventEnrollmentId: null };
    if (!row) return { ...none, refusedAs: 'FORGED' };
    if (row.event_id !== eventId) return { ...none, refusedAs: 'OTHER_EVENT' };
    if (row.is_void) return { ...none, refusedAs: 'VOID' };
    return { ticketHash, eventEnrollmentId: row.event_enrollment_id, refusedAs: null };
  };
  return new Map(given.map((ticketHash) => [ticketHash, seen(ticketHash)]));
}

/** Tickets by the letters that were typed at the door of their event. */
export async function findTypedTickets(
  tx: Tx,
  eventId: number,
  codes: readonly string[],
): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await tx.all(
    db
      .selectFrom('event_enrollments')
      .select(['short_code', 'ticket_hash'])
      .where('event_id', '=', eventId)
      .where(sql<boolean>`short_code = any(${[...codes]}::text[])`),
  );
  return new Map(rows.flatMap((row) => (row.short_code && row.ticket_hash ? [[row.short_code, row.ticket_hash]] : [])));
}

export interface NewScan extends SeenTicket {
  scanId: string;
  eventId: number;
  device: string;
  gate: string;
  scannedAt: Date;
}

/** Keeps what was scanned; what came before stays as it came. One statement, however many. */
export async function insertScans(tx: Tx, scans: readonly NewScan[], by: { userId: number; now: Date }): Promise<void> {
  if (scans.length === 0) return;
  const column = (values: readonly unknown[], type: string) => sql`unnest(${[...values]}::${sql.raw(type)}[])`;
  const statement = sql`insert into event_scans (organization_id, scan_id, event_id, event_enrollment_id, ticket_hash, refused_as,
      device, gate, scanned_at, received_at, scanned_by)
    select ${ORGANIZATION}::bigint, ${column(
      scans.map(({ scanId }) => scanId),
      'uuid',
    )}, ${column(
      scans.map(({ eventId }) => eventId),
      'bigint',
    )},
      ${column(
        scans.map(({ eventEnrollmentId }) => eventEnrollmentId),
        'bigint',
      )}, ${column(
        scans.map(({ ticketHash }) => ticketHash),
        'text',
      )},
      ${column(
        scans.map(({ refusedAs }) => refusedAs),
        'text',
      )}, ${column(
        scans.map(({ device }) => device),
        'text',
      )},
      ${column(
        scans.map(({ gate }) => gate),
        'text',
      )}, ${column(
        scans.map(({ scannedAt }) => scannedAt.toISOString()),
        'timestamptz',
      )},
      ${by.now}::timestamptz, ${by.userId}::bigint
    on conflict (organization_id, scan_id) do nothing`;
  await tx.run({ compile: () => statement.compile(db) });
}

interface FirstScan {
  eventEnrollmentId: number;
  scanId: string;
  scannedAt: Date;
  gate: string;
  name: string;
}

/** Of each enrolment the scan that counts: the earliest by the devices' clocks, whenever it arrived. */
export async function findFirstScans(tx: Tx, eventId: number, ids: readonly number[]): Promise<FirstScan[]> {
  if (ids.length === 0) return [];
  return tx.all(
    db
      .selectFrom('event_scans as s')
      .innerJoin('event_enrollments as n', 'n.event_enrollment_id', 's.event_enrollment_id')
      .leftJoin('member_names as p', 'p.user_id', 'n.user_id')
      .distinctOn('s.event_enrollment_id')
      .select([
        sql<number>`s.event_enrollment_id`.as('eventEnrollmentId'),
        sql<string>`s.scan_id::text`.as('scanId'),
        's.scanned_at as scannedAt',
        's.gate',
        sql<string>`coalesce(n.guest_name, p.first_name || ' ' || p.last_name, '')`.as('name'),
      ])
      .where('s.event_id', '=', eventId)
      .where(sql<boolean>`s.event_enrollment_id = any(${[...ids]}::bigint[])`)
      .where('s.undone_at', 'is', null)
      .orderBy('s.event_enrollment_id')
      .orderBy('s.scanned_at')
      .orderBy('s.scan_id'),
  );
}

/** Who has been let in, has come: since the scan that counts. */
export async function settleAttendance(tx: Tx, eventId: number, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const first = sql<Date | null>`(select min(s.scanned_at) from event_scans s where ${ours('s')} and s.event_id = n.event_id
    and s.event_enrollment_id = n.event_enrollment_id and s.undone_at is null)`;
  const statement = sql`update event_enrollments n set attended_at = ${first},
      state = case when ${first} is null then 'ENROLLED' else 'ATTENDED' end, state_at = ${now}
    where ${ours('n')} and n.event_id = ${eventId} and n.event_enrollment_id = any(${[...ids]}::bigint[])
      and n.state in ('ENROLLED', 'ATTENDED') and n.attended_at is distinct from ${first}`;
  await tx.run({ compile: () => statement.compile(db) });
}

export const undoScans = (
  tx: Tx,
  {
    eventId,
    eventEnrollmentId,
    userId,
    now,
  }: { eventId: number; eventEnrollmentId: number; userId: number; now: Date },
): Promise<number> =>
  tx.run(
    db
      .updateTable('event_scans')
      .set({ undone_at: now, undone_by: userId })
      .where('event_id', '=', eventId)
      .where('event_enrollment_id', '=', eventEnrollmentId)
      .where('undone_at', 'is', null),
  );

export async function countDoor(tx: Tx, eventId: number): Promise<{ expected: number; attended: number }> {
  const row = await tx.one(
    db
      .selectFrom('event_enrollments')
      .select([
        sql<number>`count(*)::int`.as('expected'),
        sql<number>`(count(*) filter (where state = 'ATTENDED'))::int`.as('attended'),
      ])
      .where('event_id', '=', eventId)
      .where('state', 'in', ['ENROLLED', 'ATTENDED']),
  );
  return row ?? { expected: 0, attended: 0 };
}
