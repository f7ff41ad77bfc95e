import type { Localized } from '@sullam/domain/localized.ts';
import { isOne, isZero } from '../decimals.ts';
import { noteLeft, typed, writeEach } from '../exporting.ts';
import type { ExportItem, ExportOptions, FormatReport } from '../formats.ts';
import { isEmpty, onlyText } from '../markup/html-fields.ts';
import { isPlain, plainLine } from '../markup/plain-text.ts';
import { LeftOut, type Notes } from '../report.ts';
import type { Steps } from '../steps.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** What a first line must not look like: it would be read as a choice or as the answer. */
const MISREAD = /^(?:[A-Z][.)]\s|ANSWER\s*:)/i;

function written({ question, category }: ExportItem, options: ExportOptions, notes: Notes): string {
  const part = typed(question);
  if (part.type !== 'SINGLE_CHOICE') throw new LeftOut('type-not-in-format', { type: part.type });
  const { content, key } = part;
  if (content.choices.length > LETTERS.length) throw new LeftOut('too-many-choices', { most: LETTERS.length });
  const words = (text: Localized): string => {
    const html = onlyText(text, options.language, notes);
    if (!isPlain(html)) notes.add('formatting-left');
    const line = plainLine(html);
    if (line === '') throw new LeftOut('text-missing');
    return line;
  };
  const right = content.choices.findIndex(({ id }) => isOne(key.fractions[id] ?? '0'));
  if (right === -1) throw new LeftOut('no-right-answer');
  const fractions = content.choices.map(({ id }) => key.fractions[id] ?? '0');
  if (fractions.some((fraction, index) => index !== right && !isZero(fraction))) notes.add('scoring-simplified');
  if (Object.values(key.feedback).some((text) => !isEmpty(text))) notes.add('feedback-left');
  if (!isEmpty(key.explanation)) notes.add('explanation-left');
  if (category.length > 0) notes.add('category-left', { category: category.join(' / ') });
  noteLeft(question, notes, {});
  const prompt = words(content.prompt);
  // readers of Aiken name a question by its first words
  if (!prompt.startsWith(question.name.replace(/…$/, ''))) notes.add('name-left', { name: question.name });
  if (MISREAD.test(prompt)) throw new LeftOut('syntax', { near: prompt.slice(0, 40) });
  const rows = content.choices.map(({ text }, index) => `${LETTERS[index]}) ${words(text)}`);
  return [prompt, ...rows, `ANSWER: ${LETTERS[right]}`, ''].join('\n');
}

/** Single choice in plain words of one language: all that Aiken holds. */
export function* exportAiken(
  items: readonly ExportItem[],
  options: ExportOptions,
): Steps<{ text: string; report: FormatReport }> {
  const { written: done, report } = yield* writeEach(items, (item, notes) => written(item, options, notes));
  return { text: done.map(({ result }) => result).join('\n'), report };
}
