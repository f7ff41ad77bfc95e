import { parseMoney } from '../money.ts';
import { cleanCell, foldedHeading, HEADING_MAXIMUM } from '../tables/table-headings.ts';
import { type DateOrder, guessDateOrder, readStatementDay } from './statement-dates.ts';
import type { ReadStatement } from './statement-mt940.ts';

/** What the columns of a statement can hold. An amount is signed; a credit and a debit are in columns of their own. */
export const STATEMENT_COLUMNS = [
  'date',
  'amount',
  'credit',
  'debit',
  'payer',
  'remittance',
  'bankReference',
  'currency',
] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** Index of the column that holds each thing, from 0. */
type StatementMapping = Partial<Record<StatementColumn, number>>;

const HEADINGS: Readonly<Record<StatementColumn, readonly string[]>> = {
  date: [
    'value date',
    'date',
    'transaction date',
    'booking date',
    'posting date',
    'posted on',
    'post date',
    'تاريخ القيمة',
    'تاريخ الحق',
    'التاريخ',
    'تاريخ العملية',
    'تاريخ القيد',
    'تاريخ الحركة',
  ],
  amount: ['amount', 'transaction amount', 'value', 'المبلغ', 'مبلغ العملية', 'القيمة'],
  credit: [
    'credit',
    'credit amount',
    'deposit',
    'deposits',
    'money in',
    'paid in',
    'cr',
    'دائن',
    'إيداع',
    'الإيداع',
    'الدائن',
  ],
  debit: [
    'debit',
    'debit amount',
    'withdrawal',
    'withdrawals',
    'money out',
    'paid out',
    'dr',
    'مدين',
    'سحب',
    'السحب',
    'المدين',
  ],
  payer: [
    'from',
    'payer',
    'sender',
    'name',
    'counterparty',
    'counterparty name',
    'remitter',
    'ordering customer',
    'debtor',
    'من',
    'المرسل',
    'المحول',
    'اسم المحول',
    'اسم المرسل',
  ],
  remittance: [
    'reference',
    'payment reference',
    'details',
    'payment details',
    'remittance',
    'remittance information',
    'description',
    'transaction description',
    'narrative',
    'narration',
    'particulars',
    'memo',
    'purpose',
    'البيان',
    'الوصف',
    'التفاصيل',
    'تفاصيل العملية',
    'الغرض',
    'ملاحظات',
  ],
  bankReference: [
    'bank reference',
    'transaction id',
    'transaction reference',
    'transaction number',
    'reference number',
    'ref no',
    'ref',
    'رقم المرجع',
    'المرجع',
    'رقم العملية',
    'مرجع البنك',
  ],
  currency: ['currency', 'ccy', 'العملة'],
};

/** Rows before the heading, such as the name and address of the bank, that are looked through for it. */
const MOST_PREAMBLE = 30;

/** Columns whose heading is among the known words, the first word of a list first. */
function headingsOf(cells: readonly string[]): StatementMapping {
  const folded = cells.map((cell) => (cell.length > HEADING_MAXIMUM ? '' : foldedHeading(cleanCell(cell))));
  const mapping: StatementMapping = {};
  for (const column of STATEMENT_COLUMNS)
    for (const word of HEADINGS[column]) {
      const at = folded.indexOf(foldedHeading(word));
      if (at === -1 || Object.values(mapping).includes(at)) continue;
      mapping[column] = at;
      break;
    }
  return mapping;
}

/** Whether a mapping tells enough: when, and how much. */
export const isMappingComplete = (mapping: StatementMapping): boolean =>
  mapping.date !== undefined && (mapping.amount !== undefined || mapping.credit !== undefined);

export interface StatementTable {
  /** Index of the row with the headings, from 0; -1 where none was recognised. */
  headRow: number;
  mapping: StatementMapping;
  dateOrder: DateOrder;
}

/** Finds the headings of a table and what its columns hold. */
export function guessStatementTable(rows: readonly (readonly string[])[]): StatementTable {
  for (const [headRow, cells] of rows.slice(0, MOST_PREAMBLE).entries()) {
    const mapping = headingsOf(cells);
    if (!isMappingComplete(mapping)) continue;
    const days = rows.slice(headRow + 1, headRow + 201).map((row) => row[mapping.date!] ?? '');
    return { headRow, mapping, dateOrder: guessDateOrder(days) };
  }
  return { headRow: -1, mapping: {}, dateOrder: 'DMY' };
}

/** Cells that say an amount with its direction: "4,600.00 CR". */
const DIRECTED = /^(.*?)\s*(cr|dr)\.?$/i;
/** A cell that holds an amount is no longer. */
const LONGEST_AMOUNT = 40;

/** An amount, negative if it went out; null for a cell that is none. Currency codes beside it are left out. */
function amountIn(cell: string, currency: string): number | null {
  if (cell.length > LONGEST_AMOUNT) return null;
  const directed = DIRECTED.exec(cell);
  const text = (directed?.[1] ?? cell).replace(/^[A-Z]{3}\s+|\s+[A-Z]{3}$/g, '');
  const bracketed = /^\((.*)\)$/.exec(text);
  const money = parseMoney(bracketed?.[1] ?? text, currency);
  if (!money) return null;
  const isOut = bracketed !== null || directed?.[2]?.toLowerCase() === 'dr';
  return isOut ? -Math.abs(money.amount) : money.amount;
}

/** What a row moved: the credit, less the debit; null where it says neither, or what it says is no amount. */
function movementOf(cellOf: (column: StatementColumn) => string, currency: string): number | null {
  const [amount, credit, debit] = [cellOf('amount'), cellOf('credit'), cellOf('debit')];
  if (amount !== '') return amountIn(amount, currency);
  const [into, out] = [credit === '' ? 0 : amountIn(credit, currency), debit === '' ? 0 : amountIn(debit, currency)];
  if (into === null || out === null || (credit === '' && debit === '')) return null;
  return into - Math.abs(out);
}

interface TableOptions extends StatementTable {
  /** Of rows that name none. */
  currency: string;
}

/** Reads the incoming payments of a table below its headings. Empty rows are left out. */
export function readStatementTable(rows: readonly (readonly string[])[], options: TableOptions): ReadStatement {
  const { headRow, mapping, dateOrder } = options;
  const read: ReadStatement = { lines: [], skippedCount: 0, problems: [] };
  for (let at = headRow + 1; at < rows.length; at++) {
    const cells = rows[at]!;
    if (cells.every((cell) => cell.trim() === '')) continue;
    const cellOf = (column: StatementColumn): string => cleanCell(cells[mapping[column] ?? -1] ?? '');
    const said = cellOf('currency').toUpperCase();
    const currency = /^[A-Z]{3}$/.test(said) ? said : options.currency;
    const receivedOn = readStatementDay(cellOf('date'), dateOrder);
    const moved = movementOf(cellOf, currency);
    // a row without a day is a total or a remark at the end
    if (receivedOn === null || moved === null) {
      if (receivedOn !== null || moved !== null) read.problems.push(at + 1);
    } else if (moved <= 0) read.skippedCount += 1;
    else
      read.lines.push({
        account: '',
        currency,
        receivedOn,
        amountMinor: moved,
        payer: cellOf('payer'),
        remittance: cellOf('remittance'),
        bankReference: cellOf('bankReference'),
      });
  }
  return read;
}
