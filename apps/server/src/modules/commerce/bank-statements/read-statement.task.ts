import { createHash } from 'node:crypto';
import type { StatementFormat, StatementLine } from '@sullam/domain/commerce/bank-statements.ts';
import { isMt940, type ReadStatement, readMt940 } from '@sullam/domain/commerce/statement-mt940.ts';
import {
  guessStatementTable,
  isMappingComplete,
  readStatementTable,
  type StatementTable,
} from '@sullam/domain/commerce/statement-tables.ts';
import { SECOND } from '@sullam/domain/limits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { readTableBytes, readTableString, type TableProblem } from '../../../kernel/read-table.task.ts';
import type { ThreadTask } from '../../../kernel/threads/thread-task.ts';
import { MOST_COLUMNS } from './bank-statements.schemas.ts';
import { readCamt } from './camt-statement.ts';

/** Incoming payments that one file may have. */
const MOST_LINES = 5000;
/** Cells of a column that are shown, and characters of each. */
const SAMPLES = 3;
const SAMPLE_LENGTH = 80;
/** Characters that are stored of what a bank writes. */
const LENGTHS = { account: 50, payer: 200, remittance: 500, bankReference: 100 } as const;

interface StatementFile {
  bytes: Uint8Array;
  language: Language;
  /** Of rows that name none. */
  currency: string;
  /** How a table is read; null: as it looks. */
  table: StatementTable | null;
}

export interface KeyedLine extends StatementLine {
  key: string;
}

interface TableShape extends StatementTable {
  columns: { heading: string; samples: string[] }[];
}

export interface StatementFileRead extends Omit<ReadStatement, 'lines'> {
  format: StatementFormat;
  lines: KeyedLine[];
  table: TableShape | null;
}

const clipped = (line: StatementLine): StatementLine => ({
  ...line,
  account: line.account.slice(0, LENGTHS.account),
  payer: line.payer.replace(/\s+/g, ' ').slice(0, LENGTHS.payer),
  remittance: line.remittance.replace(/\s+/g, ' ').slice(0, LENGTHS.remittance),
  bankReference: line.bankReference.slice(0, LENGTHS.bankReference),
});

/** Lines with keys that are the same in every import. The same payment twice in one file is two payments. */
function keyed(lines: readonly StatementLine[]): KeyedLine[] {
  const counts = new Map<string, number>();
  return lines.map((long) => {
    const line = clipped(long);
    const { account, bankReference, receivedOn, amountMinor, currency, payer, remittance } = line;
    const facts = [account, bankReference, receivedOn, amountMinor, currency];
    const text = JSON.stringify(bankReference === '' ? [...facts, payer, remittance] : facts);
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return { ...line, key: createHash('sha256').update(`${text}${count}`).digest('base64url') };
  });
}

function shapeOf(rows: readonly (readonly string[])[], table: StatementTable): TableShape {
  const below = rows.slice(table.headRow + 1, table.headRow + 1 + SAMPLES);
  const head = rows[table.headRow] ?? [];
  const width = Math.min(MOST_COLUMNS, Math.max(head.length, ...below.map((row) => row.length)));
  const cut = (cell = ''): string => cell.trim().slice(0, SAMPLE_LENGTH);
  return {
    ...table,
    columns: Array.from({ length: width }, (_, at) => ({
      heading: cut(head[at]),
      samples: below.map((row) => cut(row[at])),
    })),
  };
}

type Read = ReadStatement & { format: StatementFormat; table: TableShape | null };

function readTableRows(rows: readonly (readonly string[])[], { table: given, currency }: StatementFile): Read {
  const table = given ?? guessStatementTable(rows);
  const read = isMappingComplete(table.mapping)
    ? readStatementTable(rows, { ...table, currency })
    : { lines: [], skippedCount: 0, problems: [] };
  return { format: 'TABLE', ...read, table: shapeOf(rows, table) };
}

async function readFile(file: StatementFile): Promise<Read | TableProblem> {
  const text = readTableString(file);
  if (text?.trimStart().startsWith('<')) {
    const read = readCamt(text);
    return read ? { format: 'CAMT', ...read, table: null } : 'UNREADABLE';
  }
  if (text !== null && isMt940(text)) return { format: 'MT940', ...readMt940(text), table: null };
  const { rows } = await readTableBytes(file);
  return typeof rows === 'string' ? rows : readTableRows(rows, file);
}

/** Reads a bank statement in a thread: XML and workbooks of strangers take as long as they take. */
export const readStatementTask: ThreadTask<StatementFile, StatementFileRead | TableProblem> = {
  name: 'bank-statements.read',
  lane: 'long',
  deadline: 20 * SECOND,
  async run(file) {
    const read = await readFile(file);
    if (typeof read === 'string') return read;
    return read.lines.length > MOST_LINES ? 'TOO_LARGE' : { ...read, lines: keyed(read.lines) };
  },
};
