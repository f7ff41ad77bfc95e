import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';

export interface TotalBarProps {
  /** What was given and what is missing. */
  readonly sum?: ReactNode;
  /** What is taken off for being late, before it is saved. */
  readonly late?: ReactNode;
  /** As it will count; null: it can't be said yet. */
  readonly result: string | null;
  readonly maximum: string;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The total as it will count, and the buttons: always in sight. */
export function TotalBar({ sum, late, result, maximum, children }: TotalBarProps) {
  const t = useT();
  return (
    // on phones one line: there the work needs the height
    <div className="border-t border-line bg-surface px-4 py-3 max-md:flex max-md:items-center max-md:gap-4">
      <div className="flex items-end justify-between gap-4 max-md:flex-col-reverse max-md:items-start max-md:gap-0">
        <div className="min-w-0 text-sm">
          {sum && <p className="text-muted tabular max-md:hidden">{sum}</p>}
          {late && <p className="text-warning-text tabular">{late}</p>}
        </div>
        <p role="status" aria-label={t('marking.labels.result')} className="shrink-0 text-sm text-muted tabular">
          <span className={result === null ? 'text-base' : 'text-2xl font-semibold text-ink'}>{result ?? '–'}</span>{' '}
          {t('marking.labels.of', { maximum: { raw: maximum } })}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 max-md:mt-0 max-md:flex-1 max-md:justify-end">{children}</div>
    </div>
  );
}
