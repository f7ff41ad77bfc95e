import { LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import type { Question } from '@sullam/domain/questions/question.ts';
import { bestFirst } from './best-first.ts';
import { isZero } from './decimals.ts';
import { withoutControls } from './encoding.ts';
import type { ExportItem, ExportOptions, FormatReport } from './formats.ts';
import { isEmpty } from './markup/html-fields.ts';
import { changedEntries, emptyReport, LeftOut, Notes } from './report.ts';
import type { Steps } from './steps.ts';

/** The member of a union whose type is, or may be, `T`. */
type Of<U, T> = U extends { type: infer X } ? (T extends X ? U & { type: T } : never) : never;
export type ContentOf<T extends Question['content']['type']> = Of<Question['content'], T>;
export type KeyOf<T extends Question['key']['type']> = Of<Question['key'], T>;

/** A question's content and key of one type together. */
export type Typed = {
  [T in Question['content']['type']]: { type: T; content: ContentOf<T>; key: KeyOf<T> };
}[Question['content']['type']];

export type Part<T extends Typed['type']> = Extract<Typed, { type: T }>;

/** Content and key belong together in every stored version; a pair that doesn't can't be written. */
export function typed(question: Question): Typed {
  const { content, key } = question;
  if (content.type !== key.type) throw new LeftOut('type-unsupported', { type: `${content.type} ${key.type}` });
  return { type: content.type, content, key } as Typed;
}

/** A question and its category without characters that no text file holds: XML knows no way to write them, and readers drop them. */
function writable<T>(item: T): { value: T; removed: number } {
  let removed = 0;
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const text = withoutControls(value.replace(/\r\n?/g, '\n'));
      removed += Math.max(0, value.replace(/\r\n/g, '\n').length - text.length);
      return text;
    }
    if (Array.isArray(value)) return value.map(clean);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]));
  };
  return { value: clean(item) as T, removed };
}

/** Writes each question or says why not, one in each step. */
export function* writeEach<T>(
  items: readonly ExportItem[],
  write: (item: ExportItem, notes: Notes, index: number) => T,
): Steps<{ written: { item: ExportItem; result: T }[]; report: FormatReport }> {
  const report = emptyReport();
  const written: { item: ExportItem; result: T }[] = [];
  for (const [index, item] of items.entries()) {
    yield;
    const { value, removed } = writable(item);
    const question = bestFirst(value.question);
    const clean = { ...value, question };
    const source = { file: null, line: null, id: String(index + 1) };
    const notes = new Notes();
    try {
      if (removed > 0) notes.add('control-characters-removed', { count: removed });
      const result = write(clean, notes, index);
      report.taken.push({ title: question.name, source, type: question.content.type });
      report.changed.push(...changedEntries(notes, question.name, source));
      written.push({ item: clean, result });
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error;
      report.left.push({ title: question.name, source, code: error.code, values: error.values });
    }
  }
  return { written, report };
}

/** What a format has no place for, named where the question has it. */
export function noteLeft(
  question: Question,
  notes: Notes,
  held: { marks?: boolean; negative?: boolean; hints?: boolean; tags?: boolean; difficulty?: boolean },
): void {
  if (!held.negative && !isZero(question.negativeMarks))
    notes.add('negative-marks-left', { marks: question.negativeMarks });
  if (!held.marks && question.marks !== '1') notes.add('marks-left', { marks: question.marks });
  if (!held.hints && question.content.hints.some((hint) => !isEmpty(hint))) notes.add('hints-left');
  if (!held.tags && question.tags.length > 0) notes.add('tags-left', { tags: question.tags.join(', ') });
  if (!held.difficulty && question.difficulty !== null)
    notes.add('difficulty-left', { difficulty: question.difficulty });
}

/** The language of a text that can be written in one language only. */
export const languageOf = (text: Localized, options: ExportOptions) =>
  text[options.language]?.trim()
    ? options.language
    : (LANGUAGES.find((code) => text[code]?.trim()) ?? options.language);
