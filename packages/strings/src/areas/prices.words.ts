import type { Words } from '../define.ts';

/** What stands beside a price that differs from the list price, wherever something is offered. */
export const words = {
  'prices.saleUntil': { en: 'Until {date}', ar: 'حتى {date}' },
  'prices.group': { en: 'Price for your group', ar: 'سعر مجموعتك' },
  'prices.ask': { en: 'Ask for the price', ar: 'اسأل عن السعر' },
  'prices.list': { en: 'List price:', ar: 'السعر الأصلي:' },
} as const satisfies Words;
