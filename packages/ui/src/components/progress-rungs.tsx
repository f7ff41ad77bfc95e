import { useState } from 'react';
import { cx } from '../base/cx.ts';

/** More than that can't be told apart: then each rung stands for a share. */
const MOST_RUNGS = 12;
const SHARES = 10;

export interface RungsProps {
  readonly done: number;
  readonly of: number;
  /** What progresses, for readers. */
  readonly label: string;
  /** The same in words, drawn beside: "3 of 5 lessons". */
  readonly text: string;
  /** On a dark picture, in light and dark schemes alike. */
  readonly onPicture?: boolean;
}

/** How many rungs there are and how many are climbed; all of them only when everything is done. */
export function rungsOf(done: number, of: number): { count: number; climbed: number } {
  if (of <= MOST_RUNGS) return { count: Math.max(1, of), climbed: Math.min(done, of) };
  return { count: SHARES, climbed: Math.floor((Math.min(done, of) * SHARES) / of) };
}

/** The rungs that have been climbed since the ladder was drawn: they fill; those of the last time that it changed. */
function useLit(climbed: number): number {
  const [seen, setSeen] = useState(climbed);
  const [from, setFrom] = useState(climbed);
  if (seen !== climbed) {
    setSeen(climbed);
    setFrom(Math.min(seen, climbed));
  }
  return seen === climbed ? from : Math.min(seen, climbed);
}

/** One after the other, when all of them light up. */
const APART = 60;

/** How far one is up a ladder that lies on its side: climbed, next, later, from the start side. Always with words. */
export function Rungs({ done, of, label, text, onPicture }: RungsProps) {
  const { count, climbed } = rungsOf(done, of);
  const from = useLit(climbed);
  // the last one lights the whole ladder
  const isWhole = climbed === count && from < climbed;
  const height = onPicture ? 'h-5' : 'h-4';
  const rail = onPicture ? 'border-white/40' : 'border-line';
  const later = onPicture ? 'bg-white/45' : 'bg-line';
  const lit = onPicture ? 'border-[#1fd6a0] bg-[#1fd6a0]' : 'border-success bg-success';
  const next = onPicture ? 'border-[#1fd6a0] bg-shade' : 'border-success bg-surface';
  return (
    <div className="flex min-w-0 items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={Math.min(done, of)}
        aria-valuetext={text}
        className={cx('relative flex min-w-0 max-w-64 flex-1 items-center justify-between px-1', height)}
      >
        <span aria-hidden="true" className={cx('absolute inset-x-0 inset-y-1 border-y-2', rail)} />
        {Array.from({ length: count }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a rung is its place
            key={at}
            aria-hidden="true"
            style={isWhole ? { animationDelay: `${at * APART}ms` } : undefined}
            className={cx(
              'relative w-1.5 rounded-[3px] transition-colors',
              height,
              at < climbed && (isWhole || at >= from) && 'animate-rung',
              at < climbed ? cx('forced-edge border-2', lit) : at === climbed ? cx('border-2', next) : later,
            )}
          />
        ))}
      </div>
      <span className={cx('shrink-0 text-sm', onPicture ? 'text-white' : 'text-muted')}>{text}</span>
    </div>
  );
}
