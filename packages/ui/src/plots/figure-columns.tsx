import { cx } from '../base/cx.ts';
import { type Figure, FigureCount, type FigurePlotProps } from './figure-link.tsx';

export interface FigureColumnsProps extends FigurePlotProps<Figure> {
  /** What is said of the marked column, above all of them. */
  readonly mark?: string;
}

/** Columns side by side, each with its number on top; in right-to-left text they run to the left. */
export function FigureColumns({ label, items, mark }: FigureColumnsProps) {
  const most = Math.max(0, ...items.map(({ count }) => count));
  const hasMark = items.some(({ isMarked }) => isMarked);
  return (
    <div className="overflow-x-auto">
      {mark && (
        <p className="mb-2 flex items-center gap-2 text-sm font-semibold text-primary-text">
          <span aria-hidden="true" className="h-4 w-0.5 bg-primary" />
          {mark}
        </p>
      )}
      <ol aria-label={label} className="flex min-w-fit items-end gap-2 text-sm">
        {items.map((column) => (
          <li key={column.id} className="flex min-w-7 flex-1 flex-col items-center gap-1 break-inside-avoid">
            <span className="flex h-36 w-full flex-col items-center justify-end gap-1 border-b border-line">
              <FigureCount figure={column} className={column.count === 0 ? 'font-normal text-muted' : ''} />
              <span
                aria-hidden="true"
                className={cx(
                  'block w-full rounded-t-sm print:border',
                  column.isMarked || !hasMark ? 'bg-primary' : 'bg-primary/25',
                )}
                style={{ height: `calc((100% - 2rem) * ${column.count / (most || 1)})` }}
              />
            </span>
            <span aria-hidden="true" className="text-xs whitespace-nowrap text-muted">
              {column.shortLabel ?? column.label}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
