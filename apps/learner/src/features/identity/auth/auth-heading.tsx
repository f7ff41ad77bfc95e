import type { ReactNode } from 'react';

export interface AuthHeadingProps {
  readonly children: ReactNode;
  readonly intro?: ReactNode;
}

/** What the page is for, and one sentence about it. */
export function AuthHeading({ children, intro }: AuthHeadingProps) {
  return (
    <div className="mb-7">
      <h1 className="text-page text-balance">{children}</h1>
      {intro && <p className="mt-2 text-muted text-pretty">{intro}</p>}
    </div>
  );
}
