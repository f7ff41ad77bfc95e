import { cx } from '@sullam/ui/base/cx.ts';
import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** At the other end of the title's line. */
  readonly aside?: ReactNode;
  /** On a phone the title is all of it: what the page lists begins higher. */
  readonly isLow?: boolean;
  /** A picture above them, the organisation's; it is decorative. */
  readonly picture?: string | null;
}

/** The first lines of a page. */
export function PageHead({ title, description, actions, aside, isLow = false, picture }: PageHeadProps) {
  return (
    <>
      {picture && (
        <img
          src={picture}
          alt=""
          decoding="async"
          className={cx('mb-6 h-36 w-full rounded-lg object-cover sm:h-52', isLow && 'max-sm:mb-3 max-sm:h-20')}
        />
      )}
      <header className={cx('flex flex-wrap items-end justify-between gap-4', isLow ? 'mb-2 sm:mb-6' : 'mb-6')}>
        <div className="min-w-0">
          <h1 className="text-page">{title}</h1>
          {description && <p className={cx('mt-1 text-muted', isLow && 'max-sm:hidden')}>{description}</p>}
        </div>
        {aside}
        {actions}
      </header>
    </>
  );
}
