import { importAiken } from './aiken/import-aiken.ts';
import type { ImportOptions, ImportResult, QuestionFormat, QuestionSource } from './formats.ts';
import { importGift } from './gift/import-gift.ts';
import { importMoodleXml } from './moodle/import-moodle.ts';
import { importQti } from './qti/import-qti.ts';
import { readText } from './read-text.ts';
import { Importing } from './report.ts';

const TEXT_FORMATS = { GIFT: importGift, AIKEN: importAiken, MOODLE_XML: importMoodleXml } as const;

/** The bytes of a source that is to be one file. */
function singleFile(source: QuestionSource): string | Uint8Array | null {
  if (typeof source === 'string' || source instanceof Uint8Array) return source;
  const [first, ...others] = source.values();
  return first && others.length === 0 ? first : null;
}

/**
 * Reads the questions of a file or of an unpacked QTI package. Never throws for what is in it: each question is taken,
 * with a note of everything that is different, or left with the reason; `media` holds the pictures that came along.
 */
export function importQuestions(format: QuestionFormat, source: QuestionSource, options: ImportOptions): ImportResult {
  const importing = new Importing(options);
  if (format === 'QTI') importQti(source, importing);
  else {
    const content = singleFile(source);
    if (content === null) importing.ofFile('file-not-this-format');
    else {
      const text = readText(content, importing);
      if (text !== null) TEXT_FORMATS[format](text, importing);
    }
  }
  return importing.result();
}
