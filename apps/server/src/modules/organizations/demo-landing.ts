import type { DemoOrganization, DemoPage, DemoProgramPage } from '../../demo/content/types.ts';
import type { DemoMedia } from '../media/media.public.ts';

const isProgram = (page: DemoPage | DemoProgramPage): page is DemoProgramPage => 'points' in page;

/** The landing texts in the shape that the organisations module keeps (landing.schemas.ts). */
export function landingOf(demo: DemoOrganization, media: DemoMedia): Record<string, unknown> {
  const { hero, about, values, figures, voices, questions, footer } = demo.landing;
  const { picture: heroPicture, ...heroTexts } = hero;
  const { picture: aboutPicture, ...aboutTexts } = about;
  const pages = Object.entries({ ...demo.pages, ...demo.programs }).map(([slug, page]) => [slug, pageOf(page, media)]);
  return {
    hero: { ...heroTexts, mediaId: media.idOf(heroPicture) },
    about: { ...aboutTexts, mediaId: media.idOf(aboutPicture) },
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

function pageOf(page: DemoPage | DemoProgramPage, media: DemoMedia): Record<string, unknown> {
  const { title, lead, body } = page;
  if (!isProgram(page)) return { title, lead, body };
  return { title, lead, body, points: page.points, callToAction: page.callToAction, mediaId: media.idOf(page.picture) };
}
