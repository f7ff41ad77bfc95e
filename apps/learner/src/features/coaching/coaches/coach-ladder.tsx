import { cx } from '@sullam/ui/base/cx.ts';
import type { ReactNode } from 'react';

export interface Rung {
  readonly id: number;
  readonly title: ReactNode;
  readonly place: string;
  readonly years: string;
  /** The coach is there now: a rung of gold. */
  readonly isPresent: boolean;
}

/** What somebody has done as a ladder, the latest on top. */
export function CoachLadder({ rungs }: { readonly rungs: readonly Rung[] }) {
  return (
    <ol className="border-x-3 border-line [border-inline-end-width:0]">
      {rungs.map(({ id, title, place, years, isPresent }) => (
        <li key={id} className="relative pb-5 ps-8 last:pb-1">
          <span aria-hidden="true" className="absolute inset-y-0 start-3 border-s-3 border-line" />
          <span
            aria-hidden="true"
            className={cx(
              'absolute -start-0.75 top-2 h-1.5 w-5 rounded-full',
              isPresent ? 'bg-[#e0a526]' : 'bg-success',
            )}
          />
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-muted">{[place, years].filter(Boolean).join(' · ')}</p>
        </li>
      ))}
    </ol>
  );
}
