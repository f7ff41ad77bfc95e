import { isPaymentMethod, PAYMENT_METHODS } from '@sullam/domain/commerce/payment-methods.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { money, moneyToDecimal } from '@sullam/domain/money.ts';
import { messages as arabic } from '@sullam/strings/areas/revenue.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/revenue.en.gen.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import type { TableLine } from '../../../kernel/table-cells.ts';
import { type TableFile, tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { readRevenue } from './revenue.reads.ts';
import { NO_GROUP, type RevenueExportQuery, type RevenueFigures, type RevenueRow } from './revenue.schemas.ts';

const WORDS = { en: english, ar: arabic };

const COLUMNS = ['sold', 'gross', 'discount', 'charged', 'refunded', 'tax', 'refundedTax', 'net', 'currency'] as const;

/** A report as a table with its sum in the last line. Amounts are in the main unit of the currency. */
export async function exportRevenue(context: MemberContext, query: RevenueExportQuery): Promise<TableFile> {
  const t = await translatorOf(context, WORDS);
  const { by, currency, from, to, format } = query;
  const { rows, total } = await reading(context, (tx) => readRevenue(context, tx, query));
  const decimal = (minor: number): string => moneyToDecimal(money(minor, currency));
  const cellsOf = (figures: RevenueFigures): TableLine => [
    figures.soldCount,
    decimal(figures.grossMinor),
    decimal(figures.discountMinor),
    decimal(figures.chargedMinor),
    decimal(figures.refundedMinor),
    decimal(figures.taxMinor),
    decimal(figures.refundedTaxMinor),
    decimal(figures.netMinor),
    currency,
  ];
  const nameOf = ({ key, title }: RevenueRow): string => {
    if (by === 'tax-rate') return `${Number(key) / 100} %`;
    if (by === 'method' && isPaymentMethod(key)) return t(`revenue.methods.${PAYMENT_METHODS[key]}`);
    if (key === NO_GROUP) return t('revenue.labels.noGroup');
    return title ? (chooseText(title, context.language)?.text ?? key) : key;
  };
  const head = [t(`revenue.by.${by}`), ...COLUMNS.map((column) => t(`revenue.columns.${column}`))];
  return tableFile(
    context,
    format,
    [head, ...rows.map((row) => [nameOf(row), ...cellsOf(row)]), [t('revenue.labels.total'), ...cellsOf(total)]],
    {
      title: t(query.includeTest ? 'revenue.file.withTest' : 'revenue.file.title'),
      of: t(`revenue.by.${by}`),
      day: `${from} ${to}`,
    },
  );
}
