import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { useUiWords } from '../base/ui-words.tsx';
import { Checkbox } from '../components/choice.tsx';
import { CELL, PHONE_BESIDE, PHONE_CELL, PHONE_LABEL, PHONE_TITLE, ROLES } from './table-looks.ts';
import type { TableColumn } from './table-types.ts';

export interface TableRowProps<Row> {
  readonly row: Row;
  readonly name: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly selected: boolean;
  readonly onSelect?: ((selected: boolean) => void) | undefined;
  readonly actions?: ReactNode;
}

/** One row; on phones a card. */
export function TableRow<Row>({ row, name, columns, selected, onSelect, actions }: TableRowProps<Row>) {
  const words = useUiWords();
  const [first, ...others] = columns;
  return (
    <tr
      {...ROLES.row}
      className={cx(
        'group/row transition-colors max-sm:relative max-sm:block max-sm:border-b max-sm:border-line max-sm:px-4 max-sm:py-3 max-sm:last:border-0',
        selected ? 'bg-primary-soft' : 'hover:bg-subtle',
        onSelect && 'max-sm:ps-13',
      )}
    >
      {onSelect && (
        <td
          {...ROLES.cell}
          className={cx(CELL, 'max-sm:absolute max-sm:start-0 max-sm:top-3 max-sm:h-auto max-sm:border-0')}
        >
          <Checkbox hideLabel label={words.selectItem(name)} checked={selected} onChange={onSelect} />
        </td>
      )}
      {first && (
        <th
          scope="row"
          {...ROLES.rowheader}
          className={cx(CELL, 'font-medium!', PHONE_TITLE, actions ? PHONE_BESIDE : 'max-sm:pe-0!')}
        >
          {first.cell(row)}
        </th>
      )}
      {others.map((column) => (
        <td
          key={column.id}
          {...ROLES.cell}
          data-label={column.label}
          className={cx(
            CELL,
            PHONE_CELL,
            !column.isPlain && PHONE_LABEL,
            column.numeric && 'text-end! tabular sm:pe-8',
            column.wideOnly && 'max-sm:hidden!',
          )}
        >
          {column.cell(row)}
        </td>
      ))}
      {actions && (
        <td
          {...ROLES.cell}
          className={cx(CELL, 'text-end! max-sm:absolute max-sm:end-0 max-sm:top-1.5 max-sm:h-auto max-sm:border-0')}
        >
          {actions}
        </td>
      )}
    </tr>
  );
}
