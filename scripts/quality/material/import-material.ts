import path from 'node:path';
import { detectFormat, kindOfFile } from '@sullam/question-formats/detect-format.ts';
import { decodeText } from '@sullam/question-formats/encoding.ts';
import type { ImportFormat, ImportResult } from '@sullam/question-formats/formats.ts';
import { parseGift } from '@sullam/question-formats/gift/parse-gift.ts';
import { importQuestions } from '@sullam/question-formats/import-questions.ts';
import { readArchive } from '../../../apps/server/src/kernel/archives/read-archive.ts';
import { Problem } from '../../../apps/server/src/kernel/problem.ts';
import { choicesOf, giftOfChoices } from './choice-list.ts';

export interface MaterialResult {
  format: string;
  /** Counted without the importers. */
  met: number;
  taken: number;
  changed: string[];
  left: string[];
  /** About the file as a whole. */
  remarks: string[];
  problems: string[];
}

const ITEM = /<(?:\w+:)?assessmentItem\b/;
const TEXTS = new Set(['.gift', '.aiken', '.txt', '.xml', '.qti', '.dat']);
const PACKAGES = new Set(['.zip', '.imscc', '.h5p', '.mbz']);

/** Questions counted by their outer marks, to hold the report against. */
function countQuestions(format: ImportFormat, text: string): number {
  if (format === 'GIFT') return parseGift(text).items.filter(({ type }) => type !== 'Category').length;
  if (format === 'AIKEN') return [...text.matchAll(/^[ \t]*ANSWER[ \t]*:/gim)].length;
  const bare = text.replace(/<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/g, '');
  if (format === 'QTI') return [...bare.matchAll(new RegExp(ITEM, 'g'))].length;
  const types = [...bare.matchAll(/<question\b[^>]*?\btype\s*=\s*["']([^"']*)["']/g)].map((match) => match[1]);
  return types.filter((type) => type !== 'category').length;
}

const languageOf = (text: string): 'en' | 'ar' => {
  const [arabic = [], latin = []] = [/\p{Script=Arabic}/gu, /[a-z]/gi].map(
    (letters) => text.slice(0, 50_000).match(letters) ?? [],
  );
  return arabic.length > latin.length ? 'ar' : 'en';
};

const summary = (format: string, met: number, { report }: ImportResult): MaterialResult => ({
  format,
  met,
  taken: report.taken.length,
  changed: report.changed.map(({ code }) => code),
  left: report.left.map(({ code }) => code),
  remarks: report.file.map(({ code }) => code),
  problems: [],
});

function importList(text: string): MaterialResult | null {
  const list = choicesOf(text);
  if (!list) return null;
  const gift = giftOfChoices(list);
  return summary('choices', list.length, importQuestions('GIFT', gift, { language: languageOf(gift) }));
}

/** A file of another kind: nothing of it is read, and the row says what it is. */
const refused = (kind: string | null): MaterialResult => ({
  format: '-',
  met: 0,
  taken: 0,
  changed: [],
  left: [],
  remarks: [`refused: ${kind ?? 'unknown'}`],
  problems: [],
});

async function unpacked(bytes: Uint8Array): Promise<Map<string, Uint8Array> | string> {
  try {
    return await readArchive(bytes);
  } catch (error) {
    if (error instanceof Problem) return error.code; // its name lies, or it is broken
    throw error;
  }
}

/** Questions in the files of a package, each counted by its outer marks. */
function countIn(files: ReadonlyMap<string, Uint8Array>, isQti: boolean): number {
  const counts = [...files].map(([name, content]) => {
    const text = decodeText(content, 'en').text;
    if (isQti) return /\.xml$/i.test(name) && ITEM.test(text) ? 1 : 0;
    const format = detectFormat(content, name);
    return format && format !== 'QTI' ? countQuestions(format, text) : 0;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

async function importPackage(bytes: Uint8Array): Promise<MaterialResult> {
  const files = await unpacked(bytes);
  if (typeof files === 'string') return refused(detectFormat(bytes) ? files : (kindOfFile(bytes) ?? files));
  const format = detectFormat(files);
  if (!format) return refused(kindOfFile(files));
  const met = countIn(files, format === 'QTI');
  return summary(`${format} package`, met, importQuestions(format, files, { language: 'en' }));
}

/** Imports a file of questions, whatever it is called; null for a file that by its name and its content is none. */
export async function importMaterial(file: string, bytes: Uint8Array): Promise<MaterialResult | null> {
  const ending = path.extname(file).toLowerCase();
  if (ending === '.json') return importList(decodeText(bytes, 'en').text);
  if (PACKAGES.has(ending)) return importPackage(bytes);
  const name = path.basename(file);
  const format = detectFormat(bytes, name);
  if (!format) return TEXTS.has(ending) ? refused(kindOfFile(bytes, name)) : null;
  const { text } = decodeText(bytes, 'en');
  return summary(format, countQuestions(format, text), importQuestions(format, bytes, { language: languageOf(text) }));
}
