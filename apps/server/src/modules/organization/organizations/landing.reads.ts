import type { Feature } from '@sullam/domain/features.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { coverArt, heroArt, hueOf } from '../covers/covers.public.ts';
import {
  type FigureKind,
  LANDING_PAGES,
  type LandingPageSlug,
  type LandingPageView,
  type LandingView,
} from './landing.schemas.ts';
import { readFigures } from './landing-figures.ts';
import { unknownOrganization } from './organizations.errors.ts';
import { landingPictureIds } from './organizations.reads.ts';
import { findProfile, type ProfileRow } from './organizations.repository.ts';
import { readMedia } from './public-media.ts';

const FIGURES_BY_DEFAULT: readonly FigureKind[] = ['courses', 'learners', 'instructors', 'hours'];

/** Is this page of the organisation switched on? */
export const isPageOn = (features: Readonly<Partial<Record<Feature, boolean>>>, slug: LandingPageSlug): boolean =>
  features[`landing-${slug}`] ?? false;

const NO_TEXT: Localized = {};
/** The number of the landing page's own part; the pages beside it are numbered in their order. */
const ABOUT = 102;

const pageTitles = (context: RequestContext, { landing }: ProfileRow): LandingView['pages'] =>
  LANDING_PAGES.filter((slug) => isPageOn(context.features, slug)).map((slug) => ({
    slug,
    title: landing.pages?.[slug]?.title ?? NO_TEXT,
  }));

/** The landing page as everybody may see it. What the organisation didn't write is empty. */
export async function readLanding(context: RequestContext, tx: Tx): Promise<LandingView> {
  const profile = await findProfile(context, tx);
  if (!profile) throw unknownOrganization();
  const counts = await readFigures(context, tx);
  const { hero, about, voices, values, figures, questions, footer } = profile.landing;
  const media = await readMedia(context, tx, landingPictureIds(profile));
  const picture = (mediaId: number | null | undefined) => media.get(mediaId ?? 0) ?? null;
  const chosen = figures ?? FIGURES_BY_DEFAULT.map((kind) => ({ kind, label: NO_TEXT }));
  return {
    hero: {
      title: hero?.title ?? NO_TEXT,
      subtitle: hero?.subtitle ?? NO_TEXT,
      primary: hero?.primary ?? NO_TEXT,
      secondary: hero?.secondary ?? NO_TEXT,
      picture: picture(hero?.mediaId),
      art: heroArt(context, profile.colors),
    },
    about: {
      title: about?.title ?? NO_TEXT,
      text: about?.text ?? NO_TEXT,
      picture: picture(about?.mediaId),
      art: coverArt(context, 'page', ABOUT, hueOf(profile.colors)),
    },
    values: values ?? [],
    figures: chosen.map((figure) => ({ ...figure, value: counts[figure.kind] })).filter(({ value }) => value > 0),
    voices: (voices ?? []).map(({ mediaId, ...voice }) => ({ ...voice, picture: picture(mediaId) })),
    questions: questions ?? [],
    footer: { line: footer?.line ?? NO_TEXT, rights: footer?.rights ?? NO_TEXT },
    contact: profile.contact,
    pages: pageTitles(context, profile),
  };
}

/** One of the pages beside the landing page; a switched-off one does not exist. */
export async function readLandingPage(
  context: RequestContext,
  tx: Tx,
  slug: LandingPageSlug,
): Promise<LandingPageView> {
  if (!isPageOn(context.features, slug)) throw notFound();
  const profile = await findProfile(context, tx);
  const page = profile?.landing.pages?.[slug] ?? {};
  const media = await readMedia(context, tx, [page.mediaId]);
  return {
    slug,
    title: page.title ?? NO_TEXT,
    lead: page.lead ?? NO_TEXT,
    body: page.body ?? NO_TEXT,
    callToAction: page.callToAction ?? NO_TEXT,
    points: page.points ?? [],
    picture: media.get(page.mediaId ?? 0) ?? null,
    art: coverArt(context, 'page', LANDING_PAGES.indexOf(slug), hueOf(profile?.colors ?? [])),
  };
}
