import type { ReactNode } from 'react';
import type { LucideIcon } from '../base/icons.ts';

/** The names of the columns, as a row above the first. */
export const HEAD_ROW = -1;

export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** Both ends belong to it. */
export interface GridRange {
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

export interface GridColumn {
  readonly id: string;
  readonly label: string;
  /** A second, smaller line under the name. */
  readonly detail?: string;
  /** Small signs beside the name; said by `hint`. */
  readonly icons?: readonly LucideIcon[];
  /** What the signs say, for readers and on hover. */
  readonly hint?: string;
  /** In pixels. */
  readonly width: number;
  readonly sort?: 'ascending' | 'descending' | undefined;
}

/** A heading over neighbouring columns; together they cover all but the first column. */
export interface GridGroup {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly span: number;
}

export interface GridCell {
  /** What is shown. */
  readonly content: string;
  /** What editing begins with and copying takes, where that isn't what is shown. */
  readonly value?: string;
  readonly look?: 'plain' | 'muted' | 'strong' | 'good' | 'odd' | 'bad';
  readonly icon?: LucideIcon;
  /** A mark in the corner: there is more behind the cell. */
  readonly hasMore?: boolean;
  readonly isReadOnly?: boolean;
  readonly state?: 'saving' | 'error' | 'conflict';
  /** All that look, signs and state say, for readers and on hover. */
  readonly hint?: string;
}

export interface GridEdit extends GridPlace {
  /** As it was typed or pasted; empty: cleared. */
  readonly text: string;
}

export interface GridProps {
  /** What it shows, for readers. */
  readonly label: string;
  /** The first one names the rows: it stays in sight and can't be edited. */
  readonly columns: readonly GridColumn[];
  readonly groups?: readonly GridGroup[];
  readonly rowCount: number;
  readonly rowKey: (row: number) => string | number;
  /** The cells of all columns but the first. Must keep its identity while nothing has changed. */
  readonly cell: (row: number, column: number) => GridCell;
  /** The first column; keeps its identity too. */
  readonly rowHead: (row: number) => ReactNode;
  /** What somebody typed, pasted or emptied; `lost` counts the pasted values that found no cell. */
  readonly onEdit: (edits: readonly GridEdit[], lost: number) => void;
  /** What lies behind a cell, or the first column's cell of a row. */
  readonly onOpen?: (place: GridPlace) => void;
  /** What a column offers; `anchor` is its name in the page. */
  readonly onColumn?: (column: number, anchor: HTMLElement) => void;
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
  readonly onResize?: (columnId: string, width: number) => void;
  /** In pixels. */
  readonly rowHeight?: number;
  /** The height at which it scrolls, as `32rem`. */
  readonly maxHeight: string;
}
