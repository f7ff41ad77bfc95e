import { formatDecimal, trimDecimal } from '../decimal.ts';
import { allocate } from './allocation.ts';

/**
 * How an item is taxed: at the organisation's rate, at zero, or not at all for a reason that its documents state.
 */
export const TAX_CATEGORIES = ['STANDARD', 'ZERO', 'EXEMPT'] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];

/** How a line of an order is taxed: as its item, unless the buyer accounts for the VAT. */
export type LineTaxCategory = TaxCategory | 'REVERSE_CHARGE';

/** Rate of an item in hundredths of a percent. */
export const rateOfCategory = (category: TaxCategory, standardRate: number): number =>
  category === 'STANDARD' ? standardRate : 0;

/** UN/CEFACT code of a VAT category. A standard line of an organisation without VAT is exempt. */
export type VatCode = 'S' | 'Z' | 'E' | 'AE';
export function vatCodeOf(category: LineTaxCategory, rate: number): VatCode {
  if (category === 'REVERSE_CHARGE') return 'AE';
  if (category === 'ZERO') return 'Z';
  return category === 'EXEMPT' || rate === 0 ? 'E' : 'S';
}

/** One whole, in hundredths of a percent. */
const WHOLE = 10_000n;

/** A rate as people write it: 1500 is 15, 750 is 7.5. */
export const percentOf = (rate: number): string => formatDecimal(trimDecimal({ units: BigInt(rate), scale: 2 }));

/**
 * VAT that a gross amount includes, in minor units: gross × rate / (100 + rate), rounded half up.
 * @param rate in hundredths of a percent (1500 is 15 %)
 */
export function includedTax(grossMinor: number, rate: number): number {
  const [above, below] = [BigInt(grossMinor) * BigInt(rate), WHOLE + BigInt(rate)];
  return Number((2n * above + below) / (2n * below));
}

export interface TaxedLine {
  readonly id: number;
  readonly grossMinor: number;
  /** In hundredths of a percent. */
  readonly rate: number;
}

/**
 * VAT of each line by its id. VAT is taken from the sum of each rate, because the amount charged is the truth, and spread over the lines
 * by largest remainder: rounding each line would give another total.
 */
export function taxOfLines(lines: readonly TaxedLine[]): Map<number, number> {
  const taxes = new Map<number, number>();
  for (const rate of new Set(lines.map((line) => line.rate))) {
    const ofRate = lines.filter((line) => line.rate === rate);
    const gross = ofRate.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
    const shares = allocate(
      includedTax(gross, rate),
      ofRate.map(({ id, grossMinor }) => ({ id, weight: grossMinor })),
    );
    for (const [id, tax] of shares) taxes.set(id, tax);
  }
  return taxes;
}
