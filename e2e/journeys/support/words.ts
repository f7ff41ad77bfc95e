import type { Language } from '../../../packages/domain/src/localized.ts';
import type { Area } from '../../../packages/strings/src/areas.ts';
import type { Catalogue } from '../../../packages/strings/src/define.ts';
import { loadArea } from '../../../packages/strings/src/load.ts';
import { createTranslator, type Translator } from '../../../packages/strings/src/translate.ts';

const AREAS: readonly Area[] = [
  'common',
  'shell',
  'auth',
  'catalogue',
  'course',
  'notifications',
  'builder',
  'studio',
  'members',
  'organization-settings',
  'media',
  'announcements',
];

const ISOLATES = /[\u2066-\u2069\u200e\u200f]/g;
const MAYBE_ISOLATES = '[\\u2066-\\u2069\\u200e\\u200f]*';

/** The wording of a language, so that a changed sentence breaks no journey. */
export async function wordsOf(language: Language): Promise<Translator> {
  const areas = await Promise.all(AREAS.map((area) => loadArea(area, language)));
  const catalogue: Catalogue = Object.assign({}, ...areas);
  return createTranslator({
    language,
    catalogue,
    onMissing: (key) => {
      throw new Error(`No wording for ${key}.`);
    },
  });
}

export const withoutIsolates = (text: string): string => text.replaceAll(ISOLATES, '');

const pattern = (text: string): string =>
  [...withoutIsolates(text)]
    .map((letter) => letter.replace(/[.*+?^${}()|[\]\\/]/, '\\$&').replace(/\s/, '\\s+'))
    .join(MAYBE_ISOLATES);

/** Matches a text whatever isolates stand in it. */
export const exactly = (text: string): RegExp =>
  new RegExp(`^\\s*${MAYBE_ISOLATES}${pattern(text)}${MAYBE_ISOLATES}\\s*$`);

/** Matches what begins so: a label with its "(Required)", a line with more after it. */
export const beginning = (text: string): RegExp => new RegExp(`^\\s*${MAYBE_ISOLATES}${pattern(text)}`);
