import { toLatinDigits } from '@sullam/domain/latin-digits.ts';
import { equalShares } from '../decimals.ts';
import { choiceQuestion, trueFalseQuestion } from '../drafts/choices.ts';
import type { Draft } from '../drafts/draft.ts';
import { essayQuestion } from '../drafts/essay-and-upload.ts';
import { type FieldContext, field } from '../markup/html-fields.ts';
import { linksInto } from '../media-files.ts';
import { type Importing, LeftOut } from '../report.ts';
import type { Steps } from '../steps.ts';

/** "1.", "1)", "١-": a question begins. */
const QUESTION = /^[\d٠-٩]{1,4}[ \t]{0,3}[.):\-–][ \t]{1,8}(\S.*)$/;
/** "a)", "B.", "أ-"; a star before or behind it says that it is right. */
const CHOICE = /^(\*)?[ \t]{0,3}(?:[A-Za-z]|[\u0621-\u064A]\u0640?)[ \t]{0,3}([.)]|[-–](?=[ \t]))[ \t]{0,8}(\S.*)$/;
const IS_RIGHT = /[ \t]*(?:\*|✓|✔|\((?:correct|right|صحيحة?|الصحيحة?)\))$/i;
/** The right one named below the choices. */
const ANSWER = /^(?:answer|correct answer|الإجابة(?: الصحيحة)?|الجواب)[ \t]*[:：][ \t]*(\S{1,20})[.)]?$/i;
/** What a question says of itself at its end: how it is answered, what it is worth. */
const ESSAY_MARK = /[ \t]*\[(?:essay|مقالي|مقال)[ \t]*([\d٠-٩]{1,4}(?:[.٫][\d٠-٩]{1,4})?)?\]$/i;
const MARKS = /[ \t]*\[([\d٠-٩]{1,4}(?:[.٫][\d٠-٩]{1,4})?)\]$/;
const TRUTH = /(?:^|[.!?؟:][ \t]+|[ \t]+[-–][ \t]+|[ \t]*\()(true|false|صحيحة?|صواب|صح|خطأ|خاطئة?)\)?\.?$/i;
const TRUE_WORDS = new Set(['true', 'صح', 'صواب', 'صحيح', 'صحيحة']);

interface Choice {
  letter: string;
  text: string;
  isRight: boolean;
}

interface NumberedItem {
  line: number;
  prompt: string[];
  choices: Choice[];
  answer: string | null;
}

const numberIn = (written: string | undefined): string | undefined =>
  written === undefined ? undefined : toLatinDigits(written).replace('٫', '.');

const letterOf = (line: string): string => /[A-Za-z\u0621-\u064A]/.exec(line)?.[0].toLowerCase() ?? '';

function choiceOf(line: string): Choice | null {
  const found = CHOICE.exec(line);
  if (!found) return null;
  const [, star, , text = ''] = found;
  return {
    letter: letterOf(line),
    text: text.replace(IS_RIGHT, ''),
    isRight: star !== undefined || IS_RIGHT.test(text),
  };
}

/** Splits a text at its numbers; what stands before the first is no question. */
function numberedItems(text: string): NumberedItem[] {
  const items: NumberedItem[] = [];
  text.split('\n').forEach((written, index) => {
    const line = written.trim();
    if (line === '') return;
    const item = items.at(-1);
    const question = QUESTION.exec(line);
    if (question) {
      items.push({ line: index + 1, prompt: [question[1] ?? ''], choices: [], answer: null });
      return;
    }
    if (!item) return;
    const answer = ANSWER.exec(line);
    const choice = choiceOf(line);
    const last = item.choices.at(-1);
    if (answer) item.answer = (answer[1] ?? '').replace(/[.)]$/, '').toLowerCase();
    else if (choice) item.choices.push(choice);
    // what goes on over the end of a line
    else if (last) {
      last.text += ` ${line.replace(IS_RIGHT, '')}`;
      last.isRight ||= IS_RIGHT.test(line);
    } else item.prompt.push(line);
  });
  return items;
}

/** What a question asks, without what it says of itself. */
function readPrompt({ prompt, choices, answer }: NumberedItem) {
  const written = prompt.join('\n').trim();
  const essay = ESSAY_MARK.exec(written);
  if (essay) return { text: written.replace(ESSAY_MARK, ''), marks: numberIn(essay[1]), isTrue: null };
  const marks = numberIn(MARKS.exec(written)?.[1]);
  const text = written.replace(MARKS, '');
  if (choices.length > 0) return { text, marks, isTrue: null };
  const isTrue = answer === null ? null : TRUE_WORDS.has(answer);
  const truth = TRUTH.exec(text);
  if (!truth) return { text, marks, isTrue };
  const word = truth[1] ?? '';
  const isSentenceEnd = /^[.!?؟]/.test(truth[0]);
  const cut = text.slice(0, truth.index + (isSentenceEnd ? 1 : 0)).trim();
  return { text: cut, marks, isTrue: TRUE_WORDS.has(word.toLowerCase()) };
}

/** Numbered questions as they are typed in a mail or a document: choices by letters, a star at the right one. */
export function* importNumbered(text: string, importing: Importing): Steps {
  for (const item of numberedItems(text)) {
    yield;
    const source = { file: null, line: item.line, id: null };
    importing.item(item.prompt.join(' ').slice(0, 80), source, [], (notes) => {
      const context: FieldContext = {
        language: importing.options.language,
        links: linksInto(importing.media, () => null),
        notes,
      };
      const { text: asked, marks, isTrue } = readPrompt(item);
      const draft: Draft = { name: '', prompt: field(asked, 'plain', context), ...(marks ? { marks } : {}) };
      if (item.choices.length === 0) {
        if (isTrue !== null) return trueFalseQuestion(draft, isTrue, { true: {}, false: {} });
        return essayQuestion(draft, { least: 0, most: null }, {});
      }
      const right = item.choices.filter(({ letter, isRight }) => isRight || letter === item.answer);
      if (right.length === 0) throw new LeftOut('no-right-answer', item.answer ? { answer: item.answer } : {});
      const shares = equalShares(right.length);
      const choices = item.choices.map((choice) => ({
        text: field(choice.text, 'plain', context),
        fraction: shares[right.indexOf(choice)] ?? '0',
        feedback: {},
      }));
      return choiceQuestion(draft, choices, { isSingle: right.length === 1, isAllOrNothing: false }, notes);
    });
  }
}
