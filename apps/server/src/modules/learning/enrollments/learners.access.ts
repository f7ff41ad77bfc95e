import { LEARNERS } from '@sullam/domain/portals.ts';
import { holds, isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { findMember } from '../../identity/members/members.public.ts';

/**
 * What a member has earned is seen by themselves, also when they may no longer learn, and by administrators; for everyone else there is nobody.
 * @throws Problem not-found for somebody else or who is no member
 */
export async function accessEarned(context: MemberContext, userId: number): Promise<void> {
  const { caller } = context;
  if (caller.userId === userId) return;
  if (!isAdministrator(caller) || !(await reading(context, (tx) => findMember(tx, userId)))) throw notFound();
}

/**
 * A member's learning is seen by themselves, as long as they may learn, and by administrators; for everyone else there is nobody.
 * @throws Problem not-found for somebody else or who is no member, not-allowed for who may not learn (any more)
 */
export async function accessLearner(context: MemberContext, userId: number): Promise<void> {
  const { caller } = context;
  await accessEarned(context, userId);
  if (!isAdministrator(caller) && !holds(caller, ...LEARNERS)) throw notAllowed();
}
