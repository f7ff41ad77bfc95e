import { computeGrade } from '@sullam/domain/grading/compute-grade.ts';
import type { GradeCell } from '@sullam/domain/grading/grade-row.ts';
import type { Gradebook } from '@sullam/domain/grading/gradebook.ts';
import { gradebookOf, markOf } from '@sullam/domain/grading/gradebook-data.ts';
import { compareRationals, parseRational, type Rational, rationalText } from '@sullam/domain/rational.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import { useMemo } from 'react';
import type { SheetColumn } from './grade-columns.ts';
import type { ReportRow, Structure, Totals } from './gradebook.api.ts';
import { cellKey, type LocalGrades, shownCell } from './local-grades.ts';
import type { SheetSort } from './sheet-view.ts';
import { cellsOf, nameOf } from './use-grade-rows.ts';

export interface SheetData {
  readonly structure: Structure;
  readonly rows: readonly ReportRow[];
  readonly itemIds: readonly number[];
  readonly local: LocalGrades;
}

export interface Sheet {
  readonly cell: (row: ReportRow, gradeItemId: number) => GradeCell;
  readonly totals: (row: ReportRow) => Totals;
}

function recomputed(book: Gradebook, row: ReportRow, itemIds: readonly number[], sheet: Pick<Sheet, 'cell'>): Totals {
  const marks = new Map(
    itemIds.map((id) => {
      const { state, points } = sheet.cell(row, id);
      return [id, markOf(state, points)] as const;
    }),
  );
  const grade = computeGrade(book, marks, 'STAFF');
  const total = ({ percent, text, letter, passed }: typeof grade.final) => ({
    percent: percent && rationalText(percent),
    text,
    letter,
    passed,
  });
  return { current: total(grade.current), final: total(grade.final), isProvisional: grade.isProvisional };
}

/** Cells and totals with what was edited here: totals of edited learners are made anew by the server's own calculator. */
export function useSheet({ structure, itemIds, local }: Omit<SheetData, 'rows'>): Sheet {
  return useMemo(() => {
    const places = new Map(itemIds.map((id, at) => [id, at]));
    const edited = new Set([...local.keys()].map((key) => Number(key.split(':')[0])));
    const book = gradebookOf(structure);
    const known = new Map<number, Totals>();
    const cell = (row: ReportRow, id: number): GradeCell =>
      shownCell(local.get(cellKey(row.userId, id)), cellsOf(row)[places.get(id) ?? -1]);
    return {
      cell,
      totals(row) {
        if (!edited.has(row.userId)) return row.totals;
        const made = known.get(row.userId) ?? recomputed(book, row, itemIds, { cell });
        known.set(row.userId, made);
        return made;
      },
    };
  }, [structure, itemIds, local]);
}

/** The total that counts today, in every view of a gradebook: what learners have so far while grades are outstanding, else the final one. */
export const totalToday = (rows: readonly ReportRow[]): 'current' | 'final' =>
  rows.some(({ totals }) => totals.isProvisional) ? 'current' : 'final';

type Value = Rational | string | null;

/** What a row is sorted by; null comes last in both directions. */
function valueIn(row: ReportRow, column: SheetColumn, sheet: Sheet): Value {
  if (column.kind === 'ITEM') {
    const { points } = sheet.cell(row, column.item.gradeItemId);
    return points === null ? null : parseRational(points);
  }
  if (column.kind === 'NAME') return nameOf(row);
  const of = column.kind === 'LETTER' ? column.of : column.kind === 'CURRENT' ? 'current' : 'final';
  const { percent } = sheet.totals(row)[of];
  return percent === null ? null : parseRational(percent);
}

function compare(a: Value, b: Value, collator: Intl.Collator): number {
  if (a === null || b === null) return 0;
  if (typeof a === 'string' || typeof b === 'string') return collator.compare(String(a), String(b));
  return compareRationals(a, b);
}

export function sorted(
  rows: readonly ReportRow[],
  column: SheetColumn | undefined,
  direction: SheetSort['direction'],
  sheet: Sheet,
  language: string,
): readonly ReportRow[] {
  if (!column) return rows;
  const collator = new Intl.Collator(language);
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueIn(row, column, sheet) }))
    .sort((a, b) =>
      a.value === null || b.value === null
        ? Number(a.value === null) - Number(b.value === null)
        : sign * compare(a.value, b.value, collator),
    )
    .map(({ row }) => row);
}

/** Whether all words that were typed begin or lie in the name or the address, whatever their spelling. */
export function matching(rows: readonly ReportRow[], search: string): readonly ReportRow[] {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = foldForSearch(`${nameOf(row)} ${row.email}`);
    return words.every((word) => text.includes(word));
  });
}
