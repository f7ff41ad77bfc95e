import { EMPTY_CELL, unpackRow } from '@sullam/domain/grading/grade-row.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { readTable, type Table } from '../../../kernel/read-table.ts';
import { accessGradebook, lockGradebook } from '../grade-items/grade-items.public.ts';
import { GradeRows, listLearners, readOpenGradebook, saveCells } from '../grades/grades.public.ts';
import { type WordOf, wordReader } from './file-words.ts';
import { changedSincePreview, fileTooLarge, fileUnreadable, hasErrors } from './grade-files.errors.ts';
import type { FileScope } from './grade-files.schemas.ts';
import { fingerprintOf, type ImportPlan, planImport } from './import-plan.ts';

async function planFor(
  context: MemberContext,
  tx: Tx,
  { courseId, courseGroupId }: FileScope,
  table: Table,
  wordOf: WordOf,
): Promise<ImportPlan> {
  const open = await readOpenGradebook(context, tx, courseId);
  const { learners: graded } = await listLearners(tx, courseId);
  const group = courseGroupId === undefined ? null : await listLearners(tx, courseId, { courseGroupId });
  const within = group && new Set(group.learners.map(({ userId }) => userId));
  const { items } = open.structure;
  const places = new Map(items.map(({ gradeItemId }, at) => [gradeItemId, at]));
  const rows = new GradeRows(open);
  const cells = new Map(graded.map(({ userId, stored }) => [userId, unpackRow(rows.of(stored))]));
  const cellOf = (userId: number, gradeItemId: number) =>
    cells.get(userId)?.[places.get(gradeItemId) ?? -1] ?? EMPTY_CELL;
  const learners = graded.map(({ stored, ...learner }) => learner);
  return planImport(table, { items, learners, within, cellOf, wordOf });
}

async function tableOf(context: MemberContext, bytes: Buffer): Promise<Table> {
  const table = await readTable(bytes, context.language);
  if (table === 'TOO_LARGE') throw fileTooLarge();
  if (table === 'UNREADABLE') throw fileUnreadable();
  return table;
}

/** What a file would change, cell by cell; nothing is saved. */
export async function previewImport(
  context: MemberContext,
  scope: FileScope,
  bytes: Buffer,
): Promise<ImportPlan & { fingerprint: string }> {
  // a file of somebody who may not is not even read
  await reading(context, (tx) => accessGradebook(context, tx, scope.courseId, 'edit'));
  const table = await tableOf(context, bytes);
  const wordOf = await wordReader(context);
  const plan = await reading(context, (tx) => planFor(context, tx, scope, table, wordOf));
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
  await reading(context, (tx) => accessGradebook(context, tx, courseId, 'edit'));
  const table = await tableOf(context, bytes);
  const wordOf = await wordReader(context);
  return transaction(context, async (tx) => {
    await accessGradebook(context, tx, courseId, 'edit');
    await lockGradebook(tx, courseId);
    const plan = await planFor(context, tx, scope, table, wordOf);
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
