import { type ReactNode, useState } from 'react';
import { cx } from '../base/cx.ts';
import { useUiWords } from '../base/ui-words.tsx';
import { EmptyState, ErrorState } from '../components/empty-state.tsx';
import { SkeletonTable } from '../components/skeleton.tsx';
import { TableHead } from './table-head.tsx';
import { ROLES } from './table-looks.ts';
import { TableRow } from './table-row.tsx';
import { BulkBar, type Density, TableTools } from './table-tools.tsx';
import type { TableColumn, TableSort } from './table-types.ts';

export interface DataTableProps<Row> {
  /** What the table shows, for readers. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** The row's name, for "select X" and its actions. */
  readonly rowName: (row: Row) => string;
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
  readonly selected?: readonly string[];
  readonly onSelect?: (ids: string[]) => void;
  /** Buttons of the bar that appears with a selection. */
  readonly bulkActions?: ReactNode;
  /** At the end of each row: a menu button. */
  readonly rowActions?: (row: Row) => ReactNode;
  /** Above the table: search, filter chips. */
  readonly toolbar?: ReactNode;
  readonly columnChoice?: boolean;
  readonly hiddenColumns?: readonly string[];
  readonly onHiddenColumns?: (ids: string[]) => void;
  readonly loading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: () => void;
  readonly empty?: ReactNode;
  /** Below: pagination. */
  readonly footer?: ReactNode;
  /** The height at which the table scrolls under its header, as `32rem`. */
  readonly maxHeight?: string;
}

/** A table for work: sortable, selectable, with columns to choose; a list on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    rowName,
    sort,
    onSort,
    selected = [],
    onSelect,
    bulkActions,
    rowActions,
    toolbar,
    columnChoice,
    loading,
    error,
    onRetry,
    empty,
    footer,
    maxHeight,
  } = props;
  const words = useUiWords();
  const [ownHidden, setOwnHidden] = useState<readonly string[]>(() =>
    columns.filter((column) => column.hidden).map((column) => column.id),
  );
  const [density, setDensity] = useState<Density>('comfortable');
  const hidden = props.hiddenColumns ?? ownHidden;
  const hide = (ids: string[]) => {
    setOwnHidden(ids);
    props.onHiddenColumns?.(ids);
  };
  const shown = columns.filter((column, at) => at === 0 || column.fixed || !hidden.includes(column.id));
  const ids = rows.map(rowId);
  const all = ids.length > 0 && ids.every((id) => selected.includes(id));
  const some = !all && ids.some((id) => selected.includes(id));
  const toggleAll = (on: boolean) =>
    onSelect?.(on ? [...new Set([...selected, ...ids])] : selected.filter((id) => !ids.includes(id)));

  const body = () => {
    if (error) return <ErrorState title={error} {...(onRetry ? { onRetry } : {})} compact />;
    if (loading && rows.length === 0) return <SkeletonTable columns={shown.length} />;
    if (rows.length === 0) return empty ?? <EmptyState drawing="no-results" title={words.noMatches} compact />;
    return (
      <section
        aria-label={label}
        aria-busy={loading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        style={{ maxHeight }}
        className={cx('overflow-auto rounded-lg border border-line bg-surface', loading && 'opacity-60')}
      >
        <table
          {...ROLES.table}
          aria-label={label}
          className="w-full border-separate border-spacing-0 text-sm max-sm:block"
          style={{ '--row': density === 'compact' ? '36px' : 'var(--row-size)' } as React.CSSProperties}
        >
          <TableHead
            columns={shown}
            sort={sort}
            onSort={onSort}
            selection={onSelect && { all, some, onChange: toggleAll }}
            withActions={rowActions !== undefined}
          />
          <tbody {...ROLES.rowgroup} className="max-sm:block">
            {rows.map((row) => {
              const id = rowId(row);
              return (
                <TableRow
                  key={id}
                  row={row}
                  name={rowName(row)}
                  columns={shown}
                  selected={selected.includes(id)}
                  onSelect={
                    onSelect && ((on) => onSelect(on ? [...selected, id] : selected.filter((each) => each !== id)))
                  }
                  actions={rowActions?.(row)}
                />
              );
            })}
          </tbody>
        </table>
      </section>
    );
  };

  return (
    <div className="min-w-0">
      {(toolbar || columnChoice) && (
        <div className="mb-3 flex flex-wrap items-end gap-3 print:hidden">
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3">{toolbar}</div>
          {columnChoice && (
            <TableTools
              columns={columns.slice(1).filter((column) => !column.fixed)}
              hidden={hidden}
              onHidden={hide}
              density={density}
              onDensity={setDensity}
            />
          )}
        </div>
      )}
      {selected.length > 0 && onSelect && (
        <BulkBar count={selected.length} onClear={() => onSelect([])} actions={bulkActions} />
      )}
      {body()}
      {footer && <div className="mt-4">{footer}</div>}
    </div>
  );
}
