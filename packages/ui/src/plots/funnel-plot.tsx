import { cx } from '../base/cx.ts';
import { type Figure, FigureCount, FigureLink, type FigureNote, type FigurePlotProps } from './figure-link.tsx';

export interface FunnelStep extends Figure {
  /** Who is lost before this step. */
  readonly note: FigureNote | null;
}

/** Steps below each other, each with how many come so far, and what becomes of the others in words. */
export function FunnelPlot({ label, items }: FigurePlotProps<FunnelStep>) {
  const most = Math.max(0, ...items.map(({ count }) => count));
  return (
    <ol
      aria-label={label}
      className="grid gap-y-3 text-sm sm:grid-cols-[minmax(4.5rem,max-content)_minmax(0,1fr)] sm:gap-x-4"
    >
      {items.map((step) => (
        <li
          key={step.id}
          className="grid gap-y-1 break-inside-avoid sm:col-span-2 sm:grid-cols-subgrid sm:items-center"
        >
          <span className="min-w-0 wrap-anywhere sm:max-w-56 sm:text-end">{step.label}</span>
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            {/* the longest leaves a third of the line to the words behind it */}
            <span
              aria-hidden="true"
              className={cx('h-7 shrink-0 rounded-sm print:border', step.isMarked ? 'bg-success' : 'bg-primary')}
              style={{ width: `calc((66% - 3rem) * ${step.count / (most || 1)})`, minWidth: step.count > 0 ? 2 : 0 }}
            />
            <FigureCount figure={step} />
            {step.note && (
              <FigureLink
                href={step.note.href}
                isCurrent={step.note.isCurrent}
                className={cx('no-underline', step.note.isWorst ? 'text-danger-text' : 'text-muted')}
              >
                {step.note.text}
              </FigureLink>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
