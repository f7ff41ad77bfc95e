import { computeTotal } from '@sullam/domain/grading/compute-grade.ts';
import { gradebookOf } from '@sullam/domain/grading/gradebook-data.ts';
import { rationalText } from '@sullam/domain/rational.ts';
import type { SystemContext } from '../../kernel/context.ts';
import { type Tx, transaction } from '../../kernel/database/database.ts';
import { lockGradebook } from '../grade-items/grade-items.public.ts';
import { noteCourseTotals } from '../progress/progress.public.ts';
import { eachTotal } from './each-total.ts';
import { marksOf } from './grade-marks.ts';
import { listGrades, readOpenGradebook } from './grades.reads.ts';
import { listConcerned } from './grades.repository.ts';

/** Learners whose grades are in memory together. */
const AT_ONCE = 200;

/**
 * Notes the final totals of these learners where the criteria of completion look, in the transaction that changed their
 * grades. Only what learners see counts there: completing a course tells them.
 */
export async function settleTotals(
  context: SystemContext,
  tx: Tx,
  courseId: number,
  userIds: readonly number[],
): Promise<void> {
  const { structure, visibility } = await readOpenGradebook(context, tx, courseId);
  const book = gradebookOf(structure);
  for (let from = 0; from < userIds.length; from += AT_ONCE) {
    const grades = await listGrades(tx, courseId, userIds.slice(from, from + AT_ONCE));
    const totals = await eachTotal([...grades], ([userId, own]) => {
      const { percent } = computeTotal(book, marksOf(own, visibility, 'LEARNER'), 'FINAL', 'LEARNER');
      return { userId, percent: percent && rationalText(percent) };
    });
    await noteCourseTotals(context, tx, courseId, totals);
  }
}

/** The same for everybody in a course, after its gradebook changed. */
export const settleCourse = (context: SystemContext, courseId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await lockGradebook(tx, courseId);
    await settleTotals(context, tx, courseId, await listConcerned(tx, courseId));
  });
