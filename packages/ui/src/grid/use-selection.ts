import { useState } from 'react';
import { rangeBetween } from './grid-range.ts';
import type { GridPlace, GridSize } from './grid-types.ts';

interface Selection {
  /** Where the focus is, and where the chosen block ends. */
  readonly active: GridPlace;
  /** Where the chosen block began. */
  readonly anchor: GridPlace;
}

const START: GridPlace = { row: 0, column: 1 };

const kept = (place: GridPlace, { rows, columns }: GridSize): GridPlace => ({
  row: Math.min(place.row, rows - 1),
  column: Math.max(0, Math.min(place.column, columns - 1)),
});

/** Where the focus is and which block is chosen, on a grid that may shrink. */
export function useSelection(size: GridSize) {
  const [selection, setSelection] = useState<Selection>({ active: START, anchor: START });
  const active = kept(selection.active, size);
  const anchor = kept(selection.anchor, size);
  return {
    active,
    range: rangeBetween(active, anchor),
    /** `extends`: the block reaches to there; otherwise it begins anew. */
    goTo: (place: GridPlace, doesExtend = false) =>
      setSelection((before) => ({ active: place, anchor: doesExtend ? before.anchor : place })),
    chooseAll: () =>
      setSelection({ active: { row: size.rows - 1, column: size.columns - 1 }, anchor: { row: 0, column: 1 } }),
  };
}
