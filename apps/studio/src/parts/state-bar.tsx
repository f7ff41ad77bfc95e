import { cx } from '@sullam/ui/base/cx.ts';
import { useFormat } from '@sullam/web-kit/kit-context.tsx';
import type { CSSProperties } from 'react';

export interface BarState<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly count: number;
  /** Of its piece of the bar. */
  readonly tone: 'primary' | 'soft' | 'success' | 'warning' | 'muted';
}

const TONES = {
  primary: 'bg-primary',
  soft: 'bg-primary/45',
  success: 'bg-success',
  warning: 'bg-warning',
  muted: 'bg-control/40',
} as const;

export interface StateBarProps<Id extends string> {
  readonly label: string;
  readonly states: readonly BarState<Id>[];
  readonly value: Id | undefined;
  /** Undefined: the same piece once more, all of them again. */
  readonly onChange: (id: Id | undefined) => void;
}

/** How many are how far, as one bar whose pieces filter the list below it. What there is none of isn't drawn. */
export function StateBar<Id extends string>({ label, states, value, onChange }: StateBarProps<Id>) {
  const format = useFormat();
  const shown = states.filter(({ count, id }) => count > 0 || id === value);
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div role="group" aria-label={label}>
      {/* on a phone one bar, and its pieces named below it */}
      <div aria-hidden="true" className="mb-1 flex gap-1 sm:hidden">
        {shown.map(({ id, count, tone }) => (
          <span
            key={id}
            className={cx('h-2 min-w-2 rounded-sm', TONES[tone], value && id !== value && 'opacity-50')}
            style={{ flexGrow: Math.max(1, count) }}
          />
        ))}
      </div>
      <div className="flex min-w-0 gap-1 max-sm:flex-wrap max-sm:gap-x-5">
        {shown.map(({ id, label: name, count, tone }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === value}
            onClick={() => onChange(id === value ? undefined : id)}
            className="group/state min-w-max text-start touch:min-h-11 sm:[flex-grow:var(--count)]"
            style={{ '--count': Math.max(1, count) } as CSSProperties}
          >
            <span
              aria-hidden="true"
              className={cx(
                'block h-2 rounded-sm transition-opacity max-sm:hidden',
                TONES[tone],
                value && id !== value && 'opacity-50',
              )}
            />
            <span className="mt-1.5 flex items-baseline gap-2 sm:pe-4">
              <span aria-hidden="true" className={cx('size-2.5 self-center rounded-full sm:hidden', TONES[tone])} />
              <span className="text-lg font-semibold">{format.number(count)}</span>{' '}
              <span
                className={cx(
                  'text-sm underline-offset-4 group-hover/state:underline',
                  id === value ? 'font-medium text-ink underline decoration-2' : 'text-muted',
                )}
              >
                {name}
              </span>
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
