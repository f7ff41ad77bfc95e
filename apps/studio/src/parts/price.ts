import { money, moneyToDecimal, parseMoney } from '@sullam/domain/money.ts';

/** The price in minor units; null for what is no amount. Nothing written means free. */
export const priceOf = (text: string, currency: string): number | null =>
  text.trim() === '' ? 0 : (parseMoney(text, currency)?.amount ?? null);

/** The same as it stands in a field: nothing for what is free. */
export const priceText = (minor: number, currency: string): string =>
  minor === 0 ? '' : moneyToDecimal(money(minor, currency));
