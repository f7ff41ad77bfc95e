import type { ReactNode } from 'react';

export interface PageHeadProps {
  readonly title: ReactNode;
  readonly above?: ReactNode;
  readonly marks?: ReactNode;
  readonly actions?: ReactNode;
}

/** The first lines of a page of the studio: where one is, its name, what can be done. */
export function PageHead({ title, above, marks, actions }: PageHeadProps) {
  return (
    <header className="mb-5">
      {above && <div className="mb-1 text-sm">{above}</div>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <h1 className="min-w-0 text-xl">{title}</h1>
          {marks}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  );
}
