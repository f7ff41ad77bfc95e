import { type GridEdit, type GridPlace, type GridRange, type GridSize, HEAD_ROW } from './grid-types.ts';

export function rangeBetween(a: GridPlace, b: GridPlace): GridRange {
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    first: Math.min(a.column, b.column),
    last: Math.max(a.column, b.column),
  };
}

export const isSingle = ({ top, bottom, first, last }: GridRange): boolean => top === bottom && first === last;

/** The values of a block, row by row. */
export function rowsOf<Value>(range: GridRange, valueAt: (place: GridPlace) => Value): Value[][] {
  const rows: Value[][] = [];
  for (let row = Math.max(range.top, HEAD_ROW + 1); row <= range.bottom; row++) {
    const values: Value[] = [];
    for (let column = range.first; column <= range.last; column++) values.push(valueAt({ row, column }));
    rows.push(values);
  }
  return rows;
}

export interface Laid {
  readonly edits: GridEdit[];
  /** Values that fell on a read-only cell or beyond the edge. */
  readonly lost: number;
}

/** Lays a pasted text on the grid: one value on all of the chosen block, anything larger from the block's first cell on. */
export function layOut(
  texts: readonly (readonly string[])[],
  range: GridRange,
  size: GridSize,
  isReadOnly: (place: GridPlace) => boolean,
): Laid {
  const single = texts.length === 1 && texts[0]?.length === 1 ? (texts[0][0] ?? '') : null;
  const given =
    single === null
      ? texts.flatMap((values, down) =>
          values.map((text, on) => ({ row: range.top + down, column: range.first + on, text })),
        )
      : rowsOf(range, (place) => ({ ...place, text: single })).flat();
  const edits = given.filter(
    (edit) => edit.row > HEAD_ROW && edit.row < size.rows && edit.column < size.columns && !isReadOnly(edit),
  );
  return { edits, lost: given.length - edits.length };
}
