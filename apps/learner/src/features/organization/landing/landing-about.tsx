import { isWritten } from '@sullam/domain/localized.ts';
import { ArrowRight } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Landing } from './landing.api.ts';
import { LandingArt, LandingPicture } from './landing-picture.tsx';

/** Who the organisation is, beside its second picture. */
export function LandingAbout({ about }: { readonly about: Landing['about'] }) {
  const t = useT();
  const hasPage = useHasFeature()('landing-about-us');
  if (!isWritten(about.text)) return null;
  return (
    <section aria-labelledby="landing-about" className="py-16 md:py-24">
      <div className="page-width page-gutter grid items-center gap-10 md:grid-cols-2 md:gap-16">
        {about.picture ? (
          <LandingPicture
            picture={about.picture}
            sizes="(width < 960px) 100vw, 600px"
            className="aspect-4/3 w-full rounded-xl bg-subtle"
          />
        ) : (
          <LandingArt address={about.art} className="aspect-4/3 w-full rounded-xl" />
        )}
        <div>
          <h2 id="landing-about" className="text-section text-balance">
            <AuthorTextFor text={about.title} fallback={t('landing.footer.about')} unmarked />
          </h2>
          <p className="mt-5 text-lg text-pretty">
            <AuthorTextFor text={about.text} unmarked />
          </p>
          {hasPage && (
            <LinkButton
              href="/landing-page/about-us"
              variant="ghost"
              endIcon={ArrowRight}
              className="-mx-4 mt-4 text-primary-text!"
            >
              {t('landing.footer.about')}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}
