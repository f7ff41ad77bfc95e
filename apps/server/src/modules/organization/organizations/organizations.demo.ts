import { LANGUAGES } from '@sullam/domain/localized.ts';
import type { DemoOrganization, DemoPage, DemoProgramPage } from '../../../demo/content/types.ts';
import { DEMO_ZONE } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { db } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { type DemoMedia, demoMedia } from '../media/media.public.ts';

const CONFIGURATION = {
  format_region: 'SA',
  time_zone: DEMO_ZONE,
  currency: 'SAR',
  hijri_dates_shown: false,
};

const LANDING_FEATURES = [
  'landing-leadership-development',
  'landing-executive-coach',
  'landing-professional-leadership',
  'landing-webinars',
  'landing-about-us',
  'landing-privacy-policy',
  'landing-education-ethics',
  'landing-terms-of-use',
  'landing-contact-us',
  'landing-technical-support',
];

const isProgram = (page: DemoPage | DemoProgramPage): page is DemoProgramPage => 'points' in page;

/** The landing texts in the shape that is kept (landing.schemas.ts). */
function landingOf(demo: DemoOrganization, media: DemoMedia): Record<string, unknown> {
  const { hero, about, values, figures, voices, questions, footer } = demo.landing;
  const pages = Object.entries({ ...demo.pages, ...demo.programs }).map(([slug, page]) => [slug, pageOf(page)]);
  return {
    hero,
    about,
    values,
    figures,
    voices: voices.map(({ member, role, quote }) => {
      const person = demo.members.find((candidate) => candidate.key === member);
      if (!person) throw new Error(`the demo has no member ${member}`);
      const { en, ar } = person.name;
      return {
        name: { en: `${en.first} ${en.last}`, ar: `${ar.first} ${ar.last}` },
        role,
        quote,
        mediaId: person.portrait ? media.idOf(person.portrait) : null,
      };
    }),
    questions,
    footer,
    pages: Object.fromEntries(pages),
  };
}

function pageOf(page: DemoPage | DemoProgramPage): Record<string, unknown> {
  const { title, lead, body } = page;
  if (!isProgram(page)) return { title, lead, body };
  return { title, lead, body, points: page.points, callToAction: page.callToAction };
}

/** Look, wording and configuration of an organisation. */
export async function loadDemoOrganization({ tx, demo, loaded }: DemoLoad): Promise<void> {
  const media = loaded.get(demoMedia);
  await tx.run(
    db.insertInto('organization_profiles').values({
      logo_media_id: media.idOf(demo.logo),
      dark_logo_media_id: media.idOf(demo.logoLight),
      icon_media_id: media.idOf(demo.icon),
      colors: [demo.colors.primary, demo.colors.secondary],
      landing: json(landingOf(demo, media)),
      contact: json(demo.landing.contact),
    }),
  );
  const configuration = {
    ...CONFIGURATION,
    ...demo.look,
    ...(demo.firstPage ? { first_page: demo.firstPage } : {}),
    certificates_enabled: demo.features.includes('certificates'),
    marketplace_enabled: demo.marketplace !== undefined,
    features: Object.fromEntries([...LANDING_FEATURES, ...demo.features].map((feature) => [feature, true])),
  };
  await tx.run(
    db.insertInto('organization_configurations').values(
      Object.entries(configuration).map(([configuration_key, value]) => ({
        configuration_key,
        value: json(value),
      })),
    ),
  );
  const terms = LANGUAGES.flatMap((language) => [
    ...demo.terms.map(({ slug, singular, plural }) => ({
      slug,
      language,
      value: json({ singular: singular[language], plural: plural[language] }),
      media_id: null,
    })),
  ]);
  if (terms.length > 0) await tx.run(db.insertInto('organization_terms').values(terms));
}
