import { allocate } from './allocation.ts';

/** One whole, in hundredths of a percent. */
const WHOLE = 10_000n;

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
