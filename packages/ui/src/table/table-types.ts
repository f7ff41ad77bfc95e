import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** Numbers stand at the end side, in figures of one width. */
  readonly numeric?: boolean;
  /** A CSS width, as `12rem`; the others share what is left. */
  readonly width?: string;
  /** Cannot be hidden; the first column names the row and never can. */
  readonly fixed?: boolean;
  readonly hidden?: boolean;
  /** Its values say what they are: they go without the column's name where the table is a list of cards. */
  readonly isPlain?: boolean;
  /** Left out where the table is a list of cards. */
  readonly wideOnly?: boolean;
}

export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}
