import { importAiken } from './aiken/import-aiken.ts';
import { detectFormat } from './detect-format.ts';
import type { ImportFormat, ImportOptions, ImportResult, PackageFiles, QuestionSource } from './formats.ts';
import { importGift } from './gift/import-gift.ts';
import { importClozeText } from './moodle/import-cloze-text.ts';
import { importMoodleXml } from './moodle/import-moodle.ts';
import { importNumbered } from './numbered/import-numbered.ts';
import { importQti } from './qti/import-qti.ts';
import { importQti1 } from './qti1/import-qti1.ts';
import { readText } from './read-text.ts';
import { Importing } from './report.ts';
import { atOnce, type Steps } from './steps.ts';

const TEXT_FORMATS = {
  GIFT: importGift,
  AIKEN: importAiken,
  MOODLE_XML: importMoodleXml,
  CLOZE: importClozeText,
  NUMBERED: importNumbered,
} as const;

type TextFormat = keyof typeof TEXT_FORMATS;

function* importFile(format: TextFormat, content: string | Uint8Array, importing: Importing): Steps {
  const text = readText(content, importing);
  if (text !== null) yield* TEXT_FORMATS[format](text, importing);
}

/** A package of files that each hold questions in a format of text, in the order of their paths. */
function* importFiles(files: PackageFiles, importing: Importing): Steps {
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const format = detectFormat(content, path);
    if (format === null || format === 'QTI' || format === 'QTI_1') importing.ofFile('other-file-left', { file: path });
    else yield* importing.within(path, importFile(format, content, importing));
  }
}

/**
 * Reads the questions of a file or of an unpacked package, question by question. Never throws for what is in it: each
 * question is taken, with a note of everything that is different, or left with the reason; `media` holds the pictures
 * that came along.
 */
export function* importQuestionsInSteps(
  format: ImportFormat,
  source: QuestionSource,
  options: ImportOptions,
): Steps<ImportResult> {
  const importing = new Importing(options);
  if (format === 'QTI') yield* importQti(source, importing);
  else if (format === 'QTI_1') yield* importQti1(source, importing);
  else if (typeof source === 'string' || source instanceof Uint8Array) yield* importFile(format, source, importing);
  else yield* importFiles(source, importing);
  return importing.result();
}

/** The same at once. */
export const importQuestions = (format: ImportFormat, source: QuestionSource, options: ImportOptions): ImportResult =>
  atOnce(importQuestionsInSteps(format, source, options));
