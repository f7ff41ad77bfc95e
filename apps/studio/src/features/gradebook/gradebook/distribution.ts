import { decimal } from '@sullam/domain/decimal.ts';
import {
  addRationals,
  compareRationals,
  divideRationals,
  HUNDRED,
  multiplyRationals,
  parseRational,
  type Rational,
  rational,
  rationalOf,
  rationalText,
  sumRationals,
} from '@sullam/domain/rational.ts';
import type { SheetColumn } from './grade-columns.ts';
import type { ReportRow } from './gradebook.api.ts';
import type { Sheet } from './sheet-rows.ts';

/** The percentages in a column: of the maximum for an item, as they are for a total; what has no value is left out. */
export function percentagesIn(column: SheetColumn, rows: readonly ReportRow[], sheet: Sheet): Rational[] {
  return rows.flatMap((row) => {
    if (column.kind !== 'ITEM') {
      const { percent } = sheet.totals(row)[column.kind === 'CURRENT' ? 'current' : 'final'];
      return (percent === null ? null : parseRational(percent)) ?? [];
    }
    const { points } = sheet.cell(row, column.item.gradeItemId);
    const value = points === null ? null : parseRational(points);
    const maximum = rationalOf(decimal(column.item.maximumPoints));
    if (!value || maximum.numerator === 0n) return [];
    return multiplyRationals(divideRationals(value, maximum), HUNDRED);
  });
}

const STEPS = 10;
const WIDTH = 10;

export interface Bin {
  readonly from: number;
  /** Null: above the whole. */
  readonly to: number | null;
  readonly count: number;
}

/** How many lie in each ten percent; the whole belongs to the last ten, what is above to a bin of its own. */
export function binsOf(values: readonly Rational[]): Bin[] {
  const counts = Array.from({ length: STEPS + 1 }, () => 0);
  for (const value of values) {
    const isAbove = compareRationals(value, HUNDRED) > 0;
    const at = isAbove
      ? STEPS
      : Math.min(STEPS - 1, Math.max(0, Number(value.numerator / value.denominator / BigInt(WIDTH))));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.flatMap((count, at) =>
    at === STEPS && count === 0 ? [] : { from: at * WIDTH, to: at === STEPS ? null : (at + 1) * WIDTH, count },
  );
}

/** Mean and median, exactly. */
export function middleOf(values: readonly Rational[]): { mean: string; median: string } | null {
  const inOrder = values.toSorted(compareRationals);
  const [low, high] = [inOrder[Math.floor((inOrder.length - 1) / 2)], inOrder[Math.floor(inOrder.length / 2)]];
  if (!low || !high) return null;
  return {
    mean: rationalText(divideRationals(sumRationals(values), rational(values.length))),
    median: rationalText(divideRationals(addRationals(low, high), rational(2))),
  };
}
