import type { VirtualItem } from '@tanstack/react-virtual';
import { memo, type ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { GridCellView } from './grid-cell.tsx';
import { GridEditor, type GridEditorProps } from './grid-editor.tsx';
import type { GridCell, GridRange } from './grid-types.ts';

export interface GridRowProps {
  readonly gridId: string;
  readonly row: number;
  readonly start: number;
  readonly height: number;
  readonly headWidth: number;
  readonly headRows: number;
  readonly columns: readonly VirtualItem[];
  /** Changes with the columns in sight and their places. */
  readonly columnsKey: string;
  readonly cell: (row: number, column: number) => GridCell;
  readonly rowHead: (row: number) => ReactNode;
  /** Of this row; null where it is in another. */
  readonly activeColumn: number | null;
  /** The chosen columns, where this row is chosen. */
  readonly chosen: Pick<GridRange, 'first' | 'last'> | null;
  readonly isBlock: boolean;
  /** Where a cell of this row is edited. */
  readonly editor: Omit<GridEditorProps, 'label'> | null;
  readonly columnLabel: (column: number) => string;
}

export const placeId = (gridId: string, row: number, column: number): string => `${gridId}-${row}-${column}`;

function Row(props: GridRowProps) {
  const { gridId, row, start, height, headWidth, headRows, columns, activeColumn, chosen, isBlock, editor } = props;
  const isChosen = (column: number) => chosen !== null && column >= chosen.first && column <= chosen.last;
  return (
    <div
      role="row"
      aria-rowindex={row + headRows + 1}
      style={{ insetBlockStart: start, height }}
      className="absolute inset-x-0 flex [contain:layout_style]"
    >
      <div
        role="rowheader"
        id={placeId(gridId, row, 0)}
        data-row={row}
        data-column={0}
        aria-colindex={1}
        aria-selected={isBlock ? isChosen(0) : undefined}
        tabIndex={activeColumn === 0 ? 0 : -1}
        style={{ width: headWidth }}
        className={cx(
          'sticky start-0 z-2 flex min-w-0 items-center border-e border-b border-line px-3 text-sm focus:outline-2 focus:-outline-offset-2 focus:outline-focus',
          isChosen(0) && isBlock ? 'bg-primary-soft' : 'bg-surface',
          chosen && !isBlock && 'group-focus-within/grid:font-medium',
        )}
      >
        {props.rowHead(row)}
      </div>
      {columns.map((item) => (
        <GridCellView
          key={item.key}
          id={placeId(gridId, row, item.index + 1)}
          cell={props.cell(row, item.index + 1)}
          row={row}
          column={item.index + 1}
          start={item.start}
          width={item.size}
          isActive={activeColumn === item.index + 1}
          isChosen={isChosen(item.index + 1)}
          isBlock={isBlock}
          editor={
            editor?.editing.place.column === item.index + 1 ? (
              <GridEditor label={props.columnLabel(item.index + 1)} {...editor} />
            ) : null
          }
        />
      ))}
    </div>
  );
}

/** One row; drawn again only when it, the columns in sight or what is chosen in it have changed. */
export const GridRow = memo(Row, (a, b) => {
  const { columns: _a, columnLabel: _la, chosen: chosenA, ...restA } = a;
  const { columns: _b, columnLabel: _lb, chosen: chosenB, ...restB } = b;
  return (
    chosenA?.first === chosenB?.first &&
    chosenA?.last === chosenB?.last &&
    Object.entries(restA).every(([key, value]) => (restB as Record<string, unknown>)[key] === value)
  );
});
