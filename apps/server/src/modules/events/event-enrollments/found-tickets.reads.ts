import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { isAmongTexts, statement } from '../../../kernel/database/statement.ts';

export interface SeenTicket {
  ticketHash: string;
  eventEnrollmentId: number | null;
  refusedAs: 'OTHER_EVENT' | 'VOID' | 'FORGED' | null;
}

interface Asked {
  eventId: number;
  /** Of tickets that were read by a camera. */
  hashes: readonly string[];
  /** What was typed, in capital letters. */
  codes: readonly string[];
}

/** Tickets by their hashes, wherever they are good, and by what is typed at the door of their event. */
const ticketsOf = statement(({ eventId, hashes, codes }: Asked) => {
  const enrolled = db
    .selectFrom('event_enrollments as n')
    .select([
      'n.ticket_hash',
      'n.short_code',
      'n.event_id',
      'n.event_enrollment_id',
      sql<Date | null>`n.enrolled_at`.as('issued_at'),
      sql<boolean>`false`.as('is_void'),
    ]);
  return enrolled
    .where(isAmongTexts('n.ticket_hash', hashes))
    .unionAll(enrolled.where('n.event_id', '=', eventId).where(isAmongTexts('n.short_code', codes)))
    .unionAll(
      db
        .selectFrom('event_void_tickets as v')
        .select([sql<string | null>`v.ticket_hash`.as('ticket_hash'), sql<string | null>`null::text`.as('short_code')])
        .select(['v.event_id', sql<number>`0::bigint`.as('event_enrollment_id')])
        .select([sql<Date | null>`null::timestamptz`.as('issued_at'), sql<boolean>`true`.as('is_void')])
        .where(isAmongTexts('v.ticket_hash', hashes)),
    );
});

/** What tickets are: of this event, void, of another event, or nothing that was ever given out. */
interface FoundTickets {
  seen(ticketHash: string): SeenTicket & { issuedAt: Date | null };
  /** By the letters that were typed. */
  hashOf(code: string): string | undefined;
}

export async function findTickets(tx: Tx, asked: Asked): Promise<FoundTickets> {
  const rows = await tx.all(ticketsOf(asked));
  const known = new Map(rows.map((row) => [row.ticket_hash ?? '', row]));
  const typed = new Map(
    rows.flatMap((row) =>
      row.event_id === asked.eventId && row.short_code && row.ticket_hash ? [[row.short_code, row.ticket_hash]] : [],
    ),
  );
  return {
    hashOf: (code) => typed.get(code),
    seen: (ticketHash) => {
      const row = known.get(ticketHash);
      const none = { ticketHash, eventEnrollmentId: null, issuedAt: row?.issued_at ?? null };
      if (!row) return { ...none, refusedAs: 'FORGED' };
      if (row.event_id !== asked.eventId) return { ...none, refusedAs: 'OTHER_EVENT' };
      if (row.is_void) return { ...none, refusedAs: 'VOID' };
      return { ...none, eventEnrollmentId: row.event_enrollment_id, refusedAs: null };
    },
  };
}

/** The hashes of tickets that were passed on. */
export const readVoidTickets = (tx: Tx, eventId: number) =>
  tx.all(
    db.selectFrom('event_void_tickets').select('ticket_hash').where('event_id', '=', eventId).orderBy('ticket_hash'),
  );
