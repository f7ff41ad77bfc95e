import { money, moneyToDecimal } from '@sullam/domain/money.ts';
import { messages as arabic } from '@sullam/strings/areas/payouts.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/payouts.en.gen.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import type { TableLine } from '../../../kernel/table-cells.ts';
import { type TableFile, tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { listPayouts } from './payouts.reads.ts';
import type { FeesExportQuery, PayoutExportQuery } from './payouts.schemas.ts';
import { readPaymentFees } from './payouts.service.ts';

const WORDS = { en: english, ar: arabic };

/** Payouts that are read at a time. */
const PAGE = 100;

const decimal = (amountMinor: number, currency: string): string => moneyToDecimal(money(amountMinor, currency));

/** Charged, fees and payouts of a year by month as a table. */
export async function exportFees(context: MemberContext, { format, ...query }: FeesExportQuery): Promise<TableFile> {
  const t = await translatorOf(context, WORDS);
  const { rows } = await readPaymentFees(context, query);
  const head = (
    ['month', 'provider', 'currency', 'payments', 'charged', 'fees', 'net', 'unknown', 'paidOut'] as const
  ).map((column) => t(`payouts.columns.${column}`));
  const lines = rows.map(
    (row): TableLine => [
      row.month,
      row.title,
      row.currency,
      row.paymentCount,
      decimal(row.chargedMinor, row.currency),
      decimal(row.feeMinor, row.currency),
      decimal(row.netMinor, row.currency),
      row.unknownCount,
      row.paidOutMinor === null ? '' : decimal(row.paidOutMinor, row.currency),
    ],
  );
  return tableFile(context, format, [head, ...lines], { title: t('payouts.titles.fees'), of: String(query.year) });
}

/** All payouts as a table, page by page. */
export async function exportPayouts(
  context: MemberContext,
  { format, includeTest = false }: PayoutExportQuery,
): Promise<TableFile> {
  const t = await translatorOf(context, WORDS);
  const head = (['arrives', 'provider', 'reference', 'status', 'amount', 'currency'] as const).map((column) =>
    t(`payouts.columns.${column}`),
  );
  async function* lines(): AsyncGenerator<TableLine[]> {
    yield [head];
    for (let skip = 0, count = PAGE; count === PAGE; skip += PAGE) {
      const { data } = await reading(context, (tx) => listPayouts(context, tx, { includeTest, skip, take: PAGE }));
      count = data.length;
      yield data.map(({ arrivesOn, title, reference, status, amountMinor, currency }) => [
        arrivesOn,
        title,
        reference,
        t(`payouts.statuses.${status}`),
        decimal(amountMinor, currency),
        currency,
      ]);
    }
  }
  return tableFile(context, format, lines(), { title: t('payouts.titles.payouts') });
}
