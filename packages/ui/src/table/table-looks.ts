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

/**
 * On phones a row is a card: the first cell its title, below it one value behind the other, each with its column's name. Cells that have
 * nothing to say (`Nothing`) are left out there.
 */
export const PHONE_CELL =
  'max-sm:inline-flex max-sm:h-auto max-sm:max-w-full max-sm:items-center max-sm:border-0 max-sm:p-0 max-sm:py-0.5 max-sm:ps-0! max-sm:pe-0! ' +
  'max-sm:me-4 max-sm:text-start! max-sm:wrap-anywhere max-sm:has-[>[data-nothing]:only-child]:hidden';

export const PHONE_LABEL =
  'max-sm:before:me-1.5 max-sm:before:shrink-0 max-sm:before:text-xs max-sm:before:text-muted max-sm:before:content-[attr(data-label)]';

export const PHONE_TITLE =
  'max-sm:block max-sm:h-auto max-sm:border-0 max-sm:p-0 max-sm:ps-0! max-sm:mb-1.5 max-sm:min-h-11 max-sm:content-center';

/** A title leaves room for what can be done with its row: for a button, for a link with its words, or for a menu alone. */
export const PHONE_BESIDE =
  'max-sm:pe-24! max-sm:group-has-[>td:last-child_a]/row:pe-46! max-sm:group-has-[>td:last-child>[aria-haspopup=menu]:only-child]/row:pe-12!';
