import { cx } from '@sullam/ui/base/cx.ts';
import { stickyFoot } from '@sullam/ui/base/sticky-part.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useState } from 'react';

export interface WorkspacePanelProps {
  readonly title: string;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** On phones: only its handle is seen until it is asked for. */
  readonly startsFolded?: boolean;
  /** Always in sight: a `TotalBar`. */
  readonly footer?: ReactNode;
}

/** What is given for a piece of work, with the total below it; on phones a sheet that folds down to its total. */
export function WorkspacePanel({ title, actions, children, startsFolded = false, footer }: WorkspacePanelProps) {
  const t = useT();
  const [isFolded, setFolded] = useState(startsFolded);
  return (
    <section
      ref={stickyFoot}
      aria-label={title}
      className={cx(
        'flex min-h-0 flex-col bg-surface print:hidden',
        'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:max-h-[55dvh] max-md:rounded-t-lg max-md:border-t max-md:border-line max-md:shadow-8',
        'md:border-s md:border-line',
      )}
    >
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-label={t('marking.actions.sheet')}
        onClick={() => setFolded(!isFolded)}
        className="flex min-h-6 w-full items-center justify-center rounded-t-lg touch:-mb-3 touch:min-h-11 md:hidden"
      >
        <span className="h-1 w-10 rounded-full bg-control" />
      </button>
      <div className={cx('min-h-0 flex-1 overflow-y-auto px-4 pb-4 md:pt-4', isFolded && 'max-md:hidden')}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 md:mb-3">
          <h2 className="text-base font-semibold max-md:sr-only">{title}</h2>
          {actions}
        </div>
        {children}
      </div>
      {footer}
    </section>
  );
}
