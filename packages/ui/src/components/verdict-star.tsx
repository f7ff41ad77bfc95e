import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { Check, Clock, type LucideIcon, X } from '../base/icons.ts';

export type Verdict = 'good' | 'bad' | 'over' | 'unknown';

const COLORS: Record<Verdict, string> = {
  good: 'text-success',
  bad: 'text-danger',
  over: 'text-warning',
  unknown: 'text-muted',
};

const SIGNS: Partial<Record<Verdict, LucideIcon>> = { good: Check, bad: X, over: Clock };

const POINTS = Array.from({ length: 16 }, (_, at) => {
  const angle = (at * Math.PI) / 8;
  const radius = at % 2 ? 40 : 50;
  return `${(50 + radius * Math.sin(angle)).toFixed(1)},${(50 - radius * Math.cos(angle)).toFixed(1)}`;
}).join(' ');

/** An eight-pointed star with a sign: the mark of a verdict, which words beside it say too. */
export function VerdictStar({ verdict, size = 56 }: { readonly verdict: Verdict; readonly size?: number }) {
  const sign = SIGNS[verdict];
  return (
    <span
      aria-hidden
      className={cx('relative grid shrink-0 place-items-center', COLORS[verdict])}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 100 100" className="absolute inset-0 size-full" aria-hidden="true" focusable="false">
        <polygon points={POINTS} fill="currentColor" />
      </svg>
      <span className="relative text-surface">
        {sign ? <Icon of={sign} size={size > 48 ? 24 : 20} /> : <span className="text-2xl font-semibold">?</span>}
      </span>
    </span>
  );
}
