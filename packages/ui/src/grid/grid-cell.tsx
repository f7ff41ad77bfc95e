import { memo, type ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { CircleAlert, LoaderCircle, TriangleAlert } from '../base/icons.ts';
import type { GridCell } from './grid-types.ts';

const LOOKS = {
  plain: '',
  muted: 'text-muted',
  strong: 'font-semibold',
  good: 'text-success-text',
  odd: 'text-warning-text',
  bad: 'text-danger-text',
} as const;

const STATES = {
  saving: { icon: LoaderCircle, class: 'text-muted motion-safe:animate-pulse' },
  error: { icon: CircleAlert, class: 'bg-danger-soft! text-danger-text' },
  conflict: { icon: TriangleAlert, class: 'bg-warning-soft! text-warning-text' },
} as const;

const CELL =
  'absolute inset-y-0 flex cursor-default items-center gap-1.5 border-e border-b border-line px-2 text-sm tabular select-none focus:outline-2 focus:-outline-offset-2 focus:outline-focus';

export interface GridCellViewProps {
  readonly id: string;
  readonly cell: GridCell;
  readonly row: number;
  readonly column: number;
  readonly start: number;
  readonly width: number;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  /** Whether several cells are chosen at all: then readers hear which. */
  readonly isBlock: boolean;
  /** Lies over the cell while it is edited. */
  readonly editor: ReactNode;
}

const shallow = (a: object, b: object): boolean => {
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return left.length === right.length && left.every(([key, value]) => (b as Record<string, unknown>)[key] === value);
};

const isSame = ({ cell: before, ...a }: GridCellViewProps, { cell: after, ...b }: GridCellViewProps): boolean =>
  shallow(a, b) && (before === after || shallow(before, after));

/** One cell; its events are heard by the grid. */
export const GridCellView = memo(function GridCellView(props: GridCellViewProps) {
  const { id, cell, row, column, start, width, isActive, isChosen, isBlock, editor } = props;
  const state = cell.state && STATES[cell.state];
  const icon = state?.icon ?? cell.icon;
  return (
    <div
      role="gridcell"
      id={id}
      data-row={row}
      data-column={column}
      aria-colindex={column + 1}
      aria-readonly={cell.isReadOnly || undefined}
      aria-invalid={cell.state === 'error' || cell.state === 'conflict' || undefined}
      aria-busy={cell.state === 'saving' || undefined}
      aria-selected={isBlock ? isChosen : undefined}
      title={cell.hint}
      tabIndex={isActive ? 0 : -1}
      style={{ insetInlineStart: start, width }}
      className={cx(
        CELL,
        // the frame of the focus lies over the neighbours
        isActive && 'z-1',
        isChosen && isBlock ? 'bg-primary-soft' : cell.isReadOnly ? 'bg-subtle' : 'bg-surface',
        LOOKS[cell.look ?? 'plain'],
        state?.class,
      )}
    >
      {icon && <Icon of={icon} size={14} className="opacity-80" />}
      <span className="ms-auto clip-line">{cell.content}</span>
      {cell.hint && <span className="sr-only">{` ${cell.hint}`}</span>}
      {cell.hasMore && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute end-0 top-0 size-0 border-s-7 border-t-7 border-s-transparent border-t-secondary"
        />
      )}
      {editor}
    </div>
  );
}, isSame);
