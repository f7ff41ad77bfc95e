import { cx } from '@sullam/ui/base/cx.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

/** More cells than these nobody finds faster than keys. */
const MOST_CELLS = 10;

/** How many cells there are for a maximum: none where they would be too many, or no whole ones. */
export function cellsFor(maximum: string): number {
  const most = Number(maximum);
  return Number.isInteger(most) && most >= 1 && most <= MOST_CELLS ? most + 1 : 0;
}

export interface PointCellsProps {
  /** A plain decimal. */
  readonly maximum: string;
  readonly value: string;
  readonly onChange: (points: string) => void;
  /** Whose points they are, where that isn't said around them. */
  readonly label?: string;
  /** One of many rows: keys walk from row to row, and don't stop at every cell. */
  readonly isPassive?: boolean;
  readonly className?: string;
}

/** Whole points, each by a press. */
export function PointCells({ maximum, value, onChange, label, isPassive = false, className }: PointCellsProps) {
  const t = useT();
  const format = useFormat();
  const cells = cellsFor(maximum);
  if (cells === 0) return null;
  return (
    <fieldset
      aria-label={label ?? t('marking.labels.wholePoints')}
      className={cx('flex min-w-0 overflow-hidden rounded-md border border-control', className)}
    >
      {Array.from({ length: cells }, (_, points) => {
        const isOn = value !== '' && Number(value) === points;
        return (
          <button
            key={points}
            type="button"
            tabIndex={isPassive ? -1 : undefined}
            aria-pressed={isOn}
            onClick={() => onChange(String(points))}
            className={cx(
              'min-h-8.5 min-w-6 flex-1 border-line text-sm tabular not-first:border-s focus-visible:-outline-offset-3 touch:min-h-11',
              isOn ? 'bg-primary font-medium text-on-primary' : 'bg-surface hover:bg-subtle',
            )}
          >
            {format.number(points)}
          </button>
        );
      })}
    </fieldset>
  );
}
