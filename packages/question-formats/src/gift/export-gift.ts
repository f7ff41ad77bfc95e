import type { Localized } from '@sullam/domain/localized.ts';
import type { Question } from '@sullam/domain/questions/question.ts';
import { asPercent, isOne } from '../decimals.ts';
import { noteFreeChoices } from '../drafts/choices.ts';
import { USUAL_LENGTH } from '../drafts/typed.ts';
import { languageOf, noteLeft, type Typed, typed, writeEach } from '../exporting.ts';
import type { ExportItem, ExportOptions, FormatReport } from '../formats.ts';
import { isEmpty, leavingNodes, onlyText } from '../markup/html-fields.ts';
import { joinLanguages } from '../markup/html-languages.ts';
import { escapeText, writeMarkup } from '../markup/markup-tree.ts';
import { plainLine } from '../markup/plain-text.ts';
import { writtenCategory } from '../moodle/category-path.ts';
import { moodleRuleOf } from '../moodle/ordering-rules.ts';
import { LeftOut, type Notes } from '../report.ts';
import type { Steps } from '../steps.ts';
import { writtenRule } from '../written-rules.ts';
import { escaped } from './gift-text.ts';

type Write = (text: Localized) => string;

const remark = (text: Localized | undefined, write: Write): string => (text && !isEmpty(text) ? `#${write(text)}` : '');

const weight = (fraction: string): string => `%${asPercent(fraction)}%`;

/** A weight where one is needed: another one than usual, or because the text itself begins like one. */
const weightFor = (fraction: string, usual: string, text: string): string =>
  fraction === usual && !text.startsWith('%') ? '' : weight(fraction);

function choices(
  { content, key }: Extract<Typed, { type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' }>,
  write: Write,
): string {
  const isSingle = key.type === 'SINGLE_CHOICE';
  const rows = content.choices.map(({ id, text }) => {
    const fraction = key.fractions[id] ?? '0';
    const isRight = isSingle && isOne(fraction);
    const words = write(text);
    const share = isSingle ? weightFor(fraction, isRight ? '1' : '0', words) : weight(fraction);
    return `${isRight ? '=' : '~'}${share}${words}${remark(key.feedback[id], write)}`;
  });
  // without a right answer of its own a choice question would be read as one with several
  if (isSingle && !rows.some((row) => row.startsWith('='))) throw new LeftOut('no-right-answer');
  return rows.map((row) => `\n\t${row}`).join('');
}

function trueFalse({ key }: Extract<Typed, { type: 'TRUE_FALSE' }>, write: Write): string {
  const { isTrue, feedback } = key;
  const [wrong, right] = isTrue ? [feedback.false, feedback.true] : [feedback.true, feedback.false];
  const second = remark(right, write);
  const first = remark(wrong, write) || (second === '' ? '' : '#');
  return `${isTrue ? 'TRUE' : 'FALSE'}${first}${second}`;
}

function matching(
  { content, key }: Extract<Typed, { type: 'MATCHING' }>,
  options: ExportOptions,
  write: Write,
  notes: Notes,
): string {
  const words = (html: Localized): string => {
    const text = onlyText(html, options.language, notes);
    if (text.includes('<')) notes.add('formatting-left');
    return escaped(escapeText(plainLine(text)));
  };
  const used = new Set(Object.values(key.pairs));
  const choice = (id: string | undefined): Localized => content.choices.find((one) => one.id === id)?.text ?? {};
  const pairs = content.stems.map(({ id, text }) => `=${write(text)} -> ${words(choice(key.pairs[id]))}`);
  const others = content.choices.filter(({ id }) => !used.has(id)).map(({ text }) => `= -> ${words(text)}`);
  return [...pairs, ...others].map((row) => `\n\t${row}`).join('');
}

/** An item stands in a line of its own, and none of them looks like what stands before the first. */
function ordering({ content, key }: Extract<Typed, { type: 'ORDERING' }>, write: Write): string {
  const items = key.order.map((id) => write(content.choices.find((choice) => choice.id === id)?.text ?? {}));
  const rule = moodleRuleOf(key.rule ?? 'NEIGHBOURS');
  return [`>${items.length} ALL VERTICAL ${rule} SHOW none`, ...items.map((item) => `\t${item}`)].join('\n');
}

function answers(part: Typed, options: ExportOptions, write: Write, notes: Notes): string {
  const row = (fraction: string, text: string, feedback: Localized): string =>
    `\n\t=${weightFor(fraction, '1', text)}${text}${remark(feedback, write)}`;
  switch (part.type) {
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      if (part.key.type === 'MULTIPLE_CHOICE' && part.key.isAllOrNothing) notes.add('all-or-nothing-as-weights');
      else if (part.key.type === 'MULTIPLE_CHOICE' && !part.key.sum) noteFreeChoices(part.key.fractions, notes);
      return choices(part, write);
    case 'TRUE_FALSE':
      return trueFalse(part, write);
    case 'SHORT_TEXT':
      if (part.key.isStrict) notes.add('spelling-rule-left');
      if (part.content.maximumLength !== USUAL_LENGTH)
        notes.add('length-limit-left', { most: part.content.maximumLength });
      // answers that hold an arrow would be read as pairs
      if (part.key.accepted.some(({ text }) => text.includes('->'))) throw new LeftOut('syntax', { near: '->' });
      return part.key.accepted.map(({ text, fraction, feedback }) => row(fraction, plainly(text), feedback)).join('');
    case 'NUMERIC':
      if (part.key.units.length > 0) notes.add('units-left', { units: part.content.units.join(', ') });
      return `#${part.key.accepted.map(({ value, tolerance, fraction, feedback }) => row(fraction, `${value}:${tolerance}`, feedback)).join('')}`;
    case 'MATCHING':
      return matching(part, options, write, notes);
    case 'ORDERING':
      return ordering(part, write);
    case 'ESSAY':
      if (!isEmpty(part.key.guide)) notes.add('guide-left');
      if (part.content.leastWords > 0 || part.content.mostWords !== null) notes.add('word-limits-left');
      return '';
    default:
      throw new LeftOut('type-not-in-format', { type: part.type });
  }
}

/** Text that is no HTML, and whose beginning is no name of a format. */
const plainly = (text: string): string => `${/^\[|[&<>]/.test(text) ? '[plain]' : ''}${escaped(text)}`;

const commentText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\]\\]/g, '\\$&')
    .trim();

/** Says where GIFT's readers count the parts otherwise, and what of the key it has no place for. */
function noteRule(key: Question['key'], notes: Notes): void {
  if (key.type === 'ORDERING' && (key.rule ?? 'NEIGHBOURS') === 'NEIGHBOURS') notes.add('scoring-simplified');
  if (key.type !== 'MATCHING') return;
  if (key.isAllOrNothing || key.sum) notes.add('scoring-simplified');
  if (key.shares || key.otherShare) notes.add('shares-left');
}

function written(question: Question, options: ExportOptions, notes: Notes): string {
  const part = typed(question);
  const context = {
    language: options.language,
    attribute: 'lang',
    mode: 'html',
    addressOf: () => null,
    notes,
  } as const;
  const write: Write = (text) => {
    const html = onlyText(text, options.language, notes);
    // what is not in the file's language says in which it is
    const nodes = joinLanguages(
      { [languageOf(text, options)]: html },
      options.language,
      (own) => leavingNodes(own, context),
      'lang',
    );
    const written = writeMarkup(nodes, 'html');
    return `${written.startsWith('[') ? '[html]' : ''}${escaped(written)}`;
  };
  const body = answers(part, options, write, notes);
  const general = isEmpty(question.key.explanation) ? '' : `\n\t####${write(question.key.explanation)}`;
  noteLeft(question, notes, { tags: true });
  noteRule(question.key, notes);
  const rule = writtenRule(question.key);
  const idNumber = question.idNumber?.trim();
  const tags = [
    ...(idNumber ? [`[id:${commentText(idNumber)}]`] : []),
    ...question.tags.map((tag) => `[tag:${commentText(tag)}]`),
    ...(rule ? [`[rule:${rule}]`] : []),
  ].join(' ');
  const end = /\n/.test(body + general) ? '\n' : '';
  return `${tags === '' ? '' : `// ${tags}\n`}::${escaped(question.name)}::[html]${write(question.content.prompt)}{${body}${general}${end}}\n`;
}

/** What GIFT holds of the questions, in one language. */
export function* exportGift(
  items: readonly ExportItem[],
  options: ExportOptions,
): Steps<{ text: string; report: FormatReport }> {
  const { written: done, report } = yield* writeEach(items, ({ question }, notes) => written(question, options, notes));
  let category = writtenCategory([]);
  const blocks = done.map(({ item, result }) => {
    const path = writtenCategory(item.category).replace(/\s+/g, ' ');
    const line = path === category ? '' : `$CATEGORY: ${path}\n\n`;
    category = path;
    return `${line}${result}`;
  });
  return { text: blocks.join('\n'), report };
}
