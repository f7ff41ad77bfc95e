import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { accessGradePart, lockGradebook, setPosted } from '../grade-items/grade-items.public.ts';
import { changeGrades, type Edit } from './change-grades.ts';
import { type GradeRow, listGrades, readOpenGradebook } from './grades.reads.ts';
import { listHolders } from './grades.repository.ts';

const isGiven = ({ state }: GradeRow): boolean => state !== 'BLANK' && state !== 'PENDING';

async function rowsOf(tx: Tx, courseId: number, gradeItemId: number): Promise<GradeRow[]> {
  const holders = await listHolders(tx, gradeItemId);
  const grades = await listGrades(tx, courseId, holders);
  return [...grades.values()].flat().filter((row) => row.gradeItemId === gradeItemId);
}

interface Step {
  gradeItemId: number;
  /** Of the item; undefined: stays. */
  isPosted?: boolean;
  after(row: GradeRow): GradeRow;
  source: 'POSTED' | 'UNPOSTED';
}

/** Shows or hides grades of an item; what learners see now or no longer see is recorded, and they are notified. */
const step = (context: MemberContext, { gradeItemId, isPosted, after, source }: Step): Promise<void> => {
  return transaction(context, async (tx) => {
    const { courseId } = await accessGradePart(context, tx, 'ITEM', gradeItemId);
    await lockGradebook(tx, courseId);
    const openBefore = await readOpenGradebook(context, tx, courseId);
    if (isPosted !== undefined) await setPosted(tx, gradeItemId, isPosted);
    const open = await readOpenGradebook(context, tx, courseId);
    const rows = await rowsOf(tx, courseId, gradeItemId);
    const edits = rows.map((before): Edit => ({ before, after: after(before), source }));
    await changeGrades(context, tx, edits, {
      courseId,
      by: context.caller.userId,
      reason: '',
      open,
      openBefore,
      notifies: true,
    });
    await audit(context, tx, {
      action: source === 'POSTED' ? 'grade-item.post' : 'grade-item.unpost',
      noun: 'grade-item',
      nounId: gradeItemId,
    });
  });
};

/** Shows an item's grades: all, those to come too; or those that are given by now, one by one. */
export const postGrades = (context: MemberContext, gradeItemId: number, scope: 'ALL' | 'MARKED'): Promise<void> =>
  step(
    context,
    scope === 'ALL'
      ? { gradeItemId, isPosted: true, after: (row) => row, source: 'POSTED' }
      : { gradeItemId, after: (row) => ({ ...row, isPosted: row.isPosted || isGiven(row) }), source: 'POSTED' },
  );

/** Hides all grades of an item again. */
export const unpostGrades = (context: MemberContext, gradeItemId: number): Promise<void> =>
  step(context, {
    gradeItemId,
    isPosted: false,
    after: (row) => ({ ...row, isPosted: false }),
    source: 'UNPOSTED',
  });
