import { LANGUAGES, type Language } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { plainText } from '../../../kernel/html.ts';
import { type CourseText, type CourseTextSource, courseTexts } from '../courses/courses.public.ts';
import { isInStep, type Pair, pairOf, sideState } from './text-states.ts';
import { findPairs, forgetPairs, savePairs } from './translations.repository.ts';
import type { CourseTranslations, TranslatedText } from './translations.schemas.ts';

/** Characters of a text that isn't written here. */
const EXCERPT = 400;

/** A text of a course with the module that owns it, and how both sides stand. */
export interface KeyedText extends CourseText {
  key: string;
  source: CourseTextSource;
  now: Pair;
  known: Pair | undefined;
}

const keyOf = (place: string, { placeId, field }: Pick<CourseText, 'placeId' | 'field'>): string =>
  `${place}:${placeId}:${field}`;

/** Every text of a course that authors write, owner by owner, with what is known of its sides. */
export async function readTexts(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  { pairs, place }: { pairs?: ReadonlyMap<string, Pair>; place?: string | undefined } = {},
): Promise<KeyedText[]> {
  const known = pairs ?? (await findPairs(tx, courseId));
  const texts: KeyedText[] = [];
  const sources = context.extensions.of(courseTexts);
  for (const source of place === undefined ? sources : sources.filter((each) => each.place === place))
    for (const text of await source.list(context, tx, courseId)) {
      const key = keyOf(source.place, text);
      texts.push({ ...text, key, source, now: pairOf(text.value), known: known.get(key) });
    }
  return texts;
}

/** One text of a course; only what its owner has is read. */
export async function findText(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  key: string,
): Promise<KeyedText | undefined> {
  const texts = await readTexts(context, tx, courseId, { place: key.split(':', 1)[0] });
  return texts.find((text) => text.key === key);
}

/** Writes down what is in step: later changes are measured by it. */
export async function noteTexts(context: MemberContext, tx: Tx, courseId: number): Promise<void> {
  const known = await findPairs(tx, courseId);
  const texts = await readTexts(context, tx, courseId, { pairs: known });
  const isNew = ({ now, known: before }: KeyedText) => now.en !== before?.en || now.ar !== before.ar;
  const inStep = texts.filter((text) => isNew(text) && isInStep(text.now, text.known));
  await savePairs(
    tx,
    courseId,
    inStep.map(({ key, now }) => [key, now]),
  );
  const there = new Set(texts.map(({ key }) => key));
  await forgetPairs(
    tx,
    courseId,
    [...known.keys()].filter((key) => !there.has(key)),
  );
}

function sideOf({ form, value, now, known }: KeyedText, language: Language): TranslatedText['en'] {
  const text = value[language] ?? '';
  const isWrittenHere = form !== 'ARTICLE' && form !== 'ELSEWHERE';
  return {
    text: isWrittenHere ? text : plainText(text).slice(0, EXCERPT),
    state: sideState(language, now, known),
    fingerprint: now[language],
  };
}

export const presentText = (text: KeyedText): TranslatedText => ({
  key: text.key,
  place: text.source.place,
  placeTitle: text.placeTitle,
  courseSubsectionId: text.courseSubsectionId,
  field: text.field,
  form: text.form,
  mostCharacters: text.mostCharacters,
  path: text.path,
  en: sideOf(text, 'en'),
  ar: sideOf(text, 'ar'),
});

/** How far each language is. What nobody has begun in either is optional and counts for none. */
export function presentTexts(texts: readonly KeyedText[]): CourseTranslations {
  const data = texts.map(presentText);
  const progress = (language: Language) => {
    const states = data.map((text) => text[language].state).filter((state) => state !== 'EMPTY');
    const count = (state: string) => states.filter((each) => each === state).length;
    const missing = count('MISSING');
    return { filled: states.length - missing, total: states.length, missing, outdated: count('OUTDATED') };
  };
  const [en, ar] = LANGUAGES.map(progress) as [CourseTranslations['en'], CourseTranslations['ar']];
  return { en, ar, data };
}
