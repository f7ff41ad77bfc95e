import type { ReactNode } from 'react';

export interface PageProps {
  readonly title: ReactNode;
  /** Beside the title: how many there are, a state. */
  readonly mark?: ReactNode;
  readonly lead?: ReactNode;
  /** Above the title: the way back. */
  readonly above?: ReactNode;
  /** Buttons at the end of the title's line; the main one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen of the studio: title, actions, content. */
export function Page({ title, mark, lead, above, actions, children }: PageProps) {
  return (
    <div className="page-width page-gutter py-6 md:py-8">
      {above && <div className="mb-3">{above}</div>}
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-xl wrap-anywhere">{title}</h1>
            {mark}
          </div>
          {lead && <p className="mt-1 max-w-reading text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
