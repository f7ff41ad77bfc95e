import { readDigits } from '@sullam/domain/decimal-digits.ts';

/** The page that an address names; anything else is the first. */
export function pageOf(text: string | undefined): number {
  const page = readDigits(text) ?? 1;
  return page >= 1 && page <= 10_000 ? page : 1;
}

export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));
