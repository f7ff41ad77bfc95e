import { cx } from '@sullam/ui/base/cx.ts';
import type { ReactNode } from 'react';

export interface Segment<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

export interface SegmentsProps<Id extends string> {
  readonly label: string;
  readonly items: readonly Segment<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly className?: string;
}

export const segmentsClass = 'inline-flex max-w-full shrink-0 rounded-md border border-line bg-subtle p-0.5';

export const segmentClass = (isOn: boolean): string =>
  cx(
    'min-h-8 grow rounded-sm px-3 text-sm whitespace-nowrap transition-colors touch:min-h-10 focus-visible:-outline-offset-2',
    isOn ? 'bg-surface font-medium text-ink shadow-1 forced-edge' : 'text-muted hover:text-ink',
  );

/** A few ways to look at the same thing, one of which is chosen. */
export function Segments<Id extends string>({ label, items, value, onChange, className }: SegmentsProps<Id>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div role="group" aria-label={label} className={cx(segmentsClass, className)}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          aria-pressed={item.id === value}
          onClick={() => onChange(item.id)}
          className={segmentClass(item.id === value)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
