import { currencyExponent } from '@sullam/domain/currency.ts';
import type { AmountProblem } from '../orders/orders.public.ts';

/** Decimals that Stripe counts where they differ from ISO 4217: its "zero-decimal" currencies, and two that it keeps at two decimals. */
const OTHER_DECIMALS: Readonly<Record<string, number>> = { MGA: 0, ISK: 2, UGX: 2 };

/** In these, Stripe takes amounts whose last decimal is 0. */
const THREE_DECIMALS = ['BHD', 'JOD', 'KWD', 'OMR', 'TND'];

/** Currencies that Stripe presents prices in (docs.stripe.com/currencies). */
const CURRENCIES = new Set([
  ...'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY'.split(
    ' ',
  ),
  ...'COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK'.split(
    ' ',
  ),
  ...'JMD JPY KES KGS KHR KMF KRW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD'.split(
    ' ',
  ),
  ...'NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL'.split(
    ' ',
  ),
  ...'THB TJS TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW'.split(' '),
  ...THREE_DECIMALS,
]);

/** By how many powers of ten Stripe's unit is smaller than ours. */
const shiftOf = (currency: string): number =>
  (OTHER_DECIMALS[currency] ?? currencyExponent(currency)) - currencyExponent(currency);

/** Why Stripe can't take an amount in minor units; null where it can. */
export function stripeProblemOf(amountMinor: number, currency: string): AmountProblem | null {
  if (!CURRENCIES.has(currency)) return 'CURRENCY';
  if (THREE_DECIMALS.includes(currency) && amountMinor % 10 !== 0) return 'AMOUNT';
  const shift = shiftOf(currency);
  return shift < 0 && amountMinor % 10 ** -shift !== 0 ? 'AMOUNT' : null;
}

/** An amount in minor units as Stripe counts it. */
export function toStripeAmount(amountMinor: number, currency: string): number {
  const shift = shiftOf(currency);
  return shift >= 0 ? amountMinor * 10 ** shift : amountMinor / 10 ** -shift;
}

/** Stripe's amount in minor units. */
export function fromStripeAmount(amount: number, currency: string): number {
  const shift = shiftOf(currency.toUpperCase());
  return shift >= 0 ? amount / 10 ** shift : amount * 10 ** -shift;
}
