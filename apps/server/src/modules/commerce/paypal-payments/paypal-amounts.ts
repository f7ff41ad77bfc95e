import { currencyExponent } from '@sullam/domain/currency.ts';
import { formatDecimal } from '@sullam/domain/decimal.ts';
import { parseMoney } from '@sullam/domain/money.ts';
import { type AmountProblem, ProviderFailure } from '../orders/orders.public.ts';

const TWO_DECIMALS = 'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD'.split(' ');
const NO_DECIMALS = ['HUF', 'JPY', 'TWD'];

/** Currencies that PayPal takes, with the decimals that it allows (developer.paypal.com/api/rest/reference/currency-codes). */
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ...TWO_DECIMALS.map((currency) => [currency, 2] as const),
  ...NO_DECIMALS.map((currency) => [currency, 0] as const),
]);

/** By how many powers of ten our smallest unit is finer than PayPal's. */
const shiftOf = (currency: string): number => currencyExponent(currency) - (DECIMALS.get(currency) ?? 0);

/** Why PayPal can't take an amount in minor units; null where it can. */
export function paypalProblemOf(amountMinor: number, currency: string): AmountProblem | null {
  if (!DECIMALS.has(currency)) return 'CURRENCY';
  return amountMinor % 10 ** shiftOf(currency) === 0 ? null : 'AMOUNT';
}

export interface PaypalMoney {
  currency_code: string;
  value: string;
}

/** An amount in minor units as PayPal writes it. */
export const toPaypalMoney = (amountMinor: number, currency: string): PaypalMoney => ({
  currency_code: currency,
  value: formatDecimal({
    units: BigInt(amountMinor / 10 ** shiftOf(currency)),
    scale: DECIMALS.get(currency) ?? 0,
  }),
});

/** PayPal's amount in minor units. */
export function fromPaypalMoney({ currency_code: currency, value }: PaypalMoney): number {
  const parsed = parseMoney(value, currency);
  if (!parsed) throw new ProviderFailure('REFUSED', 'PayPal: an amount that is none');
  return parsed.amount;
}
