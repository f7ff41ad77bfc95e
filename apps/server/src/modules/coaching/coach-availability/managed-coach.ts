import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessCoach, accessOwnCoach, type CoachRecord } from '../coaches/coaches.public.ts';

/** The coach whose things a call is about: the caller, or another for administrators. @throws Problem not-found, not-allowed */
export const managedCoach = (
  context: MemberContext,
  tx: Tx,
  { coachId }: { coachId?: number | undefined },
): Promise<CoachRecord> =>
  coachId === undefined ? accessOwnCoach(context, tx) : accessCoach(context, tx, coachId, 'manage');

/**
 * The same for what belongs to a coach by its own id: what belongs to another coach doesn't exist.
 * @throws Problem not-found
 */
export async function checkManages(context: MemberContext, tx: Tx, coachId: number | undefined): Promise<number> {
  if (coachId === undefined) throw notFound();
  if (isAdministrator(context.caller)) return coachId;
  const own = await accessOwnCoach(context, tx);
  if (own.coachId !== coachId) throw notFound();
  return coachId;
}
