import { STATEMENT_FORMATS } from '@sullam/domain/commerce/bank-statements.ts';
import { DATE_ORDERS } from '@sullam/domain/commerce/statement-dates.ts';
import { STATEMENT_COLUMNS, type StatementColumn } from '@sullam/domain/commerce/statement-tables.ts';
import { type Static, type TInteger, type TOptional, Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf, PageQuery } from '../../../kernel/http/schemas.ts';

/** Columns of a table that are looked at. */
export const MOST_COLUMNS = 60;

const Day = Type.Unsafe<string>({ type: 'string', format: 'date' });
const Column = Type.Integer({ minimum: 0, maximum: MOST_COLUMNS - 1 });

const columns = Object.fromEntries(STATEMENT_COLUMNS.map((column) => [column, Type.Optional(Column)])) as Record<
  StatementColumn,
  TOptional<TInteger>
>;

/** How a table is read. Without `headRow` rows and columns are guessed. */
const table = {
  /** Row with the headings, from 0; -1: there are none. */
  headRow: Type.Optional(Type.Integer({ minimum: -1, maximum: 1000 })),
  dateOrder: Type.Optional(OneOf(...DATE_ORDERS)),
  ...columns,
};

export const StatementQuery = Type.Object(table);
export type StatementQuery = Static<typeof StatementQuery>;

export const ImportStatementQuery = Type.Object({
  ...table,
  fileName: Type.String({ minLength: 1, maxLength: 200 }),
});
export type ImportStatementQuery = Static<typeof ImportStatementQuery>;

const line = {
  receivedOn: Day,
  amountMinor: Type.Integer(),
  currency: Type.String(),
  /** As the bank gives it; empty where it doesn't. */
  payer: Type.String(),
  remittance: Type.String(),
  bankReference: Type.String(),
};

/** What an import of a file would bring. */
export const StatementPreview = NamedObject('BankStatementPreview', {
  format: OneOf(...STATEMENT_FORMATS),
  /** How a table is read; null for formats without columns. */
  table: Nullable(
    NamedObject('BankStatementTable', {
      headRow: Type.Integer(),
      dateOrder: OneOf(...DATE_ORDERS),
      /** Column of each thing, from 0. */
      mapping: NamedObject('BankStatementMapping', columns),
      /** Headings and first cells of the columns. */
      columns: Type.Array(
        NamedObject('BankStatementColumn', { heading: Type.String(), samples: Type.Array(Type.String()) }),
      ),
    }),
  ),
  /** Incoming payments. */
  lineCount: Type.Integer(),
  /** Those that were imported before. */
  knownCount: Type.Integer(),
  /** Outgoing payments and reversals, which are left out. */
  skippedCount: Type.Integer(),
  /** Lines of the file that can't be read, from 1: the first ones, and how many there are. */
  problemLines: Type.Array(Type.Integer()),
  problemCount: Type.Integer(),
  /** The first incoming payments. */
  lines: Type.Array(NamedObject('BankStatementPreviewLine', line)),
});
export type StatementPreview = Static<typeof StatementPreview>;

export const ImportedStatement = NamedObject('ImportedBankStatement', {
  bankStatementId: Id,
  lineCount: Type.Integer(),
  /** Lines that no earlier statement had brought. */
  newCount: Type.Integer(),
});
export type ImportedStatement = Static<typeof ImportedStatement>;

export const BankStatement = NamedObject('BankStatement', {
  bankStatementId: Id,
  fileName: Type.String(),
  format: OneOf(...STATEMENT_FORMATS),
  importedAt: DateTime,
  /** Incoming payments that it brought first. */
  lineCount: Type.Integer(),
  /** First and last day. */
  firstOn: Day,
  lastOn: Day,
});
export type BankStatement = Static<typeof BankStatement>;

export const StatementParams = Type.Object({ bankStatementId: Id });
export const StatementListQuery = Type.Object(PageQuery);
export type StatementListQuery = Static<typeof StatementListQuery>;

const MATCH_STATES = ['MATCHED', 'SHORT', 'OVER', 'CONFIRMED'] as const;

const storedLine = { bankStatementLineId: Id, ...line };

export const BankStatementLine = NamedObject('BankStatementLine', {
  ...storedLine,
  /** Payment that it pays; null where it names no order that waits. */
  match: Nullable(
    NamedObject('BankStatementLineMatch', {
      state: OneOf(...MATCH_STATES),
      paymentId: Id,
      orderId: Id,
      number: Type.Integer(),
    }),
  ),
});
export type BankStatementLine = Static<typeof BankStatementLine>;

/** What statements say came in for a payment that isn't confirmed. */
export const BankMatch = NamedObject('BankMatch', {
  state: OneOf('MATCHED', 'SHORT', 'OVER'),
  /** Sum of the lines. */
  receivedMinor: Type.Integer(),
  lines: Type.Array(NamedObject('BankMatchLine', storedLine)),
});
export type BankMatch = Static<typeof BankMatch>;

/** Lines that a confirmation uses. */
export const LineIds = Type.Array(Id, { minItems: 1, maxItems: 50, uniqueItems: true });
