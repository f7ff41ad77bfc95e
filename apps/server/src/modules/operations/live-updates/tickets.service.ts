import { createHash, randomBytes } from 'node:crypto';
import { SECOND } from '@sullam/domain/limits.ts';
import type { MemberContext, Platform } from '../../../kernel/context.ts';
import type { StreamOwner } from './sse-connection.ts';
import { insertTicket, takeTicket } from './tickets.repository.ts';

const LIFE = 30 * SECOND;
const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');

/** A ticket for the caller: good for one stream within half a minute. It names its organisation, to be found without a header. */
export async function issueTicket(context: MemberContext): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = `${context.organizationId}.${randomBytes(24).toString('base64url')}`;
  const expiresAt = new Date(context.clock.now().getTime() + LIFE);
  const { userId, sessionId } = context.caller;
  await insertTicket(context, hashOf(ticket), { userId, sessionId, expiresAt });
  return { ticket, expiresAt: expiresAt.toISOString() };
}

/** Uses a ticket up; null when it isn't good. */
export async function redeemTicket(platform: Platform, ticket: string): Promise<StreamOwner | null> {
  const organizationId = Number(ticket.split('.')[0]);
  if (!Number.isSafeInteger(organizationId) || organizationId < 1) return null;
  const row = await takeTicket({ database: platform.database, organizationId }, hashOf(ticket));
  if (!row || row.expiresAt <= platform.clock.now()) return null;
  return { organizationId, userId: row.userId, sessionId: row.sessionId };
}
