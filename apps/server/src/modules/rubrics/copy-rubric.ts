import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { prepareRubric } from './prepare-rubric.ts';
import { findStanding, findVersion, insertRubric } from './rubrics.repository.ts';

export interface RubricChoice {
  rubricId: number;
  rubricVersion: number;
}

/**
 * The rubric by which a copied course marks: one that was kept for the course alone gets a copy of the version in use,
 * which belongs to the copied course; others are the organisation's and stay.
 */
export async function rubricForCopy(
  context: MemberContext,
  tx: Tx,
  { rubricId, rubricVersion }: RubricChoice,
  { fromCourseId, toCourseId }: { fromCourseId: number; toCourseId: number },
): Promise<RubricChoice> {
  const standing = await findStanding(context, tx, rubricId);
  if (standing?.courseId !== fromCourseId) return { rubricId, rubricVersion };
  const version = await findVersion(context, tx, rubricId, rubricVersion);
  if (!version) throw notFound();
  const writing = { userId: context.caller.userId, now: context.clock.now() };
  const copyId = await insertRubric(context, tx, prepareRubric(version), toCourseId, writing);
  await audit(context, tx, { action: 'rubric.copy', noun: 'rubric', nounId: copyId, changes: { from: rubricId } });
  return { rubricId: copyId, rubricVersion: 1 };
}
