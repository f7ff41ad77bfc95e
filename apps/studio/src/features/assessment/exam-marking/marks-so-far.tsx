import {
  compareDecimals,
  decimal,
  divideDecimals,
  formatDecimal,
  roundDecimal,
  sumDecimals,
  trimDecimal,
} from '@sullam/domain/decimal.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { plainMarks, useMarks } from './use-marks.ts';

/** More columns than these say less than they take. */
const MOST_COLUMNS = 10;
const MEAN_DIGITS = 2;
const HEIGHT = 56;

export interface MarksSoFarProps {
  /** What was given for the answers to the question; null: nothing yet. */
  readonly scores: readonly (string | null)[];
  /** The most that can be given. */
  readonly marks: string;
}

/** How the marks of one question are spread, rounded to whole ones: whoever drifts while marking sees it here. */
export function MarksSoFar({ scores, marks: most }: MarksSoFarProps) {
  const t = useT();
  const format = useFormat();
  const marks = useMarks();
  const given = scores.flatMap((score) => (score === null ? [] : [decimal(score)]));
  if (given.length === 0) return null;
  const mean = trimDecimal(divideDecimals(sumDecimals(given), decimal(given.length), MEAN_DIGITS));
  const top = Number(plainMarks(most));
  const isFew = Number.isInteger(top) && top >= 1 && top <= MOST_COLUMNS;
  const whole = given.map((score) => formatDecimal(roundDecimal(score, 0)));
  // penalties may lead below nothing: they stand with the zeros
  const columns = Array.from({ length: isFew ? top + 1 : 0 }, (_, at) => ({
    at,
    count: whole.filter((each) => (at === 0 ? compareDecimals(decimal(each), decimal(0)) <= 0 : Number(each) === at))
      .length,
  }));
  const highest = Math.max(1, ...columns.map(({ count }) => count));
  return (
    <section aria-label={t('exam-marking.titles.soFar')} className="mt-6 border-t border-line pt-4">
      <h3 className="text-base font-semibold">{t('exam-marking.titles.soFar')}</h3>
      <p className="text-sm text-muted tabular">
        {t('exam-marking.labels.soFar', { count: given.length, mean: { raw: marks.write(formatDecimal(mean)) } })}
      </p>
      {isFew && (
        <ol className="mt-3 flex items-end gap-1.5 text-center text-sm tabular">
          {columns.map(({ at, count }) => (
            <li key={at} className="min-w-0 flex-1">
              <span className="block">{count > 0 && format.number(count)}</span>
              <span
                aria-hidden="true"
                style={{ height: count === 0 ? 2 : (count / highest) * HEIGHT }}
                className={cx('block rounded-t-sm', count === 0 ? 'bg-line' : 'bg-primary')}
              />
              <span className="block text-muted">{format.number(at)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
