import { type Static, Type } from 'typebox';
import {
  Email,
  Id,
  LocalizedFormatted,
  localized,
  NamedObject,
  Nullable,
  named,
  OneOf,
} from '../../../kernel/http/schemas.ts';
import { HeroArt } from '../covers/covers.public.ts';
import { MediaRef } from '../media/media.public.ts';

const Line = localized(200);
const Paragraph = localized(2000);
const exact = { additionalProperties: false } as const;

/** The pages beside the landing page itself; each has a feature `landing-<slug>` that switches it. */
export const LANDING_PAGES = [
  'leadership-development',
  'executive-coach',
  'professional-leadership',
  'webinars',
  'about-us',
  'privacy-policy',
  'education-ethics',
  'terms-of-use',
  'contact-us',
  'technical-support',
] as const;
export const LandingPageSlug = named('LandingPageSlug', OneOf(...LANDING_PAGES));
export type LandingPageSlug = Static<typeof LandingPageSlug>;

export const FIGURES = ['courses', 'learners', 'instructors', 'hours', 'completions'] as const;
export type FigureKind = (typeof FIGURES)[number];

/** Icons that a value may carry; drawn by the applications. */
const IconName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });

const texts = {
  hero: { title: Line, subtitle: Paragraph, primary: Line, secondary: Line },
  about: { title: Line, text: Paragraph },
  footer: { line: Line, rights: Line },
};
const value = { icon: IconName, title: Line, text: Paragraph };
const figure = { kind: OneOf(...FIGURES), label: Line };
const voice = { name: Line, role: Line, quote: Paragraph };
const question = { question: Line, answer: Paragraph };
const point = { title: Line, text: Paragraph };
const page = { title: Line, lead: Paragraph, body: LocalizedFormatted, callToAction: Line };
const picture = { mediaId: Type.Optional(Nullable(Id)) };

export const LandingPage = NamedObject(
  'LandingPage',
  {
    ...Type.Partial(Type.Object(page)).properties,
    points: Type.Optional(Type.Array(Type.Object(point, exact), { maxItems: 12 })),
    ...picture,
  },
  exact,
);
export type LandingPage = Static<typeof LandingPage>;

/** What an administrator writes about the organisation. Every part may be missing: the product's own words stand in. */
export const Landing = NamedObject(
  'Landing',
  {
    hero: Type.Optional(Type.Object({ ...Type.Partial(Type.Object(texts.hero)).properties, ...picture }, exact)),
    about: Type.Optional(Type.Object({ ...Type.Partial(Type.Object(texts.about)).properties, ...picture }, exact)),
    values: Type.Optional(Type.Array(Type.Object(value, exact), { maxItems: 8 })),
    figures: Type.Optional(Type.Array(Type.Object(figure, exact), { maxItems: 5 })),
    voices: Type.Optional(Type.Array(Type.Object({ ...voice, ...picture }, exact), { maxItems: 12 })),
    questions: Type.Optional(Type.Array(Type.Object(question, exact), { maxItems: 30 })),
    footer: Type.Optional(Type.Partial(Type.Object(texts.footer), exact)),
    pages: Type.Optional(
      Type.Object(
        Object.fromEntries(LANDING_PAGES.map((slug) => [slug, Type.Optional(LandingPage)])) as Record<
          LandingPageSlug,
          ReturnType<typeof Type.Optional<typeof LandingPage>>
        >,
        exact,
      ),
    ),
  },
  exact,
);
export type Landing = Static<typeof Landing>;

const LINK_KINDS = ['website', 'x', 'linkedin', 'youtube', 'instagram', 'facebook', 'whatsapp'] as const;

/** How the organisation can be reached. */
export const Contact = NamedObject(
  'OrganizationContact',
  {
    email: Type.Optional(Nullable(Email)),
    phone: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
    address: Type.Optional(localized(500)),
    hours: Type.Optional(Line),
    links: Type.Optional(
      Type.Array(
        Type.Object(
          { kind: OneOf(...LINK_KINDS), url: Type.String({ maxLength: 2000, pattern: '^https?://[^\\s/?#]+' }) },
          exact,
        ),
        { maxItems: 10 },
      ),
    ),
  },
  exact,
);
export type Contact = Static<typeof Contact>;

const shown = { picture: Nullable(MediaRef) };

/** The landing page as a visitor gets it: pictures with their addresses, figures counted. */
export const LandingView = NamedObject('LandingView', {
  /** Drawn where there is no picture. */
  hero: Type.Object({ ...texts.hero, ...shown, art: HeroArt }),
  about: Type.Object({ ...texts.about, ...shown, art: Type.String() }),
  values: Type.Array(Type.Object(value)),
  figures: Type.Array(Type.Object({ ...figure, value: Type.Integer() })),
  voices: Type.Array(Type.Object({ ...voice, ...shown })),
  questions: Type.Array(Type.Object(question)),
  footer: Type.Object(texts.footer),
  contact: Contact,
  /** Pages that are switched on, with their titles, for menus and the footer. */
  pages: Type.Array(Type.Object({ slug: LandingPageSlug, title: Line })),
});
export type LandingView = Static<typeof LandingView>;

export const LandingPageView = NamedObject('LandingPageView', {
  slug: LandingPageSlug,
  ...page,
  points: Type.Array(Type.Object(point)),
  ...shown,
  art: Type.String(),
});
export type LandingPageView = Static<typeof LandingPageView>;
