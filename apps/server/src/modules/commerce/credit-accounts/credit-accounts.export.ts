import { money, moneyToDecimal } from '@sullam/domain/money.ts';
import { messages as arabic } from '@sullam/strings/areas/credit-desk.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/credit-desk.en.gen.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { momentCell, type TableLine } from '../../../kernel/table-cells.ts';
import { type TableFile, type TableFormat, tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { findManagedAccount, listAccountsAfter, listTransfersAfter } from './credit-accounts.reads.ts';

const WORDS = { en: english, ar: arabic };

/** Rows that are read at a time. */
const PAGE = 500;

const decimal = (amountMinor: number, currency: string): string => moneyToDecimal(money(amountMinor, currency));

/** Yields the lines of all rows, page by page; `read` gets the id of the last row. */
async function* linesOf<Row>(
  head: TableLine,
  read: (after: number) => Promise<readonly Row[]>,
  { idOf, lineOf }: { idOf: (row: Row) => number; lineOf: (row: Row) => TableLine },
): AsyncGenerator<TableLine[]> {
  yield [head];
  let after = 0;
  let rows: readonly Row[];
  do {
    rows = await read(after);
    yield rows.map(lineOf);
    after = rows.length > 0 ? idOf(rows.at(-1)!) : after;
  } while (rows.length === PAGE);
}

/** All accounts with their balances. That an administrator took them along is recorded. */
export async function exportAccounts(context: MemberContext, format: TableFormat | undefined): Promise<TableFile> {
  const t = await translatorOf(context, WORDS);
  await transaction(context, (tx) =>
    audit(context, tx, { action: 'credit-account.export', noun: 'credit-account', nounId: null }),
  );
  const head = (['member', 'email', 'currency', 'balance', 'changed'] as const).map((column) =>
    t(`credit-desk.fields.${column}`),
  );
  const lines = linesOf(head, (after) => reading(context, (tx) => listAccountsAfter(tx, after, PAGE)), {
    idOf: ({ creditAccountId }) => creditAccountId,
    lineOf: ({ member, currency, balanceMinor, changedAt }) => [
      member.name,
      member.email,
      currency,
      decimal(balanceMinor, currency),
      momentCell(new Date(changedAt), context.configuration.time_zone),
    ],
  });
  return tableFile(context, format, lines, { title: t('credit-desk.titles.credit') });
}

/** The ledger of one account, oldest first. */
export async function exportTransfers(
  context: MemberContext,
  creditAccountId: number,
  format: TableFormat | undefined,
): Promise<TableFile> {
  const t = await translatorOf(context, WORDS);
  const account = await transaction(context, async (tx) => {
    const found = await findManagedAccount(tx, creditAccountId);
    if (!found) throw notFound();
    await audit(context, tx, {
      action: 'credit-account.export',
      noun: 'credit-account',
      nounId: creditAccountId,
    });
    return found;
  });
  const head = (['when', 'entry', 'amount', 'balance', 'currency', 'order', 'reason', 'madeBy'] as const).map(
    (column) => t(`credit-desk.fields.${column}`),
  );
  const read = (after: number) =>
    reading(context, (tx) => listTransfersAfter(tx, { creditAccountId, after, count: PAGE }));
  const lines = linesOf(head, read, {
    idOf: ({ creditTransferId }) => creditTransferId,
    lineOf: ({ madeAt, kind, amountMinor, balanceAfterMinor, currency, orderNumber, reason, madeBy }) => [
      momentCell(new Date(madeAt), context.configuration.time_zone),
      t(`credit-desk.kinds.${kind}`),
      decimal(amountMinor, currency),
      decimal(balanceAfterMinor, currency),
      currency,
      orderNumber,
      reason,
      madeBy,
    ],
  });
  return tableFile(context, format, lines, { title: t('credit-desk.titles.credit'), of: account.member.name });
}
