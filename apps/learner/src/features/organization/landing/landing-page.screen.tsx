import { chooseText } from '@sullam/domain/localized.ts';
import { ArrowRight } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { useQuery } from '@tanstack/react-query';
import { type LandingPage, type LandingSlug, landingPageQuery } from './landing.api.ts';
import { LandingPageFrame } from './landing-page-frame.tsx';
import { LandingArt, LandingPicture } from './landing-picture.tsx';
import { LANDING_SLUGS } from './landing-slugs.ts';
import { useLandingWays } from './use-landing-ways.ts';

/** What a programme gives, point by point. */
function Points({ points }: { readonly points: LandingPage['points'] }) {
  if (points.length === 0) return null;
  return (
    <ol className="mb-12 grid gap-x-10 gap-y-8 sm:grid-cols-2 md:grid-cols-3">
      {points.map((point, index) => (
        <li key={index} className="border-t-2 border-secondary pt-4">
          <h2 className="text-lg">
            <AuthorTextFor text={point.title} unmarked />
          </h2>
          <p className="mt-1.5 text-muted text-pretty">
            <AuthorTextFor text={point.text} unmarked />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The step that a page leads to: the catalogue for programmes, writing to us for everything else. */
function Call({ page }: { readonly page: LandingPage }) {
  const t = useT();
  const text = useAuthorText();
  const { catalogue, start } = useLandingWays();
  const hasContact = useHasFeature()('landing-contact-us');
  const isProgram = LANDING_SLUGS[page.slug].group === 'program';
  if (!isProgram && (!hasContact || page.slug === 'contact-us')) return null;
  return (
    <p className="mt-10">
      <LinkButton
        href={isProgram ? (catalogue ?? start) : '/landing-page/contact-us'}
        size="lg"
        variant={isProgram ? 'primary' : 'outline'}
        endIcon={ArrowRight}
      >
        {isProgram ? text(page.callToAction, t('landing.call.action')) : t('landing.contact.title')}
      </LinkButton>
    </p>
  );
}

function Body({ page }: { readonly page: LandingPage }) {
  const t = useT();
  const body = chooseText(page.body, useLanguage());
  if (!body && page.points.length === 0) {
    return (
      <EmptyState
        drawing="no-courses"
        title={t('landing.pages.emptyTitle')}
        description={t('landing.pages.emptyText')}
      />
    );
  }
  return (
    <>
      <Points points={page.points} />
      {body && <Prose html={body.text} lang={body.language} className="max-w-reading" />}
      <Call page={page} />
    </>
  );
}

/** A page beside the landing page, from the organisation's own texts. */
export function LandingTextPage({ slug }: { readonly slug: LandingSlug }) {
  const t = useT();
  const text = useAuthorText();
  const { data, isError, refetch } = useQuery(landingPageQuery(slug));
  const title = text(data?.title, t.dynamic(LANDING_SLUGS[slug].titleKey) ?? '');
  usePageTitle(title);
  return (
    <LandingPageFrame
      title={title}
      lead={data?.lead}
      picture={
        data?.picture ? (
          <LandingPicture
            picture={data.picture}
            isFirst
            sizes="(width < 960px) 100vw, 500px"
            className="aspect-video w-full rounded-xl bg-subtle"
          />
        ) : (
          data &&
          LANDING_SLUGS[slug].group === 'program' && (
            <LandingArt address={data.art} isFirst className="aspect-video w-full rounded-xl" />
          )
        )
      }
    >
      {isError ? (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} />
      ) : data ? (
        <Body page={data} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </LandingPageFrame>
  );
}
