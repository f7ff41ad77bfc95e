import path from 'node:path';
import { detectFormat, kindOfFile } from '@sullam/question-formats/detect-format.ts';
import { decodeText } from '@sullam/question-formats/encoding.ts';
import type { ImportResult, QuestionFormat } from '@sullam/question-formats/formats.ts';
import { parseGift } from '@sullam/question-formats/gift/parse-gift.ts';
import { importQuestions } from '@sullam/question-formats/import-questions.ts';
import { strFromU8, unzipSync } from 'fflate';
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
const TEXTS = new Set(['.gift', '.txt', '.xml']);

/** Questions counted by their outer marks, to hold the report against. */
function countQuestions(format: QuestionFormat, text: string): number {
  if (format === 'GIFT') return parseGift(text).items.filter(({ type }) => type !== 'Category').length;
  if (format === 'AIKEN') return [...text.matchAll(/^[ \t]*ANSWER[ \t]*:/gim)].length;
  if (format === 'QTI') return [...text.matchAll(new RegExp(ITEM, 'g'))].length;
  const bare = text.replace(/<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/g, '');
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

function unpacked(bytes: Uint8Array): Map<string, Uint8Array> | null {
  try {
    return new Map(Object.entries(unzipSync(bytes)));
  } catch {
    return null; // its name lies, or it is broken
  }
}

function importPackage(bytes: Uint8Array): MaterialResult | null {
  const files = unpacked(bytes);
  if (!files) return refused('not a zip file');
  const format = detectFormat(files);
  if (!format) return refused(kindOfFile(files));
  const { length } = [...files].filter(([name, content]) => /\.xml$/i.test(name) && ITEM.test(strFromU8(content)));
  return summary(
    `${format} package`,
    format === 'QTI' ? length : 0,
    importQuestions(format, files, { language: 'en' }),
  );
}

/** Imports a file of questions; null for any other file. */
export function importMaterial(file: string, bytes: Uint8Array): MaterialResult | null {
  const ending = path.extname(file).toLowerCase();
  if (ending === '.json') return importList(decodeText(bytes, 'en').text);
  if (ending === '.zip' || ending === '.imscc') return importPackage(bytes);
  if (!TEXTS.has(ending)) return null;
  const name = path.basename(file);
  const format = detectFormat(bytes, name);
  if (!format) return refused(kindOfFile(bytes, name));
  const { text } = decodeText(bytes, 'en');
  return summary(format, countQuestions(format, text), importQuestions(format, bytes, { language: languageOf(text) }));
}
