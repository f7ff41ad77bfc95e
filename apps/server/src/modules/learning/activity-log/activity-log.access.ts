import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessPerson } from '../../identity/members/members.public.ts';
import type { LogReader } from './logged-facts.ts';

/**
 * The only way to a log: one's own, and with the right to read members that of any of them.
 * @throws Problem not-found for everybody else
 */
export async function accessLog(context: MemberContext, tx: Tx, userId: number): Promise<LogReader> {
  const { seesAll } = await accessPerson(context, tx, userId);
  if (!seesAll) throw notFound();
  return { userId, isOwn: userId === context.caller.userId && context.caller.masqueraderUserId === null };
}
