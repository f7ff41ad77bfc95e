import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import type { CourseCopy } from '../../learning/courses/courses.public.ts';
import { prepareRubric } from './prepare-rubric.ts';
import { findRubricRecord, findVersion, insertRubric, markRubricUsed } from './rubrics.repository.ts';

export interface RubricChoice {
  rubricId: number;
  rubricVersion: number;
}

/**
 * The rubric by which a copied course marks: one that was kept for the course alone gets a copy of the version in use,
 * which belongs to the copied course; others are the organisation's and stay.
 */
async function rubricForCopy(
  context: MemberContext,
  tx: Tx,
  { rubricId, rubricVersion }: RubricChoice,
  { fromCourseId, toCourseId }: CourseCopy,
): Promise<RubricChoice> {
  const rubric = await findRubricRecord(context, tx, rubricId);
  if (rubric?.courseId !== fromCourseId) return { rubricId, rubricVersion };
  const version = await findVersion(tx, rubricId, rubricVersion);
  if (!version) throw notFound();
  const writing = { userId: context.caller.userId, now: context.clock.now() };
  const copyId = await insertRubric(
    tx,
    prepareRubric(version),
    { courseId: toCourseId, sharing: rubric.sharing },
    writing,
  );
  await audit(context, tx, { action: 'rubric.copy', noun: 'rubric', nounId: copyId, changes: { from: rubricId } });
  return { rubricId: copyId, rubricVersion: 1 };
}

/** What was made for a copy, over all that takes part in it. */
const made = new WeakMap<CourseCopy, Map<string, Promise<RubricChoice>>>();

/** As `rubricForCopy`, and used from now on: each rubric is copied once, however much in the course is marked by it. */
export async function useRubricInCopy(
  context: MemberContext,
  tx: Tx,
  choice: RubricChoice,
  copy: CourseCopy,
): Promise<RubricChoice> {
  const copies = made.get(copy) ?? new Map<string, Promise<RubricChoice>>();
  made.set(copy, copies);
  const key = `${choice.rubricId}/${choice.rubricVersion}`;
  const making = copies.get(key) ?? rubricForCopy(context, tx, choice, copy);
  copies.set(key, making);
  const chosen = await making;
  await markRubricUsed(tx, chosen.rubricId, context.clock.now());
  return chosen;
}
