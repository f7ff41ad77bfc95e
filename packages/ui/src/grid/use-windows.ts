import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import type { GridColumn, GridPlace } from './grid-types.ts';

export interface WindowsInput {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly columns: readonly GridColumn[];
  readonly rowCount: number;
  readonly rowHeight: number;
  readonly headHeight: number;
  readonly isRtl: boolean;
  /** Where the focus is: that row and column stay in the page wherever it is scrolled to. */
  readonly active: GridPlace;
}

const OVERSCAN_ROWS = 4;
const OVERSCAN_COLUMNS = 1;

const withActive =
  (active: number) =>
  (range: Range): number[] => {
    const indexes = defaultRangeExtractor(range);
    if (active < 0 || active >= range.count || indexes.includes(active)) return indexes;
    return [...indexes, active].sort((a, b) => a - b);
  };

export interface Windows {
  readonly rows: readonly VirtualItem[];
  /** Of all columns but the first; `index` counts from the second. */
  readonly columns: readonly VirtualItem[];
  readonly width: number;
  readonly height: number;
  /** Rows that fit at once. */
  readonly page: () => number;
  readonly show: (place: GridPlace) => void;
}

/** What of the rows and columns is in sight. */
export function useWindows(input: WindowsInput): Windows {
  const { scroller, columns, rowCount, rowHeight, headHeight, isRtl, active } = input;
  const [frozen, ...others] = columns;
  const frozenWidth = frozen?.width ?? 0;
  const getScrollElement = () => scroller.current;
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: withActive(active.row),
    useFlushSync: false,
  });
  const sideways = useVirtualizer({
    horizontal: true,
    isRtl,
    count: others.length,
    getScrollElement,
    estimateSize: (index) => others[index]?.width ?? 0,
    getItemKey: (index) => others[index]?.id ?? index,
    overscan: OVERSCAN_COLUMNS,
    paddingStart: frozenWidth,
    scrollPaddingStart: frozenWidth,
    rangeExtractor: withActive(active.column - 1),
    useFlushSync: false,
  });
  const widths = columns.map(({ id, width }) => `${id}:${width}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the columns or the height of the rows are others
  useEffect(() => {
    rows.measure();
    sideways.measure();
  }, [rows, sideways, widths, rowHeight]);
  return {
    rows: rows.getVirtualItems(),
    columns: sideways.getVirtualItems(),
    width: sideways.getTotalSize(),
    height: rows.getTotalSize(),
    page: () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1),
    show(place) {
      if (place.row >= 0) rows.scrollToIndex(place.row);
      if (place.column > 0) sideways.scrollToIndex(place.column - 1);
    },
  };
}
