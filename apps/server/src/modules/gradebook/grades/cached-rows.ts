import type { GradeRow } from '@sullam/domain/grading/grade-row.ts';
import type { RowTotals } from '@sullam/domain/grading/row-totals.ts';
import { GradeRows, type StoredRow } from './grade-rows.ts';
import type { OpenGradebook } from './grades.reads.ts';

/** A learner's row as staff see it, with its totals. */
export interface TotalledRow extends GradeRow {
  totals: RowTotals;
}

const GRADEBOOKS_KEPT = 10;
const ROWS_KEPT = 2000;

/** The rows of a gradebook that were made already, by all that they were made from. */
const gradebooks = new Map<string, Map<string, TotalledRow>>();

/**
 * What makes the rows of a gradebook. A gradebook is read again after each grade that is typed, and all its other rows are as they
 * were: they are kept by what is stored in them, in a gradebook with these items and rules. None of them can grow old.
 */
export function totalledRows(open: OpenGradebook): (stored: StoredRow | undefined) => TotalledRow {
  const rows = new GradeRows(open);
  const kept = keptOf(JSON.stringify([open.structure, rows.visible]));
  let totalsOf: ReturnType<GradeRows['totals']> | undefined;
  return (stored) => {
    const key = stored ? `${stored.itemIds}|${stored.states}|${stored.points}|${stored.flags}|${stored.versions}` : '';
    const known = kept.get(key);
    if (known) return known;
    totalsOf ??= rows.totals();
    const row = rows.of(stored);
    const made = { ...row, totals: totalsOf(row) };
    if (kept.size >= ROWS_KEPT) kept.clear();
    kept.set(key, made);
    return made;
  };
}

/** The kept rows of a gradebook; the one that was asked for longest ago makes room. */
function keptOf(key: string): Map<string, TotalledRow> {
  const kept = gradebooks.get(key) ?? new Map<string, TotalledRow>();
  gradebooks.delete(key);
  gradebooks.set(key, kept);
  const oldest = gradebooks.keys().next().value;
  if (gradebooks.size > GRADEBOOKS_KEPT && oldest !== undefined) gradebooks.delete(oldest);
  return kept;
}
