import { LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import type { TranslatedText } from './translations.api.ts';

export const FILTERS = ['all', 'missing', 'outdated'] as const;
export type Filter = (typeof FILTERS)[number];

const STATES = { missing: 'MISSING', outdated: 'OUTDATED' } as const;

/** Whether either side of a text is what the filter asks for. */
export const isOf = (text: TranslatedText, filter: Filter): boolean =>
  filter === 'all' || LANGUAGES.some((language) => text[language].state === STATES[filter]);

export interface TextGroup {
  id: string;
  /** The kind of thing whose texts stand together. */
  place: string;
  /** What it is called; of sections, which stand together, nothing. */
  title: Localized | null;
  texts: TranslatedText[];
}

/** What belongs to a lesson stands with it, titles of sections stand together, all else thing by thing. */
export function groupsOf(texts: readonly TranslatedText[]): TextGroup[] {
  const groups = new Map<string, TextGroup>();
  for (const text of texts) {
    const { place, placeTitle, courseSubsectionId, key } = text;
    const isOfLesson = courseSubsectionId !== null;
    const id = isOfLesson
      ? `lesson:${courseSubsectionId}`
      : place === 'section'
        ? 'section'
        : key.split(':', 2).join(':');
    const group = groups.get(id);
    if (group) group.texts.push(text);
    else
      groups.set(id, {
        id,
        place: isOfLesson ? 'lesson' : place,
        title: place === 'section' ? null : placeTitle,
        texts: [text],
      });
  }
  return [...groups.values()];
}
