import { isMappingComplete, STATEMENT_COLUMNS, type StatementTable } from '@sullam/domain/commerce/statement-tables.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { notFound, Problem } from '../../../kernel/problem.ts';
import { inThread } from '../../../kernel/threads/thread-pool.ts';
import {
  columnsMissing,
  lineUsed,
  statementEmpty,
  statementKnown,
  statementTooLarge,
  statementUnreadable,
} from './bank-statements.errors.ts';
import { countKnown, findStatement, listStatementLines } from './bank-statements.reads.ts';
import { insertLines, insertStatement, lockLines, useLines } from './bank-statements.repository.ts';
import type {
  ImportedStatement,
  ImportStatementQuery,
  StatementListQuery,
  StatementPreview,
  StatementQuery,
} from './bank-statements.schemas.ts';
import { readStatementTask, type StatementFileRead } from './read-statement.task.ts';

/** Lines and problems that a preview shows. */
const SHOWN = 5;
const SHOWN_PROBLEMS = 20;

/** How the caller says that a table is read; null: as it looks. */
function tableOf({ headRow, dateOrder = 'DMY', ...columns }: StatementQuery): StatementTable | null {
  if (headRow === undefined) return null;
  const chosen = STATEMENT_COLUMNS.flatMap((column) => {
    const at = columns[column];
    return at === undefined ? [] : [[column, at] as const];
  });
  return { headRow, dateOrder, mapping: Object.fromEntries(chosen) };
}

/** Reads a file in a thread. @throws Problem bank-statement.unreadable, bank-statement.too-large */
async function readStatement(context: MemberContext, bytes: Buffer, query: StatementQuery): Promise<StatementFileRead> {
  const { language, configuration } = context;
  const file = { bytes, language, currency: configuration.currency, table: tableOf(query) };
  const read = await inThread(readStatementTask, file).catch((error: unknown) => {
    // one that takes too long or too much memory counts as too large
    if (error instanceof Problem && error.code === 'too-complex') return 'TOO_LARGE' as const;
    throw error;
  });
  if (read === 'UNREADABLE') throw statementUnreadable();
  if (read === 'TOO_LARGE') throw statementTooLarge();
  return read;
}

/** What an import of a file would bring. Nothing is saved. */
export async function previewStatement(
  context: MemberContext,
  bytes: Buffer,
  query: StatementQuery,
): Promise<StatementPreview> {
  const { format, table, lines, skippedCount, problems } = await readStatement(context, bytes, query);
  const keys = lines.map(({ key }) => key);
  return {
    format,
    table,
    lineCount: lines.length,
    knownCount: keys.length === 0 ? 0 : await reading(context, (tx) => countKnown(tx, keys)),
    skippedCount,
    problemLines: problems.slice(0, SHOWN_PROBLEMS),
    problemCount: problems.length,
    lines: lines.slice(0, SHOWN).map(({ account: _account, key: _key, ...line }) => line),
  };
}

/**
 * Saves the incoming payments of a statement; those that were imported before stay as they are. Confirms nothing.
 * @throws Problem bank-statement.known when all of them were
 */
export async function importStatement(
  context: MemberContext,
  bytes: Buffer,
  { fileName, ...query }: ImportStatementQuery,
): Promise<ImportedStatement> {
  const { format, table, lines } = await readStatement(context, bytes, query);
  if (table && !isMappingComplete(table.mapping)) throw columnsMissing();
  if (lines.length === 0) throw statementEmpty();
  return transaction(context, async (tx) => {
    const { userId } = context.caller;
    const lineCount = lines.length;
    const statement = { fileName: fileName.trim(), format, lineCount, userId, now: context.clock.now() };
    const bankStatementId = await insertStatement(tx, statement);
    const newCount = await insertLines(tx, bankStatementId, lines);
    if (newCount === 0) throw statementKnown();
    await audit(context, tx, {
      action: 'bank-statement.import',
      noun: 'bank-statement',
      nounId: bankStatementId,
      changes: { fileName, format, lineCount, newCount },
    });
    return { bankStatementId, lineCount, newCount };
  });
}

export const readStatementLines = (context: MemberContext, bankStatementId: number, page: StatementListQuery) =>
  reading(context, async (tx) => {
    if (!(await findStatement(tx, bankStatementId))) throw notFound();
    return listStatementLines(tx, bankStatementId, page);
  });

/**
 * Uses lines to confirm a payment that is locked, each once; returns their sum in a currency.
 * @throws Problem bank-statement.line-used when one has confirmed another payment, has gone or is in another currency
 */
export async function takeLines(
  tx: Tx,
  lineIds: readonly number[],
  { paymentId, currency }: { paymentId: number; currency: string },
): Promise<number> {
  const lines = await lockLines(tx, lineIds);
  const areFree = lines.every((line) => line.paymentId === null && line.currency === currency);
  if (lines.length !== lineIds.length || !areFree) throw lineUsed();
  await useLines(tx, lineIds, paymentId);
  return lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
