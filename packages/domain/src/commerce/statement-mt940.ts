import { parseMoney } from '../money.ts';
import type { StatementLine } from './bank-statements.ts';
import { calendarDay } from './statement-dates.ts';

/** What was read of a statement. */
export interface ReadStatement {
  lines: StatementLine[];
  /** Entries that are no incoming payments: debits and reversals. */
  skippedCount: number;
  /** Lines of the file that can't be read, counted from one. */
  problems: number[];
}

/** Whether a text is an MT940 file: fields in colons, with the account and an opening balance. */
export const isMt940 = (text: string): boolean => /^:25P?:/m.test(text) && /^:60[FM]:/m.test(text);

interface Field {
  tag: string;
  text: string;
  /** Counted from one. */
  line: number;
}

const FIELD = /^:(\d{2}[A-Z]?):(.*)$/;

/** The fields of a file; a line that begins none goes on with the field before it. */
function* fieldsOf(text: string): Generator<Field> {
  let field: Field | null = null;
  let line = 0;
  for (const row of text.split('\n')) {
    line += 1;
    const begun = FIELD.exec(row);
    // "-" and "-}" end a message
    if (begun || /^-\}?\s*$/.test(row)) {
      if (field) yield field;
      field = begun ? { tag: begun[1]!, text: begun[2]!.trimEnd(), line } : null;
    } else if (field) field.text += `\n${row.trimEnd()}`;
  }
  if (field) yield field;
}

/** Value date, booking day, mark, funds code, amount, type, the payer's reference and the bank's. */
const ENTRY = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d{1,12},\d{0,3})[NSF][A-Z0-9]{3}(.*)$/;

interface Entry extends Pick<StatementLine, 'receivedOn' | 'amountMinor' | 'bankReference'> {
  /** The payer's reference and what the bank adds to it. */
  reference: string;
  isIncoming: boolean;
}

function readEntry(text: string, currency: string): Entry | null {
  const [first = '', ...more] = text.split('\n');
  const match = ENTRY.exec(first);
  if (!match) return null;
  const [, date = '', , mark, , amount = '', references = ''] = match;
  const day = calendarDay(2000 + Number(date.slice(0, 2)), Number(date.slice(2, 4)), Number(date.slice(4)));
  const money = parseMoney(amount.replace(/,$/, '').replace(',', '.'), currency);
  if (day === null || !money) return null;
  const [own = '', bankReference = ''] = references.split('//');
  const reference = [own.trim() === 'NONREF' ? '' : own, ...more].join(' ').trim();
  return {
    receivedOn: day,
    amountMinor: money.amount,
    bankReference: bankReference.trim(),
    reference,
    isIncoming: mark === 'C' && money.amount > 0,
  };
}

/** Numbered parts: ?20 to ?29 and ?60 to ?63 are what the payer wrote, ?32 and ?33 their name. */
function readNumbered(text: string): { remittance: string; payer: string } {
  const parts = { remittance: '', payer: '' };
  for (const [, code = '', value = ''] of text.replaceAll('\n', '').matchAll(/\?(\d{2})([^?]*)/g)) {
    if (/^2\d$|^6[0-3]$/.test(code)) parts.remittance += value;
    else if (code === '32' || code === '33') parts.payer += value;
  }
  return parts;
}

/** Parts with words: /REMI/ is what the payer wrote, /ORDP/ and /NAME/ who it was. */
function readWorded(text: string): { remittance: string; payer: string } {
  const [before = '', ...parts] = text.replaceAll('\n', '').split(/\/([A-Z]{3,5})\//);
  let [remittance, payer] = [before, ''];
  for (let at = 0; at < parts.length; at += 2) {
    const value = (parts[at + 1] ?? '').trim();
    if (parts[at] === 'REMI') remittance += ` ${value}`;
    else if ((parts[at] === 'ORDP' || parts[at] === 'NAME') && value !== '') payer = value;
  }
  return { remittance, payer };
}

function readDetails(text: string): { remittance: string; payer: string } {
  if (/(?:^\d{3})?\?\d{2}/.test(text)) return readNumbered(text);
  if (/\/[A-Z]{3,5}\//.test(text)) return readWorded(text);
  return { remittance: text.replaceAll('\n', ' '), payer: '' };
}

/** Reads the incoming payments of an MT940 file, which may hold several statements. */
export function readMt940(text: string): ReadStatement {
  const read: ReadStatement = { lines: [], skippedCount: 0, problems: [] };
  let [account, currency] = ['', ''];
  /** The line that details belong to; null after an entry that isn't one. */
  let last: StatementLine | null = null;
  for (const { tag, text: value, line } of fieldsOf(text)) {
    if (tag === '25' || tag === '25P') account = (value.split('\n')[0] ?? '').replace(/\s/g, '');
    else if (/^60[FM]$/.test(tag)) currency = /^[CD]\d{6}([A-Z]{3})/.exec(value)?.[1] ?? '';
    else if (tag === '61') {
      const entry = currency === '' ? null : readEntry(value, currency);
      last = null;
      if (!entry) read.problems.push(line);
      else if (entry.isIncoming) {
        const { receivedOn, amountMinor, bankReference, reference } = entry;
        last = { account, currency, receivedOn, amountMinor, payer: '', remittance: reference, bankReference };
        read.lines.push(last);
      } else read.skippedCount += 1;
    } else if (tag === '86' && last) {
      const { remittance, payer } = readDetails(value);
      last.remittance = `${last.remittance} ${remittance.trim()}`.trim();
      last.payer = payer.trim();
      last = null;
    } else last = null;
  }
  return read;
}
