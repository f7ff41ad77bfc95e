import { spansOfDays } from '@sullam/domain/events/event-days.ts';
import { chooseText, joinParts, type Localized } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/pages.ar.ts';
import { messages as english } from '@sullam/strings/areas/pages.en.ts';
import { spansIn } from '@sullam/strings/zoned-times.ts';
import { plainText } from '../../../kernel/html.ts';
import type { Wording } from '../../../kernel/wording.ts';
import { previewName } from '../covers/covers.public.ts';
import { eventData, type ToldEvent } from './event-data.ts';

const WORDS = { en: english, ar: arabic };

export interface PageMeta {
  title: string;
  description: string;
  picture: string | null;
  /** What it is in the words of schema.org, for search engines; null: nothing that those have a word for. */
  data?: Record<string, unknown>;
}

interface CourseResponse {
  title: Localized;
  subtitle: Localized;
  description: Localized;
  cover: { url: string } | null;
}

interface LandingResponse {
  hero: { title: Localized; subtitle: Localized; picture: { url: string } | null };
}

const shorten = (text: string): string => (text.length > 160 ? `${text.slice(0, 157).replace(/\s+\S*$/, '')}…` : text);

/** Title and description of a page for browsers without script and for search engines. */
export function pageMeta(
  path: string,
  wording: Wording,
  organization: Localized,
  preloaded: Record<string, unknown>,
  origin: string,
): PageMeta {
  const text = (value: Localized | undefined): string => chooseText(value, wording.language)?.text ?? '';
  const name = text(organization);
  const base = { picture: null };
  const course = preloaded[`GET /api/courses/${/^\/lms\/courses\/(\d+)\/overview$/.exec(path)?.[1]}`] as
    | CourseResponse
    | undefined;
  if (course) {
    const summary = text(course.subtitle) || plainText(text(course.description));
    return {
      ...base,
      title: `${name} | ${text(course.title)}`,
      description: shorten(summary),
      picture: course.cover?.url ?? null,
    };
  }
  const event = preloaded[`GET /api/events/${/^\/event\/(\d+)$/.exec(path)?.[1]}`] as ToldEvent | undefined;
  if (event) {
    const spans = spansOfDays(event.zone, event.days);
    const when = spansIn(wording.language, wording.formatLocale, spans, event.zone);
    const said = text(event.subtitle) || text(event.description);
    const facts = joinParts(wording.language, [when, text(event.place)]);
    return {
      title: `${name} | ${text(event.title)}`,
      description: shorten([facts, said].filter((part) => part !== '').join('. ')),
      picture: event.cover?.url ?? previewName(event.coverArt),
      data: eventData(event, text, new URL(path, origin).href),
    };
  }
  const landing = preloaded['GET /api/organizations-dashboard/landing'] as LandingResponse | undefined;
  if (landing) {
    const { hero } = landing;
    return {
      ...base,
      title: `${name} | ${text(hero.title)}`,
      description: shorten(text(hero.subtitle)),
      picture: hero.picture?.url ?? null,
    };
  }
  const description = wording.of(WORDS)('pages.meta.description', { organization: { raw: name } });
  return { ...base, title: name, description };
}
