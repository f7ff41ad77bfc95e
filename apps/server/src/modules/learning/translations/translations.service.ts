import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { fileName } from '../../../kernel/file-name.ts';
import { plainText } from '../../../kernel/html.ts';
import { conflict, invalidField, notFound, Problem } from '../../../kernel/problem.ts';
import { resultWords } from '../../../kernel/result-words.ts';
import { type TableFile, tableFile } from '../../../kernel/table-file.ts';
import { inThread } from '../../../kernel/threads/thread-pool.ts';
import { accessCourse, findCourseTitle } from '../courses/courses.public.ts';
import type { BroughtText, Outcome } from './imported-texts.ts';
import { readTranslationsTask } from './read-translations.task.ts';
import { sideState } from './text-states.ts';
import { fileUnfit } from './translations.errors.ts';
import { findText, type KeyedText, noteTexts, presentText, presentTexts, readTexts } from './translations.reads.ts';
import { savePairs } from './translations.repository.ts';
import {
  type CourseTranslations,
  type ExportQuery,
  type ImportBody,
  type ImportedTranslations,
  MOST_ROWS,
  type TranslatedText,
  type TranslationBody,
} from './translations.schemas.ts';
import { broughtRows, checkHead, translationLines } from './translations-file.ts';
import { importedUnits } from './xliff/imported-units.ts';
import { isXliff } from './xliff/read-xliff.ts';
import { xliffFile } from './xliff/write-xliff.ts';

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

const accessText = (context: MemberContext, courseId: number, key: string): Promise<KeyedText> =>
  reading(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    const text = await findText(context, tx, courseId, key);
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
  body: TranslationBody,
): Promise<TranslatedText> {
  const found = await accessText(context, courseId, body.key);
  // two at once in the builder's editor would each begin a draft of their own
  if (found.form === 'ARTICLE') throw invalidField('key', 'choice');
  return writeText(context, courseId, found, body);
}

async function writeText(
  context: MemberContext,
  courseId: number,
  found: KeyedText,
  { key, language, text, fingerprint }: TranslationBody,
): Promise<TranslatedText> {
  const { source, field, placeId, value, now, known, form, mostCharacters } = found;
  if (!source.write || form === 'ELSEWHERE') throw invalidField('key', 'choice');
  if (text.length > mostCharacters) throw invalidField('text', 'textMaximum', { count: mostCharacters });
  if (now[language] !== fingerprint) throw conflict();
  const isCatchingUp = ['MISSING', 'OUTDATED'].includes(sideState(language, now, known));
  await source.write(context, { courseId, placeId, field, before: value, after: { ...value, [language]: text } });
  const written = await accessText(context, courseId, key);
  const pair = isCatchingUp ? written.now : (known ?? now);
  await transaction(context, (tx) => savePairs(tx, courseId, [[key, pair]]));
  return presentText({ ...written, known: pair });
}

/** Both sides say the same, although one was changed since. */
export const confirmTranslation = (context: MemberContext, courseId: number, key: string): Promise<TranslatedText> =>
  transaction(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    const text = await findText(context, tx, courseId, key);
    if (!text) throw notFound();
    await savePairs(tx, courseId, [[key, text.now]]);
    return presentText({ ...text, known: text.now });
  });

const FORMATS = { CSV: 'csv', XLSX: 'xlsx' } as const;

/** The texts that a file can hold, for a spreadsheet or a translator's tool, which works from one language to the other. */
export async function exportTranslations(
  context: MemberContext,
  courseId: number,
  { format = 'CSV', source = 'en' }: ExportQuery,
): Promise<TableFile> {
  const words = await resultWords(context);
  const { texts, of } = await transaction(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    const changes = { format };
    await audit(context, tx, { action: 'course.export-translations', noun: 'course', nounId: courseId, changes });
    return { texts: await readTexts(context, tx, courseId), of: await findCourseTitle(tx, courseId) };
  });
  const title = words.title('translations');
  if (format !== 'XLIFF')
    return tableFile(context, FORMATS[format], await translationLines(context, texts), { title, of });
  return {
    name: fileName(context, 'xlf', { title: `${title} (${source})`, of }),
    type: 'application/xliff+xml; charset=utf-8',
    bytes: Readable.from([xliffFile(courseId, texts, source)], { objectMode: false }),
  };
}

/** What a file holds, compared with the texts of the course while a thread reads it. */
async function readFile(file: string, courseId: number, texts: ReadonlyMap<string, KeyedText>) {
  const isUnits = isXliff(file);
  const brought: BroughtText[] = [];
  let isHead = true;
  await inThread(readTranslationsTask, { file, courseId }, (part) => {
    if ('units' in part) {
      brought.push(...importedUnits(part.units, texts));
    } else {
      if (isHead) checkHead(part.rows.shift());
      isHead = false;
      brought.push(...broughtRows(part.rows, texts));
    }
  });
  // an empty file has no head either
  if (!isUnits && isHead) checkHead(undefined);
  return { isUnits, brought };
}

/** Rows that are presented before other requests have their turn. */
const AT_ONCE = 50;

/**
 * Reads a file that was exported before: what it would change, or the change itself. What others changed meanwhile stays. Of an
 * XLIFF file with a unit that isn't there or a translation without a placeholder nothing is written.
 */
export async function importTranslations(
  context: MemberContext,
  courseId: number,
  { text: file, isPreview }: ImportBody,
): Promise<ImportedTranslations> {
  const texts = await reading(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    return new Map((await readTexts(context, tx, courseId)).map((each) => [each.key, each]));
  });
  const { isUnits, brought } = await readFile(file, courseId, texts);
  if (brought.length > MOST_ROWS) throw invalidField('text', 'maxItems');
  const unfit = brought.filter(({ outcome }) => outcome === 'UNKNOWN' || outcome === 'PLACEHOLDER').length;
  const isRefused = isUnits && unfit > 0;
  if (isRefused && !isPreview) throw fileUnfit(unfit);
  const rows: ImportedTranslations['rows'] = [];
  for (const { was, ...row } of brought) {
    const isWritten = row.outcome === 'CHANGES' && !isPreview;
    const outcome = isWritten ? await writeRow(context, courseId, { ...row, fingerprint: was }) : row.outcome;
    rows.push({ ...row, outcome, text: plainText(row.text) });
    if (rows.length % AT_ONCE === 0) await setImmediate();
  }
  return { isRefused, rows };
}

async function writeRow(
  context: MemberContext,
  courseId: number,
  { key, language, text, fingerprint }: TranslationBody,
): Promise<Outcome> {
  try {
    const found = await accessText(context, courseId, key);
    await writeText(context, courseId, found, { key, language, text, fingerprint });
    return 'CHANGES';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.status === 409 ? 'CONFLICT' : 'REFUSED';
  }
}
