import { cx } from '@sullam/ui/base/cx.ts';
import type { ReactNode } from 'react';

interface SumLineProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly tone?: 'muted' | 'warning' | 'success';
}

const TONES = { muted: 'text-muted', warning: 'text-warning-text', success: 'text-success-text' } as const;

/** A line of a sum; stands in a `dl`. */
export const SumLine = ({ label, children, tone }: SumLineProps) => (
  <div className={cx('flex justify-between gap-4', tone && TONES[tone])}>
    <dt>{label}</dt>
    <dd className="shrink-0 tabular">{children}</dd>
  </div>
);

/** The last line of a sum. */
export const SumTotal = ({ label, children }: Omit<SumLineProps, 'tone'>) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
    <dt className="font-semibold">{label}</dt>
    <dd className="font-display text-panel font-semibold tabular">{children}</dd>
  </div>
);
