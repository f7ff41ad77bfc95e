import { decimal, formatDecimal, roundDecimal, trimDecimal } from '@sullam/domain/decimal.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

const DIGITS = 4;

/** Exact marks without the zeros that the database adds. */
export const plainMarks = (marks: string): string => formatDecimal(trimDecimal(roundDecimal(decimal(marks), DIGITS)));

/** How marks are written. */
export function useMarks() {
  const t = useT();
  const format = useFormat();
  const write = (marks: string): string => format.decimal(plainMarks(marks));
  return {
    write,
    of: (score: string, marks: string): string =>
      t('exam-marking.labels.scoreOf', { score: { raw: write(score) }, marks: { raw: write(marks) } }),
    percent: (score: string, marks: string): string => format.percent(Number(score) / Number(marks)),
  };
}
