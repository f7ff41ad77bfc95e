import { isAdministrator } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { reading } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { findMember } from '../members/members.public.ts';

/** A member's learning is seen by themselves and by administrators; for everyone else there is nobody. */
export async function accessLearner(context: MemberContext, userId: number): Promise<void> {
  if (context.caller.userId === userId) return;
  if (!isAdministrator(context.caller)) throw notFound();
  if (!(await reading(context, (tx) => findMember(tx, userId)))) throw notFound();
}
