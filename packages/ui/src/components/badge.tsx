import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { Check, type LucideIcon, X } from '../base/icons.ts';
import { useUiWords } from '../base/ui-words.tsx';

export type Tone = 'neutral' | 'primary' | 'secondary' | 'success' | 'info' | 'warning' | 'danger';

const SOFT: Record<Tone, string> = {
  neutral: 'bg-subtle text-ink',
  primary: 'bg-primary-soft text-primary-text',
  secondary: 'bg-secondary-soft text-secondary-text',
  success: 'bg-success-soft text-success-text',
  info: 'bg-info-soft text-info-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
};

export interface BadgeProps {
  readonly tone?: Tone;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** A quiet label for a state or kind. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={cx('inline-flex max-w-full items-center gap-1 rounded-sm px-2 py-px text-xs font-medium', SOFT[tone])}
    >
      {icon && <Icon of={icon} size={14} />}
      <span className="clip-line">{children}</span>
    </span>
  );
}

export interface CountBadgeProps {
  readonly count: number;
  /** Above this it shows the maximum; the product's badges show at most 9. */
  readonly max?: number;
}

/**
 * The number on the corner of a bar's button; nothing for zero. It is drawn by the style sheet and so is no part of the
 * button's text: the button's own label must say the count.
 */
export function CountBadge({ count, max = 9 }: CountBadgeProps) {
  const words = useUiWords();
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      data-count={words.number(Math.min(count, max))}
      className="absolute top-0.5 end-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger px-1 text-[11px] leading-none font-semibold text-on-danger before:content-[attr(data-count)]"
    />
  );
}

export interface ChipProps {
  readonly children: ReactNode;
  /** Shows a button that removes it; `name` is what that button calls the chip. */
  readonly onRemove?: () => void;
  readonly name?: string;
}

/** A small thing in a list: a tag, a chosen person. */
export function Chip({ children, onRemove, name }: ChipProps) {
  const words = useUiWords();
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1 rounded-full bg-subtle py-1 text-sm',
        onRemove ? 'ps-3 pe-1.5' : 'px-3',
      )}
    >
      <span className="clip-line">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={words.removeItem(name ?? '')}
          onClick={onRemove}
          className="touch-area grid size-5 shrink-0 place-items-center rounded-full hover:bg-line"
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </span>
  );
}

export interface FilterChipProps {
  readonly children: ReactNode;
  readonly selected: boolean;
  readonly onChange: (selected: boolean) => void;
  /** Null: it is on its way, and its place is kept. */
  readonly count?: ReactNode;
  readonly disabled?: boolean;
}

/** A filter that is on or off. */
export function FilterChip({ children, selected, onChange, count, disabled }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      disabled={disabled}
      onClick={() => onChange(!selected)}
      className={cx(
        'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm transition-colors disabled:opacity-50 touch:min-h-11',
        selected
          ? 'border-primary bg-primary-soft font-medium text-primary-text'
          : 'border-control bg-surface text-ink hover:bg-subtle',
      )}
    >
      {selected && <Icon of={Check} size={16} />}
      {children}
      {count !== undefined && <span className="min-w-[2ch] text-center text-muted">{count}</span>}
    </button>
  );
}
