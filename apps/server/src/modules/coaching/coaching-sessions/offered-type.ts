import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { readSlotRules, type SessionTypeRecord } from '../coach-availability/coach-availability.public.ts';
import { salesOff, typeClosed } from './coaching-sessions.errors.ts';

/**
 * A type that can be booked now.
 * @throws Problem not-found for another coach's type, coaching-session.sales-off
 */
export async function readOfferedType(
  { features }: MemberContext,
  tx: Tx,
  coachId: number,
  sessionTypeId: number,
): Promise<SessionTypeRecord> {
  const type = await readSlotRules(tx, sessionTypeId);
  if (type.coachId !== coachId) throw notFound();
  if (!type.isOffered || type.isArchived || type.seats > 1) throw typeClosed();
  if (type.payment === 'PAID' && !features.marketplace) throw salesOff();
  return type;
}
