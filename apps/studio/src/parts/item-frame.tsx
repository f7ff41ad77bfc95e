import { BackLink } from '@sullam/ui/components/back-link.tsx';
import type { ReactNode } from 'react';

export interface ItemFrameProps {
  /** The list that it belongs to. */
  readonly back: { readonly href: string; readonly label: string };
  readonly title: ReactNode;
  /** Beside the title: its state. */
  readonly mark?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Around the pages of one thing of a course, an exam or a survey: the way back, its name, what can be done with it. */
export function ItemFrame({ back, title, mark, actions, className, children }: ItemFrameProps) {
  return (
    <div className={className}>
      <BackLink href={back.href} className="mb-3">
        {back.label}
      </BackLink>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-lg wrap-anywhere">{title}</h2>
          {mark}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
