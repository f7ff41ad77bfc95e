import { batch, db, type Tenant } from '../../../kernel/database/database.ts';

export interface TicketRow {
  userId: number;
  sessionId: string;
  expiresAt: Date;
}

export async function insertTicket(tenant: Tenant, ticketHash: string, ticket: TicketRow): Promise<void> {
  await batch(
    tenant,
    db.insertInto('stream_tickets').values({
      ticket_hash: ticketHash,
      user_id: ticket.userId,
      session_id: ticket.sessionId,
      expires_at: ticket.expiresAt,
    }),
  );
}

/** Takes a ticket out: whoever comes second finds none. */
export async function takeTicket(tenant: Tenant, ticketHash: string): Promise<TicketRow | undefined> {
  const [[row]] = await batch(
    tenant,
    db
      .deleteFrom('stream_tickets')
      .where('ticket_hash', '=', ticketHash)
      .returning(['user_id as userId', 'session_id as sessionId', 'expires_at as expiresAt']),
  );
  return row;
}
