import { cx } from '@sullam/ui/base/cx.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useState } from 'react';

export interface WorkspacePanelProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Always in sight: a `TotalBar`. */
  readonly footer?: ReactNode;
}

/** What is given for a piece of work, with the total below it; on phones a sheet that folds down to its total. */
export function WorkspacePanel({ title, children, footer }: WorkspacePanelProps) {
  const t = useT();
  const [isFolded, setFolded] = useState(false);
  return (
    <section
      aria-label={title}
      className={cx(
        'flex min-h-0 flex-col bg-surface print:hidden',
        'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:max-h-[55dvh] max-lg:rounded-t-lg max-lg:border-t max-lg:border-line max-lg:shadow-8',
        'lg:border-s lg:border-line',
      )}
    >
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-label={t('marking.actions.sheet')}
        onClick={() => setFolded(!isFolded)}
        className="flex min-h-6 w-full items-center justify-center rounded-t-lg touch:min-h-11 lg:hidden"
      >
        <span className="h-1 w-10 rounded-full bg-control" />
      </button>
      <div className={cx('min-h-0 flex-1 overflow-y-auto px-4 pb-4 lg:pt-4', isFolded && 'max-lg:hidden')}>
        <h2 className="mb-3 text-base font-semibold max-lg:sr-only">{title}</h2>
        {children}
      </div>
      {footer}
    </section>
  );
}
