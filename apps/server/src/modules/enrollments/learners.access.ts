import { LEARNERS } from '@sullam/domain/portals.ts';
import { holds, isAdministrator } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { notAllowed, notFound } from '../../kernel/problem.ts';

/**
 * Someone's learning is seen by themselves, as long as they may learn, and by administrators; for everyone else there is nobody.
 * @throws Problem not-found for somebody else, not-allowed for who may not learn (any more)
 */
export function accessLearner({ caller }: MemberContext, userId: number): void {
  const isOwn = caller.userId === userId;
  if (isAdministrator(caller)) return;
  if (!isOwn) throw notFound();
  if (!holds(caller, ...LEARNERS)) throw notAllowed();
}
