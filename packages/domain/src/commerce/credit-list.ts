import { emailKey } from '../identifiers.ts';
import { parseMoney } from '../money.ts';
import { readTableText } from '../tables/table-text.ts';

/** Upper bounds of one list. */
export const CREDIT_LIST = { rows: 2000, characters: 300_000 } as const;

/** A row of a list that gives credit to many members, as it was written. */
export interface CreditListRow {
  /** Where it stands in the list, counted from one. */
  line: number;
  email: string;
  amount: string;
  /** Empty where the reason of the list is meant. */
  reason: string;
}

const CELL = { email: 254, amount: 40, reason: 500 } as const;

/** A first row without an address and without a digit names the columns. */
const isHeading = (cells: readonly string[]): boolean => !cells.some((cell) => /[@\d\u0660-\u0669]/.test(cell));

/** Reads a pasted list or the text of a file: email, amount and, if there is a third column, the reason. */
export function* readCreditList(text: string): Generator<CreditListRow> {
  let isFirst = true;
  for (const { line, cells } of readTableText(text).records) {
    const [email = '', amount = '', reason = ''] = cells.map((cell) => cell.trim());
    if (email === '' && amount === '' && reason === '') continue;
    const isHead = isFirst && isHeading(cells);
    isFirst = false;
    if (isHead) continue;
    yield {
      line,
      email: emailKey(email).slice(0, CELL.email),
      amount: amount.slice(0, CELL.amount),
      reason: reason.slice(0, CELL.reason),
    };
  }
}

/** The amount of a row in minor units; null if it is none, not above zero, above `most`, or finer than the currency. */
export function creditAmount(amount: string, currency: string, most: number): number | null {
  const minor = parseMoney(amount, currency)?.amount ?? 0;
  return minor > 0 && minor <= most ? minor : null;
}
