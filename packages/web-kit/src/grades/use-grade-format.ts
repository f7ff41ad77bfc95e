import { decimal, formatDecimal, parseDecimal, roundDecimal, trimDecimal } from '@sullam/domain/decimal.ts';
import { parseRational, roundRational } from '@sullam/domain/rational.ts';
import { useMemo } from 'react';
import { useFormat } from '../kit-context.tsx';

/** Stands for "nothing", which isn't zero. */
export const NO_VALUE = '–';

const SHOWN_DECIMALS = 2;
/** What people type has at most so many digits after the point. */
const TYPED_DECIMALS = 4;

/** The value as it is shown: what was typed as it is, fractions rounded once. Never through a float. */
function shownText(exact: string, decimals?: number): string {
  const plain = parseDecimal(exact);
  if (plain)
    return formatDecimal(
      decimals === undefined ? trimDecimal(roundDecimal(plain, TYPED_DECIMALS)) : roundDecimal(plain, decimals),
    );
  const fraction = parseRational(exact);
  if (!fraction) throw new RangeError(`Not an exact value: ${exact}`);
  const rounded = roundRational(fraction, decimals ?? SHOWN_DECIMALS);
  return formatDecimal(decimals === undefined ? trimDecimal(rounded) : rounded);
}

/** Exact values ("87.5", "280/3") in the reader's digits. */
export function useGradeFormat() {
  const format = useFormat();
  return useMemo(
    () => ({
      points: (exact: string | null): string => (exact === null ? NO_VALUE : format.decimal(shownText(exact))),
      /** 100 is the whole. */
      percent: (exact: string | null): string =>
        exact === null ? NO_VALUE : format.exactPercent(shownText(shownText(exact, SHOWN_DECIMALS))),
      /** A total as it was rounded and written ("87.50"), among others of as many decimals. */
      totalInColumn: (text: string): string => format.exactPercent(text),
      /** The same where it stands by itself, without the zeros at its end. */
      total: (text: string): string => format.exactPercent(formatDecimal(trimDecimal(decimal(text)))),
    }),
    [format],
  );
}
