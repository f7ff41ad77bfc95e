import { createHash, randomBytes } from 'node:crypto';
import { SECOND } from '@sullam/domain/limits.ts';
import type { MemberContext, Platform } from '../../kernel/context.ts';
import { db, single } from '../../kernel/database/database.ts';
import type { StreamOwner } from './sse-connection.ts';

const LIFE = 30 * SECOND;
const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');

/** A ticket for the caller: good for one stream within half a minute. It names its organisation, to be found without a header. */
export async function issueTicket(context: MemberContext): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = `${context.organizationId}.${randomBytes(24).toString('base64url')}`;
  const expiresAt = new Date(context.clock.now().getTime() + LIFE);
  await single(
    context,
    db.insertInto('stream_tickets').values({
      organization_id: context.organizationId,
      ticket_hash: hashOf(ticket),
      user_id: context.caller.userId,
      session_id: context.caller.sessionId,
      expires_at: expiresAt,
    }),
  );
  return { ticket, expiresAt: expiresAt.toISOString() };
}

/** Uses a ticket up; null when it isn't good. */
export async function redeemTicket(platform: Platform, ticket: string): Promise<StreamOwner | null> {
  const organizationId = Number(ticket.split('.')[0]);
  if (!Number.isSafeInteger(organizationId) || organizationId < 1) return null;
  const [row] = await single(
    { database: platform.database, organizationId },
    db
      .deleteFrom('stream_tickets')
      .where('organization_id', '=', organizationId)
      .where('ticket_hash', '=', hashOf(ticket))
      .returning(['user_id', 'session_id', 'expires_at']),
  );
  if (!row || row.expires_at <= platform.clock.now()) return null;
  return { organizationId, userId: row.user_id, sessionId: row.session_id };
}
