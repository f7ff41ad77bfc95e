import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { cx } from '../base/cx.ts';
import { useUiWords } from '../base/ui-words.tsx';

export interface RangeSliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: readonly [number, number];
  readonly onChange: (value: [number, number]) => void;
  /** When the hand lets go: the moment to search. */
  readonly onChangeEnd?: (value: [number, number]) => void;
  /** How an end is written, as a price. */
  readonly format: (value: number) => string;
}

/**
 * From and to on one line, as two native ranges upon each other: they know keys, touch and the direction of the page by
 * themselves, and cost a page nothing.
 */
export function RangeSlider({ label, min, max, step = 1, value, onChange, onChangeEnd, format }: RangeSliderProps) {
  const words = useUiWords();
  const labelId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const settle = useEffectEvent(() => onChangeEnd?.([value[0], value[1]]));
  useEffect(() => {
    // React's onChange is the browser's `input`; `change` comes when the thumb is let go or a key has moved it.
    const element = group.current;
    element?.addEventListener('change', settle);
    return () => element?.removeEventListener('change', settle);
  }, []);
  const [from, to] = value;
  const share = (at: number): number => (max > min ? ((at - min) / (max - min)) * 100 : 0);
  const ends = [
    { name: words.minimum, at: from, change: (next: number): [number, number] => [Math.min(next, to), to] },
    { name: words.maximum, at: to, change: (next: number): [number, number] => [from, Math.max(next, from)] },
  ];
  return (
    <fieldset ref={group} aria-labelledby={labelId} className="min-w-0">
      <div className="mb-2 flex flex-wrap justify-between gap-x-3">
        <span id={labelId} className="text-sm font-medium">
          {label}
        </span>
        <output className="text-sm text-muted">
          <bdi>{format(from)}</bdi>
          {' – '}
          <bdi>{format(to)}</bdi>
        </output>
      </div>
      <div className="relative h-11">
        <span className="absolute inset-x-2.5 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line">
          <span
            className="absolute inset-y-0 rounded-full bg-primary"
            style={{ insetInlineStart: `${share(from)}%`, width: `${share(to) - share(from)}%` }}
          />
        </span>
        {ends.map(({ name, at, change }, index) => (
          <input
            key={name}
            type="range"
            aria-label={name}
            aria-valuetext={format(at)}
            min={min}
            max={max}
            step={step}
            value={at}
            onChange={(event) => onChange(change(event.currentTarget.valueAsNumber))}
            // Where both ends meet at the far side, the first must be the one within reach.
            className={cx('range-end', index === 0 && share(from) > 50 && 'z-10')}
          />
        ))}
      </div>
    </fieldset>
  );
}
