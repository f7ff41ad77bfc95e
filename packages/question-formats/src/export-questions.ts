import { exportAiken } from './aiken/export-aiken.ts';
import type { ExportItem, ExportOptions, ExportResult, QuestionFormat } from './formats.ts';
import { exportGift } from './gift/export-gift.ts';
import { exportMoodleXml } from './moodle/export-moodle.ts';
import { exportQti } from './qti/export-qti.ts';
import { atOnce, type Steps } from './steps.ts';

const TEXT_FORMATS = {
  GIFT: { write: exportGift, name: 'questions.gift' },
  AIKEN: { write: exportAiken, name: 'questions.txt' },
  MOODLE_XML: { write: exportMoodleXml, name: 'questions.xml' },
} as const;

/**
 * Writes questions in a format, question by question; the report names what it couldn't hold, and the questions that it
 * couldn't hold at all.
 */
export function* exportQuestionsInSteps(
  format: QuestionFormat,
  items: readonly ExportItem[],
  options: ExportOptions,
): Steps<ExportResult> {
  if (format === 'QTI') return yield* exportQti(items, options);
  const { write, name } = TEXT_FORMATS[format];
  const { text, report } = yield* write(items, options);
  return { files: new Map([[name, new TextEncoder().encode(text)]]), report };
}

/** The same at once. */
export const exportQuestions = (
  format: QuestionFormat,
  items: readonly ExportItem[],
  options: ExportOptions,
): ExportResult => atOnce(exportQuestionsInSteps(format, items, options));
