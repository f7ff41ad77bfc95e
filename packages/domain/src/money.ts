import { currencyExponent, type Money } from './currency.ts';
import { type Decimal, formatDecimal, parseDecimal, roundDecimal } from './decimal.ts';
import { normalizeDecimal } from './digits.ts';

/** Builds an amount; throws on anything that is not a safe integer and a three-letter code. */
export function money(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount: ${amount}`);
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`Not a currency: ${currency}`);
  return { amount: amount === 0 ? 0 : amount, currency };
}

function sameCurrency(a: Money, b: Money): string {
  if (a.currency !== b.currency) throw new RangeError(`Different currencies: ${a.currency}, ${b.currency}`);
  return a.currency;
}

export function addMoney(a: Money, b: Money): Money {
  return money(a.amount + b.amount, sameCurrency(a, b));
}

export function subtractMoney(a: Money, b: Money): Money {
  return money(a.amount - b.amount, sameCurrency(a, b));
}

export function compareMoney(a: Money, b: Money): number {
  sameCurrency(a, b);
  return Math.sign(a.amount - b.amount);
}

/** Multiplies by an exact factor (a tax rate, a share) and rounds half away from zero to the smallest unit. */
export function multiplyMoney(value: Money, factor: Decimal): Money {
  const product = { units: BigInt(value.amount) * factor.units, scale: factor.scale };
  return money(Number(roundDecimal(product, 0).units), value.currency);
}

/** The amount as a plain decimal in the main unit ("12.500" for 12500 in KWD). */
export function moneyToDecimal(value: Money): string {
  return formatDecimal({ units: BigInt(value.amount), scale: currencyExponent(value.currency) });
}

/** Reads an amount as people type it in either language; null when it is none or finer than the currency. */
export function parseMoney(text: string, currency: string): Money | null {
  const normalized = normalizeDecimal(text);
  const parsed = normalized === null ? null : parseDecimal(normalized);
  if (!parsed) return null;
  const exponent = currencyExponent(currency);
  const rounded = roundDecimal(parsed, exponent);
  const isExact =
    roundDecimal(rounded, Math.max(parsed.scale, exponent)).units ===
    roundDecimal(parsed, Math.max(parsed.scale, exponent)).units;
  const amount = Number(rounded.units);
  return isExact && Number.isSafeInteger(amount) ? money(amount, currency) : null;
}
