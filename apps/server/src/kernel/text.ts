import { cleanIdentifier } from '@sullam/domain/identifiers.ts';
import { isVisible } from '@sullam/domain/visible-text.ts';
import { invalidField, Problem } from './problem.ts';

/** Control characters but for tab and line ends: nobody types them, and XML can't carry them; paste brings them along. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;
/** Half of a character, which no file and no database can hold. */
const HALVES = /\p{Surrogate}/u;
/** Turns the direction of what follows: a name that ends in "gpj.exe" looks like a picture. */
const TURNS = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Deepest nesting that is read. No real text is nested deeper, and more would overflow the stack. */
const DEEPEST = 200;

function cleanText(text: string, path: string): string {
  if (HALVES.test(text)) throw invalidField(path, 'text');
  const clean = text.replace(CONTROLS, '');
  // spaces alone may be meant: between two gaps of a question, say
  return isVisible(clean) || /^\s*$/.test(clean) ? clean : '';
}

/**
 * What came in as the text that it is: without control characters; what shows nothing at all is empty.
 * @throws Problem validation at a text that is none (half of a character), and of what is nested too deeply
 */
export function cleanTexts(value: unknown, path = '', depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value, path);
  if (depth > DEEPEST) throw new Problem('validation', 400);
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return value;
  const at = (name: string): string => (path ? `${path}.${name}` : name);
  const holder = value as Record<string, unknown>;
  for (const [name, inner] of Object.entries(holder)) {
    if (HALVES.test(name)) throw invalidField(path, 'text');
    const clean = cleanTexts(inner, at(name), depth + 1);
    if (clean !== inner) holder[name] = clean;
  }
  return holder;
}

/** What stands in a path names something: it arrives as it is looked up. */
export function cleanPath(params: unknown): void {
  for (const [name, text] of Object.entries(params as Record<string, unknown>))
    if (typeof text === 'string') (params as Record<string, unknown>)[name] = cleanIdentifier(text);
}

/** Longer than any file system allows for a name. */
const LONGEST_FILE_NAME = 200;
const LONGEST_ENDING = 10;

/** A name that is cut before its ending, between whole characters: the ending says what the file is. */
function shortened(name: string): string {
  if (name.length <= LONGEST_FILE_NAME) return name;
  const ending = /\.[^.\s]+$/u.exec(name)?.[0] ?? '';
  const kept = ending.length <= LONGEST_ENDING ? ending : '';
  const cut = name.slice(0, LONGEST_FILE_NAME - kept.length - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.trimEnd()}…${kept}`;
}

/** A file's name without what can't be seen or turns it around, short enough to be stored. */
export const cleanFileName = (name: string): string =>
  shortened(
    name
      .replace(/\p{Surrogate}/gu, '')
      .replace(CONTROLS, '')
      .replace(TURNS, '')
      .trim(),
  ) || '_';

/** Whether an address is made of text. */
export function isTextAddress(url: string): boolean {
  try {
    return !decodeURIComponent(url.replaceAll('+', ' ')).includes('\0');
  } catch {
    return false;
  }
}
