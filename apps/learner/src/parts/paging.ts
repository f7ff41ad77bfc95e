import { readDigits } from '@sullam/domain/decimal-digits.ts';

/** Rows of a page, unless a list has its own size. */
export const PAGE_SIZE = 20;

/** The page that an address names; anything else is the first. */
export function pageOf(text: string | undefined): number {
  const page = readDigits(text) ?? 1;
  return page >= 1 && page <= 10_000 ? page : 1;
}

export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** The part of a query that asks for one page. */
export const pageQuery = (page: number, take = PAGE_SIZE) => ({ skip: (page - 1) * take, take });
