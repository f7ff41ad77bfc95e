import { isAdministrator } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { notFound } from '../../kernel/problem.ts';

/** Someone's learning is seen by themselves and by administrators; for everyone else there is nobody. */
export function accessLearner(context: MemberContext, userId: number): void {
  if (context.caller.userId !== userId && !isAdministrator(context.caller)) throw notFound();
}
