import { EMPTY_CELL, type GradeCell } from '@sullam/domain/grading/grade-row.ts';
import { refuseMasquerade } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../kernel/database/database.ts';
import { accessGradebook, lockGradebook, readGradebook } from '../grade-items/grade-items.public.ts';
import { listGrades, listLearners, saveCells } from '../grades/grades.public.ts';
import { changedSincePreview, hasErrors } from './grade-files.errors.ts';
import type { FileScope } from './grade-files.schemas.ts';
import { fingerprintOf, type ImportPlan, planImport } from './import-plan.ts';
import { readTable, type Table } from './read-table.ts';

async function planFor(tx: Tx, { courseId, courseGroupId }: FileScope, table: Table): Promise<ImportPlan> {
  const [{ items }, { learners }, group] = await Promise.all([
    readGradebook(tx, courseId),
    listLearners(tx, courseId),
    courseGroupId === undefined ? null : listLearners(tx, courseId, { courseGroupId }),
  ]);
  const within = group && new Set(group.learners.map(({ userId }) => userId));
  const grades = await listGrades(
    tx,
    courseId,
    learners.map(({ userId }) => userId),
  );
  const cells = new Map<string, GradeCell>();
  for (const row of [...grades.values()].flat())
    cells.set(`${row.userId}:${row.gradeItemId}`, { ...row, hasComment: row.comment !== '' });
  const cellOf = (userId: number, gradeItemId: number) => cells.get(`${userId}:${gradeItemId}`) ?? EMPTY_CELL;
  return planImport(table, { items, learners, within, cellOf });
}

/** What a file would change, cell by cell; nothing is saved. */
export async function previewImport(
  context: MemberContext,
  scope: FileScope,
  bytes: Buffer,
): Promise<ImportPlan & { fingerprint: string }> {
  // a file of somebody who may not is not even read
  await reading(context, (tx) => accessGradebook(context, tx, scope.courseId, 'edit'));
  const table = await readTable(bytes, context.language);
  const plan = await reading(context, (tx) => planFor(tx, scope, table));
  return { ...plan, fingerprint: fingerprintOf(plan) };
}

/** Cells that are saved in one statement. */
const AT_ONCE = 5000;

/** Saves all that the preview showed, or nothing: refused if the file or any grade under it has changed since. */
export async function importGrades(
  context: MemberContext,
  scope: FileScope,
  bytes: Buffer,
  fingerprint: string,
): Promise<{ changeCount: number }> {
  const { courseId } = scope;
  refuseMasquerade(context);
  await reading(context, (tx) => accessGradebook(context, tx, courseId, 'edit'));
  const table = await readTable(bytes, context.language);
  return transaction(context, async (tx) => {
    await accessGradebook(context, tx, courseId, 'edit');
    await lockGradebook(tx, courseId);
    const plan = await planFor(tx, scope, table);
    if (plan.errors.length > 0) throw hasErrors();
    if (fingerprintOf(plan) !== fingerprint) throw changedSincePreview();
    const cells = plan.changes.map(({ gradeItemId, learner, version, new: next }) => ({
      gradeItemId,
      userId: learner.userId,
      version,
      ...next,
    }));
    for (let from = 0; from < cells.length; from += AT_ONCE)
      await saveCells(context, tx, { courseId, source: 'IMPORT', cells: cells.slice(from, from + AT_ONCE) });
    return { changeCount: cells.length };
  });
}
