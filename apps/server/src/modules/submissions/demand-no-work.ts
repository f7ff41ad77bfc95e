import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { lockAssignments } from '../assignments/assignments.public.ts';
import { hasSubmissions } from './submissions.repository.ts';

/** Lessons in which learners have written, handed in or been marked stay. */
export async function demandNoWork(_: MemberContext, tx: Tx, courseSubsectionIds: readonly number[]): Promise<void> {
  const held = await lockAssignments(tx, courseSubsectionIds);
  if (held.length > 0 && (await hasSubmissions(tx, held))) throw new Problem('assignment.has-work', 409);
}
