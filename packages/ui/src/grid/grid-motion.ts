import { type GridPlace, type GridSize, HEAD_ROW } from './grid-types.ts';

export interface Stroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

export interface Surroundings extends GridSize {
  /** Rows in one window. */
  readonly page: number;
  readonly isRtl: boolean;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** One column on or back, as the arrow points on the screen. */
function sideways(key: string, isRtl: boolean): number {
  return (key === 'ArrowRight') === isRtl ? -1 : 1;
}

/** Where a key leads from a place; null when it leads nowhere. */
export function placeAfter(from: GridPlace, stroke: Stroke, around: Surroundings): GridPlace | null {
  const isFar = stroke.ctrlKey || stroke.metaKey;
  const [lastRow, lastColumn] = [around.rows - 1, around.columns - 1];
  const to = (row: number, column: number): GridPlace => ({
    row: within(row, HEAD_ROW, lastRow),
    column: within(column, 0, lastColumn),
  });
  switch (stroke.key) {
    case 'ArrowUp':
      return isFar ? to(0, from.column) : to(from.row - 1, from.column);
    case 'ArrowDown':
      return to(isFar ? lastRow : from.row + 1, from.column);
    case 'ArrowLeft':
    case 'ArrowRight': {
      const step = sideways(stroke.key, around.isRtl);
      return to(from.row, isFar ? (step > 0 ? lastColumn : 0) : from.column + step);
    }
    case 'Home':
      return isFar ? to(0, 0) : to(from.row, 0);
    case 'End':
      return isFar ? to(lastRow, lastColumn) : to(from.row, lastColumn);
    case 'PageUp':
      return to(Math.max(0, from.row - around.page), from.column);
    case 'PageDown':
      return to(from.row + around.page, from.column);
    default:
      return null;
  }
}
