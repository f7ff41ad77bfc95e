import { formatDecimal, parseDecimal, roundDecimal } from '@sullam/domain/decimal.ts';
import { normalizeDecimal } from '@sullam/domain/digits.ts';

/** A percentage as people type it, in hundredths of a percent; null when it is none from 0 to 100 with two decimals at most. */
export function readRate(text: string): number | null {
  const typed = parseDecimal(normalizeDecimal(text) ?? '');
  if (!typed) return null;
  const rate = Number(roundDecimal(typed, 2).units);
  const isExact = formatDecimal(roundDecimal(typed, 6)) === formatDecimal({ units: BigInt(rate) * 10_000n, scale: 6 });
  return isExact && rate >= 0 && rate <= 10_000 ? rate : null;
}

/** 1500 as "15", 750 as "7.50". */
export const writeRate = (rate: number): string =>
  formatDecimal(rate % 100 === 0 ? { units: BigInt(rate / 100), scale: 0 } : { units: BigInt(rate), scale: 2 });
