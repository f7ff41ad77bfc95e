import { use } from 'react';
import { UiLocaleContext } from './ui-locale.ts';

/** Writes a plain decimal ("-12.50") with the digits that it has, exactly, as the reader writes numbers into a field: without grouping. */
export function writtenNumber(plain: string, locale: string): string {
  const fraction = plain.split('.')[1]?.length ?? 0;
  const format = { useGrouping: false, minimumFractionDigits: fraction, maximumFractionDigits: fraction };
  return new Intl.NumberFormat(locale, format).format(plain as Intl.StringNumericLiteral);
}

/** The same in the reader's locale. */
export function useWrittenNumber(): (plain: string) => string {
  const locale = use(UiLocaleContext);
  return (plain) => writtenNumber(plain, locale);
}
