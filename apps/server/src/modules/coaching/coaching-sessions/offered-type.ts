import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { readSlotRules, type SessionTypeRecord } from '../coach-availability/coach-availability.public.ts';
import { typeClosed } from './coaching-sessions.errors.ts';

/** @throws Problem not-found for another coach's type */
export async function readOfferedType(tx: Tx, coachId: number, sessionTypeId: number): Promise<SessionTypeRecord> {
  const type = await readSlotRules(tx, sessionTypeId);
  if (type.coachId !== coachId) throw notFound();
  if (!type.isOffered || type.isArchived || type.seats > 1) throw typeClosed();
  return type;
}
