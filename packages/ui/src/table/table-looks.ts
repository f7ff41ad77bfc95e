/** The looks of a table's parts, and the roles that a browser drops when a table is laid out as a list on phones. */
export const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export const HEAD =
  'sticky top-0 z-1 h-(--row-size) border-b border-line bg-subtle px-3 text-start text-xs font-semibold text-muted whitespace-nowrap first:ps-4 last:pe-4';

export const CELL =
  'h-(--row) border-b border-line px-3 py-1.5 text-start font-normal first:ps-4 last:pe-4 group-last/row:border-b-0';

/** On phones a row is a card: the first cell its title, the others lines with their column's name. */
export const PHONE_CELL =
  'max-sm:flex max-sm:h-auto max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:border-0 max-sm:px-4 max-sm:py-1 max-sm:wrap-anywhere ' +
  'max-sm:before:shrink-0 max-sm:before:text-xs max-sm:before:text-muted max-sm:before:content-[attr(data-label)]';

export const PHONE_TITLE = 'max-sm:block max-sm:h-auto max-sm:border-0 max-sm:px-4 max-sm:pe-14 max-sm:pb-2';
