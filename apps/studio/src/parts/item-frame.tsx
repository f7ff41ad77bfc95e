import type { Localized } from '@sullam/domain/localized.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import { useTrailStep } from './bar-places.tsx';

export interface ItemFrameProps {
  /** The list that it belongs to. */
  readonly back: { readonly href: string; readonly label: string };
  /** Its name; nothing while it is fetched. */
  readonly title: Localized | undefined;
  /** Beside the title: its state. */
  readonly mark?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Around the pages of one thing of a course, an exam or a survey: the way back, its name, what can be done with it. */
export function ItemFrame({ back, title, mark, actions, className, children }: ItemFrameProps) {
  const t = useT();
  useTrailStep(2, useAuthorText()(title));
  return (
    <div className={className}>
      {/* the bar of wide screens leads back */}
      <BackLink href={back.href} className="mb-3 md:hidden">
        {back.label}
      </BackLink>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-xl wrap-anywhere">
            {title ? <AuthorTextFor text={title} /> : t('common.states.loading')}
          </h1>
          {mark}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
