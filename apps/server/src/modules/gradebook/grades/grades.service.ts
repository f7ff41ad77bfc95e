import { parseRational, rationalText } from '@sullam/domain/rational.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import type { ProblemDetail } from '../../../kernel/problem.ts';
import { accessGradebook, lockGradebook } from '../grade-items/grade-items.public.ts';
import { changeGrades, type Edit, untouched } from './change-grades.ts';
import { gradesChanged, gradesRefused } from './grades.errors.ts';
import { type GradeRow, listGrades, type OpenGradebook, readOpenGradebook } from './grades.reads.ts';
import { type ChangeSource, findLearnersAmong } from './grades.repository.ts';
import type { CellChange, GradesBody } from './grades.schemas.ts';

const keyOf = ({ gradeItemId, userId }: { gradeItemId: number; userId: number }): string => `${gradeItemId}:${userId}`;

/** The rule that a cell breaks by itself; null: none. */
function faultOf(
  cell: CellChange,
  open: OpenGradebook,
  learners: ReadonlySet<number>,
  row: GradeRow,
): Omit<ProblemDetail, 'path'> | null {
  const item = open.visibility.item(cell.gradeItemId);
  if (!item || !learners.has(cell.userId)) return { code: 'choice', values: {} };
  if (cell.state === 'AUTOMATIC' && (item.source === 'MANUAL' || !row.isOverridden))
    return { code: 'choice', values: {} };
  const points = cell.points == null ? null : parseRational(cell.points);
  if ((cell.state === 'MARKED') !== (points !== null)) return { code: 'numberInvalid', values: {} };
  return null;
}

/** What there is now, for who was about to overwrite it. */
const nowThere = ({ state, points }: GradeRow): Omit<ProblemDetail, 'path'> =>
  state === 'MARKED'
    ? { code: 'gradeIsNow', values: { points: points ?? '' } }
    : { code: 'changedMeanwhile', values: {} };

const shortest = (points: string | null | undefined): string | null => {
  const value = points == null ? null : parseRational(points);
  return value && rationalText(value);
};

/** The grade after a person has edited it. */
function edited(before: GradeRow, cell: CellChange, isAutomatic: boolean): GradeRow {
  const after = { ...before, comment: cell.comment ?? before.comment, version: before.version + 1 };
  if (cell.state === undefined) return after;
  if (cell.state === 'AUTOMATIC') {
    const { automaticState, automaticPoints } = before;
    return { ...after, state: automaticState ?? 'BLANK', points: automaticPoints, isOverridden: false };
  }
  return { ...after, state: cell.state, points: shortest(cell.points), isOverridden: isAutomatic };
}

export interface Batch extends GradesBody {
  courseId: number;
  source: Extract<ChangeSource, 'HAND' | 'IMPORT'>;
}

/**
 * Saves cells, all or none: refused with what is wrong at each, or, where others have changed some of them since, with
 * what there is now. The caller has checked access and locked the gradebook.
 */
export async function saveCells(
  context: MemberContext,
  tx: Tx,
  { courseId, cells, reason = '', source }: Batch,
): Promise<{ versions: number[] }> {
  const userIds = [...new Set(cells.map(({ userId }) => userId))];
  const [open, learners, grades] = await Promise.all([
    readOpenGradebook(context, tx, courseId),
    findLearnersAmong(tx, courseId, userIds),
    listGrades(tx, courseId, userIds),
  ]);
  const rows = new Map([...grades.values()].flat().map((row) => [keyOf(row), row]));
  const rowOf = (cell: CellChange): GradeRow => rows.get(keyOf(cell)) ?? untouched(cell.gradeItemId, cell.userId);
  const faults: ProblemDetail[] = [];
  const conflicts: ProblemDetail[] = [];
  const taken = new Set<string>();
  cells.forEach((cell, index) => {
    const path = `cells.${index}`;
    const row = rowOf(cell);
    const fault = taken.has(keyOf(cell)) ? { code: 'unique', values: {} } : faultOf(cell, open, learners, row);
    taken.add(keyOf(cell));
    if (fault) faults.push({ path, ...fault });
    else if (row.version !== cell.version) conflicts.push({ path, ...nowThere(row) });
  });
  if (faults.length > 0) throw gradesRefused(faults);
  if (conflicts.length > 0) throw gradesChanged(conflicts);
  const edits = cells.map((cell): Edit => {
    const before = rowOf(cell);
    const isAutomatic = open.visibility.item(cell.gradeItemId)?.source !== 'MANUAL';
    return {
      before,
      after: edited(before, cell, isAutomatic),
      source: cell.state === 'AUTOMATIC' ? 'REVERTED' : source,
    };
  });
  await changeGrades(context, tx, edits, { courseId, by: context.caller.userId, reason, open, notifies: true });
  await audit(context, tx, {
    action: 'grades.update',
    noun: 'course',
    nounId: courseId,
    changes: { count: edits.length, source },
  });
  return { versions: edits.map(({ after }) => after.version) };
}

/** Saves what somebody typed or pasted into the gradebook. */
export const saveGrades = (
  context: MemberContext,
  courseId: number,
  body: GradesBody,
): Promise<{ versions: number[] }> => {
  return transaction(context, async (tx) => {
    await accessGradebook(context, tx, courseId, 'edit');
    await lockGradebook(tx, courseId);
    return saveCells(context, tx, { ...body, courseId, source: 'HAND' });
  });
};
