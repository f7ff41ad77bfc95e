import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { Breadcrumbs } from '@sullam/ui/components/navigation.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useOrganization } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { landingQuery } from './landing.api.ts';
import { LandingFooter } from './landing-footer.tsx';
import { StairsArt } from './stairs-art.tsx';

export interface LandingPageFrameProps {
  readonly title: string;
  readonly lead?: Localized | undefined;
  /** Beside the heading, for pages with a picture. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** Heading, way back and footer of the pages beside the landing page. */
export function LandingPageFrame({ title, lead, picture, children }: LandingPageFrameProps) {
  const { displayName } = useOrganization();
  const hasHome = useHasFeature()('landing-page');
  const { data } = useQuery({ ...landingQuery(), meta: { isQuiet: true } });
  return (
    <>
      <header className="relative isolate overflow-hidden bg-primary-soft">
        <StairsArt className="inset-y-0 end-0 -z-10 h-full w-full text-primary-text md:w-2/3" />
        <div className="page-width page-gutter grid items-center gap-8 py-10 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:py-16">
          <div>
            {hasHome && <Breadcrumbs items={[{ label: displayName, href: '/landing-page' }, { label: title }]} />}
            <h1 className="mt-4 text-3xl text-balance md:text-4xl">{title}</h1>
            {isWritten(lead) && (
              <p className="mt-4 max-w-[40rem] text-lg text-pretty">
                <AuthorTextFor text={lead} unmarked />
              </p>
            )}
          </div>
          {picture}
        </div>
      </header>
      <div className="page-width page-gutter py-12 md:py-16">{children}</div>
      {data && <LandingFooter footer={data.footer} contact={data.contact} />}
    </>
  );
}
