import { HERO_SIZES, TALL_HERO } from '@sullam/domain/picture-sizes.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { ArrowRight } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useOrganization, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import type { Landing } from './landing.api.ts';
import { LandingPicture } from './landing-picture.tsx';
import { StairsArt } from './stairs-art.tsx';
import { useLandingWays } from './use-landing-ways.ts';

interface HeroProps {
  readonly hero: Landing['hero'];
}

/** The one step to take, and the quiet one beside it. */
function useSteps({ hero }: HeroProps) {
  const t = useT();
  const text = useAuthorText();
  const { catalogue, start } = useLandingWays();
  const isSignedIn = useUser() !== null;
  const hasAbout = useHasFeature()('landing-about-us');
  const browse = { href: catalogue ?? start, label: text(hero.primary, t('landing.hero.browse')) };
  const register = { href: start, label: t('landing.hero.register') };
  if (isSignedIn)
    return { first: { href: start, label: t('landing.hero.continue') }, second: catalogue ? browse : undefined };
  const about =
    hasAbout && text(hero.secondary) ? { href: '/landing-page/about-us', label: text(hero.secondary) } : undefined;
  return { first: catalogue ? browse : register, second: about ?? (catalogue ? register : undefined) };
}

interface WordsProps extends HeroProps {
  readonly titleClass: string;
  readonly textClass?: string;
  readonly firstLook: 'primary' | 'secondary';
}

/** The promise, and what to do about it. */
function Words({ hero, titleClass, textClass, firstLook }: WordsProps) {
  const t = useT();
  const text = useAuthorText();
  const { first, second } = useSteps({ hero });
  return (
    <>
      <h1 id="landing-title" className={cx('leading-heading font-semibold text-balance', titleClass)}>
        {text(hero.title, t('landing.hero.title'))}
      </h1>
      <p className={cx('mt-5 max-w-[34rem] text-lg text-pretty', textClass)}>
        {text(hero.subtitle, t('landing.hero.text'))}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={first.href} size="lg" variant={firstLook} endIcon={ArrowRight}>
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
    </>
  );
}

/** The organisation's planet under a night sky: beside the words, on a phone below them. */
function PlanetHero({ hero }: HeroProps) {
  const { wide, tall } = hero.art;
  return (
    <section aria-labelledby="landing-title" className="landing-night landing-planet">
      <picture>
        <source media={TALL_HERO} srcSet={tall} width={780} height={1500} />
        <img
          src={wide}
          alt=""
          width={1440}
          height={760}
          fetchPriority="high"
          decoding="async"
          className="landing-mirrored"
        />
      </picture>
      <div className="page-width page-gutter py-10">
        <div className="landing-words">
          <Words hero={hero} titleClass="landing-title" firstLook="secondary" />
        </div>
      </div>
    </section>
  );
}

/** A poster: the words on one half, the shop's wall on the other up to the edge. */
function PosterHero({ hero }: HeroProps) {
  return (
    <section aria-labelledby="landing-title" className="landing-poster">
      <div className="page-gutter flex items-center py-10">
        <div className="landing-words">
          <Words hero={hero} titleClass="landing-title text-primary-text" textClass="text-muted" firstLook="primary" />
        </div>
      </div>
      <img
        src={hero.art.wide}
        alt=""
        width={720}
        height={640}
        fetchPriority="high"
        decoding="async"
        className="landing-mirrored"
      />
    </section>
  );
}

/** The organisation's own picture beside the words. */
function PictureHero({ hero, picture }: HeroProps & { readonly picture: NonNullable<Landing['hero']['picture']> }) {
  const { displayName } = useOrganization();
  return (
    <section
      aria-labelledby="landing-title"
      className="relative isolate overflow-hidden bg-primary text-on-primary dark:bg-primary-soft dark:text-ink"
    >
      <StairsArt className="inset-0 -z-10 size-full" />
      <div className="page-width page-gutter grid items-center gap-10 py-12 md:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] md:gap-16 md:py-20 lg:py-24">
        <div>
          <p className="mb-5 flex items-center gap-3 text-sm font-medium">
            <span aria-hidden="true" className="h-0.5 w-8 bg-secondary" />
            {displayName}
          </p>
          <Words hero={hero} titleClass="text-3xl sm:text-4xl" firstLook="secondary" />
        </div>
        <div className="relative max-md:-mb-4">
          <span
            aria-hidden="true"
            className="absolute -end-3 -bottom-3 -z-10 h-2/3 w-2/3 rounded-xl bg-secondary md:-end-5 md:-bottom-5"
          />
          <LandingPicture
            picture={picture}
            isFirst
            sizes={HERO_SIZES}
            className="aspect-4/3 w-full rounded-xl bg-subtle shadow-16"
          />
        </div>
      </div>
    </section>
  );
}

/** The first thing that a visitor sees: the organisation's promise, its picture or one drawn for it, one step to take. */
export function LandingHero({ hero }: HeroProps) {
  if (hero.picture) return <PictureHero hero={hero} picture={hero.picture} />;
  return hero.art.family === 'shelf' ? <PosterHero hero={hero} /> : <PlanetHero hero={hero} />;
}
