import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { ArrowUpDown, ChevronDown, ChevronUp } from '../base/icons.ts';
import { useUiWords } from '../base/ui-words.tsx';
import { Checkbox } from '../components/choice.tsx';
import { HEAD, ROLES } from './table-looks.ts';
import type { TableColumn, TableSort } from './table-types.ts';

interface HeadCellProps {
  readonly column: Pick<TableColumn<never>, 'id' | 'label' | 'sortable' | 'numeric' | 'width'>;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
}

/** A column's name, and its button where it sorts. */
export function HeadCell({ column, sort, onSort }: HeadCellProps) {
  const active = sort?.column === column.id ? sort.direction : undefined;
  const icon = active === 'ascending' ? ChevronUp : active === 'descending' ? ChevronDown : ArrowUpDown;
  return (
    <th
      scope="col"
      {...ROLES.columnheader}
      aria-sort={column.sortable ? (active ?? 'none') : undefined}
      style={{ width: column.width }}
      className={cx(HEAD, column.numeric && 'text-end! sm:pe-8')}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort({ column: column.id, direction: active === 'ascending' ? 'descending' : 'ascending' })}
          className={cx(
            '-mx-1.5 inline-flex min-h-8 items-center gap-1.5 rounded-sm px-1.5 hover:text-ink',
            active && 'text-ink',
          )}
        >
          {column.label}
          <Icon of={icon} size={14} className={active ? '' : 'opacity-60'} />
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}

export interface TableHeadProps extends Omit<HeadCellProps, 'column'> {
  readonly columns: readonly HeadCellProps['column'][];
  /** Left out where rows cannot be selected. */
  readonly selection?:
    | { readonly all: boolean; readonly some: boolean; readonly onChange: (all: boolean) => void }
    | undefined;
  readonly withActions: boolean;
}

/** The header line. */
export function TableHead({ columns, sort, onSort, selection, withActions }: TableHeadProps) {
  const words = useUiWords();
  return (
    <thead {...ROLES.rowgroup} className="max-sm:sr-only">
      <tr {...ROLES.row}>
        {selection && (
          <th scope="col" {...ROLES.columnheader} className={cx(HEAD, 'w-12')}>
            <Checkbox
              hideLabel
              label={words.selectAll}
              checked={selection.all}
              indeterminate={selection.some}
              onChange={selection.onChange}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {withActions && (
          <th scope="col" {...ROLES.columnheader} className={cx(HEAD, 'w-14')}>
            <span className="sr-only">{words.rowActions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
