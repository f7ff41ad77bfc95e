import type { SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { mapInSlices } from '../../../kernel/time-slices.ts';
import { noteCourseTotals } from '../../learning/progress/progress.public.ts';
import { lockGradebook } from '../grade-items/grade-items.public.ts';
import { GradeRows, shownMarks } from './grade-rows.ts';
import { listStoredRows, readOpenGradebook } from './grades.reads.ts';
import { listConcerned } from './grades.repository.ts';

/** Learners whose grades are in memory together. */
const AT_ONCE = 200;

/**
 * Notes the final totals of these learners where the criteria of completion look, in the transaction that changed their
 * grades. Only what learners see counts there: completing a course would reveal the rest.
 */
export async function settleTotals(
  context: SystemContext,
  tx: Tx,
  courseId: number,
  userIds: readonly number[],
): Promise<void> {
  const rows = new GradeRows(await readOpenGradebook(context, tx, courseId));
  const totalsOf = rows.totals();
  for (let from = 0; from < userIds.length; from += AT_ONCE) {
    const some = userIds.slice(from, from + AT_ONCE);
    const stored = new Map((await listStoredRows(tx, [courseId], some)).map((row) => [row.userId, row]));
    const totals = await mapInSlices(some, (userId) => ({
      userId,
      percent: totalsOf(shownMarks(rows.of(stored.get(userId)))).final.percent,
    }));
    await noteCourseTotals(context, tx, courseId, totals);
  }
}

/** The same for everybody in a course, after its gradebook changed. */
export const settleCourse = (context: SystemContext, courseId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await lockGradebook(tx, courseId);
    await settleTotals(context, tx, courseId, await listConcerned(tx, courseId));
  });
