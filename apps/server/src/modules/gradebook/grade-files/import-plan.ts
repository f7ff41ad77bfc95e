import { createHash } from 'node:crypto';
import type { GradeCell } from '@sullam/domain/grading/grade-row.ts';
import { cleanIdentifier, emailKey } from '@sullam/domain/identifiers.ts';
import { toLatinDigits } from '@sullam/domain/latin-digits.ts';
import type { Table } from '../../../kernel/read-table.ts';
import { mapInSlices } from '../../../kernel/time-slices.ts';
import type { GradeItem } from '../grade-items/grade-items.public.ts';
import type { Learner } from '../grades/grades.public.ts';
import { meaningOf } from './cell-text.ts';
import { isTitle, type WordOf } from './file-words.ts';
import { noLearners } from './grade-files.errors.ts';

export interface PlannedChange {
  row: number;
  gradeItemId: number;
  learner: Learner;
  version: number;
  old: { state: GradeCell['state']; points: string | null };
  new: { state: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING'; points: string | null };
}

export interface PlanError {
  row: number;
  column: string | null;
  code: 'learnerUnknown' | 'learnerAmbiguous' | 'learnerTwice' | 'gradeUnknown';
}

/** What a file would change. */
export interface ImportPlan {
  learnerCount: number;
  /** Learners of the course whose lines are for another group. */
  leftOutCount: number;
  itemCount: number;
  changes: PlannedChange[];
  errors: PlanError[];
  unknownColumns: string[];
}

/** What there is to compare with. */
export interface ImportWorld {
  items: readonly GradeItem[];
  learners: readonly Learner[];
  /** Whose lines count; null: everybody's. */
  within: ReadonlySet<number> | null;
  cellOf(userId: number, gradeItemId: number): GradeCell;
  wordOf: WordOf;
}

const PERSON = ['grade-files.columns.learner', 'grade-files.columns.email'] as const;
const LEFT_OUT = [
  'grade-files.columns.firstName',
  'grade-files.columns.lastName',
  'grade-files.columns.current',
  'grade-files.columns.final',
  'grade-files.columns.letter',
  'grade-files.columns.passed',
] as const;

const plain = (header: string): string => header.trim().replace(/^'/, '');

/** The item that a column is about: by the number in brackets that an export writes, else by its title if one alone has it. */
function itemOfColumn(header: string, items: readonly GradeItem[]): GradeItem | undefined {
  const id = /\[(\d+)\]\s*$/.exec(toLatinDigits(header))?.[1];
  if (id) return items.find(({ gradeItemId }) => gradeItemId === Number(id));
  const named = items.filter(({ title }) => isTitle(title, header));
  return named.length === 1 ? named[0] : undefined;
}

interface Columns {
  learner: number;
  email: number;
  items: { index: number; header: string; item: GradeItem }[];
  unknown: string[];
}

function columnsOf(headers: readonly string[], { items, wordOf }: ImportWorld): Columns {
  const names = headers.map(plain);
  const [learner, email] = PERSON.map((word) => names.findIndex((name) => wordOf(name, [word]) !== undefined));
  const columns: Columns = { learner: learner ?? -1, email: email ?? -1, items: [], unknown: [] };
  names.forEach((header, index) => {
    if (header === '' || index === learner || index === email) return;
    const item = itemOfColumn(header, items);
    const isTwice = columns.items.some((column) => column.item === item);
    if (item && !isTwice) columns.items.push({ index, header, item });
    else if (!wordOf(header, LEFT_OUT)) columns.unknown.push(header);
  });
  if (columns.learner === -1 && columns.email === -1) throw noLearners();
  return columns;
}

/** Finds people by number, else by email; both at once have to mean the same person. */
function finderOf(learners: readonly Learner[], columns: Columns) {
  const byId = new Map(learners.map((learner) => [String(learner.userId), learner]));
  const byEmail = new Map(learners.map((learner) => [emailKey(learner.email), learner]));
  return (cells: readonly string[]): Learner | PlanError['code'] => {
    const id = toLatinDigits(cleanIdentifier(plain(cells[columns.learner] ?? '')));
    const email = emailKey(plain(cells[columns.email] ?? ''));
    const [first, second] = [byId.get(id), byEmail.get(email)];
    if (first && second && first !== second) return 'learnerAmbiguous';
    if (id !== '' && !first) return 'learnerUnknown';
    return first ?? second ?? 'learnerUnknown';
  };
}

/** Compares a file with what there is. Totals, names and letters are read-only; empty cells leave a grade as it is. */
export async function planImport({ rows, separator }: Table, world: ImportWorld): Promise<ImportPlan> {
  const { learners, within, cellOf, wordOf } = world;
  const columns = columnsOf(rows[0] ?? [], world);
  const find = finderOf(learners, columns);
  const seen = new Set<Learner>();
  const plan: ImportPlan = {
    learnerCount: 0,
    leftOutCount: 0,
    itemCount: columns.items.length,
    changes: [],
    errors: [],
    unknownColumns: columns.unknown,
  };
  await mapInSlices([...rows.entries()], ([index, cells]) => {
    if (index === 0 || cells.every((cell) => cell.trim() === '')) return;
    const row = index + 1;
    const learner = find(cells);
    if (typeof learner !== 'string' && within?.has(learner.userId) === false) {
      plan.leftOutCount += 1;
      return;
    }
    if (typeof learner === 'string' || seen.has(learner)) {
      plan.errors.push({ row, column: null, code: typeof learner === 'string' ? learner : 'learnerTwice' });
      return;
    }
    seen.add(learner);
    for (const { index: at, header, item } of columns.items) {
      const meaning = meaningOf(cells[at] ?? '', { separator, maximumPoints: item.maximumPoints, wordOf });
      if (meaning === 'UNKNOWN') plan.errors.push({ row, column: header, code: 'gradeUnknown' });
      if (meaning === null || meaning === 'UNKNOWN') continue;
      const { state, points, version } = cellOf(learner.userId, item.gradeItemId);
      if (state === meaning.state && points === meaning.points) continue;
      plan.changes.push({
        row,
        gradeItemId: item.gradeItemId,
        learner,
        version,
        old: { state, points },
        new: meaning,
      });
    }
  });
  plan.learnerCount = seen.size;
  return plan;
}

/** Differs when anything that the plan would do, or overwrite, differs. */
export function fingerprintOf({ changes }: ImportPlan): string {
  const hash = createHash('sha256');
  for (const { gradeItemId, learner, version, new: next } of changes)
    hash.update(`${gradeItemId}:${learner.userId}:${version}:${next.state}:${next.points ?? ''};`);
  return hash.digest('base64url');
}
