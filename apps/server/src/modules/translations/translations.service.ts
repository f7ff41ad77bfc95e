import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';

import { reading, transaction } from '../../kernel/database/database.ts';
import { conflict, invalidField, notFound, Problem } from '../../kernel/problem.ts';
import { accessCourse } from '../courses/courses.public.ts';
import { fingerprintOf, sideState } from './text-states.ts';
import { type KeyedText, noteTexts, presentText, presentTexts, readTexts } from './translations.reads.ts';
import { savePairs } from './translations.repository.ts';
import {
  type CourseTranslations,
  type ImportBody,
  type ImportedTranslations,
  MOST_ROWS,
  type TranslatedText,
  type TranslationBody,
} from './translations.schemas.ts';
import { isInFile, translationsFile, type WantedText, wantedTexts } from './translations-file.ts';

/** Every text of a course side by side. */
export const readTranslations = (context: MemberContext, courseId: number): Promise<CourseTranslations> =>
  reading(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    return presentTexts(await readTexts(context, tx, courseId));
  });

/** Somebody looks at them: what is in step today is what later changes are measured by. */
export const markSeen = (context: MemberContext, courseId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    await noteTexts(context, tx, courseId);
  });

const findText = (context: MemberContext, courseId: number, key: string): Promise<KeyedText> =>
  reading(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    const text = (await readTexts(context, tx, courseId)).find((each) => each.key === key);
    if (!text) throw notFound();
    return text;
  });

/**
 * Writes one side of a text by the rules of the module that owns it. Who brings a missing or outdated side up to date brings
 * both into step; who changes the other side leaves this one behind.
 */
export async function writeTranslation(
  context: MemberContext,
  courseId: number,
  { key, language, text, fingerprint }: TranslationBody,
): Promise<TranslatedText> {
  const found = await findText(context, courseId, key);
  const { source, field, placeId, value, now, known, form, mostCharacters } = found;
  if (!source.write || form === 'ARTICLE' || form === 'ELSEWHERE') throw invalidField('key', 'choice');
  if (text.length > mostCharacters) throw invalidField('text', 'textMaximum', { count: mostCharacters });
  if (now[language] !== fingerprint) throw conflict();
  const isCatchingUp = ['MISSING', 'OUTDATED'].includes(sideState(language, now, known));
  await source.write(context, { courseId, placeId, field, before: value, after: { ...value, [language]: text } });
  const written = await findText(context, courseId, key);
  const pair = isCatchingUp ? written.now : (known ?? now);
  await transaction(context, (tx) => savePairs(tx, courseId, [[key, pair]]));
  return presentText({ ...written, known: pair });
}

/** Both sides say the same, although one was changed since. */
export const confirmTranslation = (context: MemberContext, courseId: number, key: string): Promise<TranslatedText> =>
  transaction(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    const text = (await readTexts(context, tx, courseId)).find((each) => each.key === key);
    if (!text) throw notFound();
    await savePairs(tx, courseId, [[key, text.now]]);
    return presentText({ ...text, known: text.now });
  });

/** The texts that a file can hold, for a spreadsheet or a translator. */
export async function exportTranslations(context: MemberContext, courseId: number): Promise<string> {
  const texts = await transaction(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    await audit(context, tx, { action: 'course.export-translations', noun: 'course', nounId: courseId });
    return readTexts(context, tx, courseId);
  });
  return translationsFile(context, texts);
}

type Outcome = ImportedTranslations['rows'][number]['outcome'];

/** What a row would do today. */
function outcomeOf(texts: ReadonlyMap<string, KeyedText>, { key, language, text, was }: WantedText): Outcome {
  const found = texts.get(key);
  if (!found || !isInFile(found)) return 'UNKNOWN';
  if (fingerprintOf(text) === found.now[language]) return 'SAME';
  if (found.now[language] !== was) return 'CONFLICT';
  return text.length > found.mostCharacters ? 'REFUSED' : 'CHANGES';
}

/** Reads a file that was exported before: what it would change, or the change itself. What others changed meanwhile stays. */
export async function importTranslations(
  context: MemberContext,
  courseId: number,
  { text: file, isPreview }: ImportBody,
): Promise<ImportedTranslations> {
  const wanted = wantedTexts(file);
  if (wanted.length > MOST_ROWS) throw invalidField('text', 'maxItems');
  const texts = await reading(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    return new Map((await readTexts(context, tx, courseId)).map((each) => [each.key, each]));
  });
  const rows: ImportedTranslations['rows'] = [];
  for (const each of wanted) {
    const { key, language, text } = each;
    const outcome = outcomeOf(texts, each);
    const isWritten = outcome === 'CHANGES' && !isPreview;
    rows.push({ key, language, text, outcome: isWritten ? await writeRow(context, courseId, each) : outcome });
  }
  return { rows };
}

async function writeRow(context: MemberContext, courseId: number, wanted: WantedText): Promise<Outcome> {
  const { was, ...body } = wanted;
  try {
    await writeTranslation(context, courseId, { ...body, fingerprint: was });
    return 'CHANGES';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.status === 409 ? 'CONFLICT' : 'REFUSED';
  }
}
