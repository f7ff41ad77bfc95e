import { HERO_SIZES } from '@sullam/domain/picture-sizes.ts';
import { ArrowRight } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useOrganization, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import type { Landing } from './landing.api.ts';
import { LandingPicture } from './landing-picture.tsx';
import { HeroArt, StairsArt } from './stairs-art.tsx';
import { useLandingWays } from './use-landing-ways.ts';

/** The first thing that a visitor sees: the organisation's promise, its picture, one step to take. */
export function LandingHero({ hero }: { readonly hero: Landing['hero'] }) {
  const t = useT();
  const text = useAuthorText();
  const { displayName } = useOrganization();
  const { catalogue, start } = useLandingWays();
  const isSignedIn = useUser() !== null;
  const hasAbout = useHasFeature()('landing-about-us');
  const first = isSignedIn
    ? { href: start, label: t('landing.hero.continue') }
    : catalogue
      ? { href: catalogue, label: text(hero.primary, t('landing.hero.browse')) }
      : { href: start, label: t('landing.hero.register') };
  const second = isSignedIn
    ? catalogue && { href: catalogue, label: text(hero.primary, t('landing.hero.browse')) }
    : hasAbout && text(hero.secondary)
      ? { href: '/landing-page/about-us', label: text(hero.secondary) }
      : catalogue && { href: start, label: t('landing.hero.register') };
  return (
    <section
      aria-labelledby="landing-title"
      className="relative isolate overflow-hidden bg-primary text-on-primary dark:bg-primary-soft dark:text-ink"
    >
      <StairsArt className="inset-0 -z-10 size-full" />
      <div className="page-width page-gutter grid items-center gap-10 py-12 md:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] md:gap-16 md:py-20 lg:py-24">
        <div>
          <p className="flex items-center gap-3 text-sm font-medium">
            <span aria-hidden="true" className="h-0.5 w-8 bg-secondary" />
            {displayName}
          </p>
          <h1 id="landing-title" className="mt-5 text-3xl leading-heading font-semibold text-balance sm:text-4xl">
            {text(hero.title, t('landing.hero.title'))}
          </h1>
          <p className="mt-5 max-w-[34rem] text-lg text-pretty">{text(hero.subtitle, t('landing.hero.text'))}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton href={first.href} size="lg" variant="secondary" endIcon={ArrowRight}>
              {first.label}
            </LinkButton>
            {second && (
              <LinkButton
                href={second.href}
                size="lg"
                variant="ghost"
                className="border border-current text-current! hover:bg-transparent! hover:underline"
              >
                {second.label}
              </LinkButton>
            )}
          </div>
        </div>
        <div className="relative max-md:-mb-4">
          <span
            aria-hidden="true"
            className="absolute -end-3 -bottom-3 -z-10 h-2/3 w-2/3 rounded-xl bg-secondary md:-end-5 md:-bottom-5"
          />
          {hero.picture ? (
            <LandingPicture
              picture={hero.picture}
              isFirst
              sizes={HERO_SIZES}
              className="aspect-4/3 w-full rounded-xl bg-subtle shadow-16"
            />
          ) : (
            <HeroArt className="aspect-4/3 w-full rounded-xl shadow-16" />
          )}
        </div>
      </div>
    </section>
  );
}
