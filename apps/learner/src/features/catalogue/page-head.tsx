import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** A picture above them, the organisation's; it is decorative. */
  readonly picture?: string | null;
}

/** The first lines of a page. */
export function PageHead({ title, description, actions, picture }: PageHeadProps) {
  return (
    <>
      {picture && (
        <img src={picture} alt="" decoding="async" className="mb-6 h-36 w-full rounded-lg object-cover sm:h-52" />
      )}
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-page">{title}</h1>
          {description && <p className="mt-1 text-muted">{description}</p>}
        </div>
        {actions}
      </header>
    </>
  );
}
