import { isPaymentMethod, PAYMENT_METHODS } from '@sullam/domain/commerce/payment-methods.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { money, moneyToDecimal } from '@sullam/domain/money.ts';
import { messages as arabic } from '@sullam/strings/areas/accounting.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/accounting.en.gen.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { dayOf } from '../../../kernel/file-name.ts';
import { dayCell, type TableLine } from '../../../kernel/table-cells.ts';
import { type TableFile, tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import type { AccountRole, JournalAccounts, JournalQuery } from './accounting.schemas.ts';
import { readAccounts } from './accounting-settings.service.ts';
import { PAGE, type Posting, readPostings } from './journal.reads.ts';

const WORDS = { en: english, ar: arabic };

const COLUMNS = ['date', 'order', 'text', 'account', 'name', 'debit', 'credit', 'currency', 'method'] as const;

/** Role of the account where the money of a method lies. What costs nothing isn't posted. */
function moneyRoleOf(method: string | null): AccountRole {
  const word = method && isPaymentMethod(method) ? PAYMENT_METHODS[method] : 'card';
  return word === 'transfer' || word === 'cash' || word === 'credit' ? word : 'card';
}

export interface Entry {
  role: AccountRole;
  debitMinor: number;
  creditMinor: number;
}

/** Entries of a posting, whose debits equal their credits: a sale brings money in, a refund takes it out. */
export function entriesOf({
  method,
  isRefund,
  amountMinor,
  taxMinor,
}: Pick<Posting, 'method' | 'isRefund' | 'amountMinor' | 'taxMinor'>): Entry[] {
  const entry = (role: AccountRole, minor: number, isDebit: boolean): Entry => ({
    role,
    debitMinor: isDebit ? minor : 0,
    creditMinor: isDebit ? 0 : minor,
  });
  return [
    entry(moneyRoleOf(method), amountMinor, !isRefund),
    entry('sales', amountMinor - taxMinor, isRefund),
    entry('tax', taxMinor, isRefund),
  ].filter(({ debitMinor, creditMinor }) => debitMinor + creditMinor > 0);
}

/** The journal of a month: sales and refunds of orders in double entry, one row an entry. */
export async function exportJournal(context: MemberContext, query: JournalQuery): Promise<TableFile> {
  const t = await translatorOf(context, WORDS);
  const accounts: JournalAccounts = await reading(context, (tx) => readAccounts(context, tx));
  const rowsOf = (posting: Posting): TableLine[] => {
    const { postedAt, orderNumber, title, currency, method, isRefund } = posting;
    const decimal = (minor: number): string => (minor === 0 ? '' : moneyToDecimal(money(minor, currency)));
    const text = chooseText(title, context.language)?.text ?? '';
    return entriesOf(posting).map(({ role, debitMinor, creditMinor }) => [
      dayCell(dayOf(postedAt, context.configuration.time_zone)),
      orderNumber,
      isRefund ? t('accounting.journal.refundOf', { title: text }) : text,
      accounts[role],
      t(`accounting.accounts.${role}`),
      decimal(debitMinor),
      decimal(creditMinor),
      currency,
      method ?? '',
    ]);
  };
  async function* pages(): AsyncGenerator<TableLine[]> {
    yield [COLUMNS.map((column) => t(`accounting.columns.${column}`))];
    for (let offset = 0; ; offset += PAGE) {
      const found = await reading(context, (tx) => readPostings(context, tx, query, offset));
      yield found.flatMap(rowsOf);
      if (found.length < PAGE) return;
    }
  }
  return tableFile(context, query.format, pages(), { title: t('accounting.journal.file'), day: query.month });
}
