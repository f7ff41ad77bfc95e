import { LEARNERS } from '@sullam/domain/portals.ts';
import { holds, isAdministrator } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { reading } from '../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../kernel/problem.ts';
import { findMember } from '../members/members.public.ts';

/**
 * A member's learning is seen by themselves, as long as they may learn, and by administrators; for everyone else there is nobody.
 * @throws Problem not-found for somebody else or who is no member, not-allowed for who may not learn (any more)
 */
export async function accessLearner(context: MemberContext, userId: number): Promise<void> {
  const { caller } = context;
  const isOwn = caller.userId === userId;
  if (!isAdministrator(caller)) {
    if (!isOwn) throw notFound();
    if (!holds(caller, ...LEARNERS)) throw notAllowed();
  }
  if (!isOwn && !(await reading(context, (tx) => findMember(tx, userId)))) throw notFound();
}
