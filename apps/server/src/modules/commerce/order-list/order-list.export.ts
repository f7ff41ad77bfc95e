import { PAYMENT_METHODS } from '@sullam/domain/commerce/payment-methods.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { money, moneyToDecimal } from '@sullam/domain/money.ts';
import { messages as deskArabic } from '@sullam/strings/areas/order-desk.ar.gen.ts';
import { messages as deskEnglish } from '@sullam/strings/areas/order-desk.en.gen.ts';
import { messages as arabic } from '@sullam/strings/areas/order-list.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/order-list.en.gen.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { resultWords } from '../../../kernel/result-words.ts';
import { momentCell, type TableLine } from '../../../kernel/table-cells.ts';
import { type TableFile, tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { listOlderOrders } from './order-list.reads.ts';
import type { ManagedOrder, OrderExportQuery } from './order-list.schemas.ts';

const WORDS = { en: { ...english, ...deskEnglish }, ar: { ...arabic, ...deskArabic } };

const COLUMNS = [
  'number',
  'placed',
  'buyer',
  'email',
  'item',
  'itemCount',
  'method',
  'state',
  'total',
  'tax',
  'refunded',
  'currency',
  'test',
] as const;

/** Orders that are read at a time. */
const PAGE = 100;

/** The orders of a filter as a table, newest first. Amounts are in the main unit of their currency. */
export async function exportOrders(
  context: MemberContext,
  { format, ...filter }: OrderExportQuery,
): Promise<TableFile> {
  const t = await translatorOf(context, WORDS);
  const words = await resultWords(context);
  const lineOf = (order: ManagedOrder): TableLine => {
    const decimal = (minor: number) => moneyToDecimal(money(minor, order.currency));
    return [
      order.number,
      momentCell(new Date(order.placedAt), context.configuration.time_zone),
      order.buyer.name,
      order.buyer.email,
      order.title && chooseText(order.title, context.language)?.text,
      order.itemCount,
      order.method && t(`order-desk.methods.${PAYMENT_METHODS[order.method]}`),
      t(`order-list.states.${order.state}`),
      decimal(order.totalMinor),
      decimal(order.taxMinor),
      decimal(order.refundedMinor),
      order.currency,
      words.yesNo(order.isTest),
    ];
  };
  async function* pages(): AsyncGenerator<TableLine[]> {
    yield [COLUMNS.map((column) => t(`order-list.columns.${column}`))];
    let beforeOrderId: number | null | undefined;
    while (beforeOrderId !== null) {
      const after: number | undefined = beforeOrderId;
      const page = await reading(context, (tx) =>
        listOlderOrders(tx, { ...filter, take: PAGE, ...(after === undefined ? {} : { beforeOrderId: after }) }),
      );
      yield page.data.map(lineOf);
      beforeOrderId = page.nextBeforeOrderId;
    }
  }
  return tableFile(context, format, pages(), { title: t('order-list.file.title') });
}
