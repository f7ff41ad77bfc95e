import { cx } from '../base/cx.ts';
import { type Figure, FigureCount, type FigurePlotProps } from './figure-link.tsx';

export interface FigureBar extends Figure {
  /** Of an overlap: in which of the sets these are. */
  readonly within?: readonly boolean[] | undefined;
}

/** Which of the sets are meant, as dots in their order; the name beside it says the same in words. */
function Dots({ within }: { readonly within: readonly boolean[] }) {
  return (
    <span aria-hidden="true" className="flex gap-2.5">
      {within.map((isIn, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is all that a dot is
          key={at}
          className={cx('size-3.5 rounded-full border', isIn ? 'border-primary bg-primary' : 'border-line bg-subtle')}
        />
      ))}
    </span>
  );
}

/** Lying bars, each with its name behind it and its number at the end; with dots for what is in several sets. */
export function FigureBars({ label, items }: FigurePlotProps<FigureBar>) {
  const most = Math.max(0, ...items.map(({ count }) => count));
  return (
    <ol aria-label={label} className="space-y-1 text-sm">
      {items.map((bar) => (
        <li
          key={bar.id}
          className={cx(
            'flex min-w-0 items-center gap-4 rounded-md px-2 py-1.5 break-inside-avoid',
            bar.isCurrent && 'bg-subtle',
          )}
        >
          {bar.within && <Dots within={bar.within} />}
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1">
            <span
              aria-hidden="true"
              className={cx(
                'block h-5 shrink-0 rounded-sm print:border',
                bar.isMarked ? 'bg-primary' : 'bg-primary/25',
              )}
              style={{ width: `${(bar.count / (most || 1)) * 50}%` }}
            />
            <span className="min-w-0 wrap-anywhere">{bar.label}</span>
          </span>
          <FigureCount figure={bar} />
        </li>
      ))}
    </ol>
  );
}
