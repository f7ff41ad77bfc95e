import { choiceQuestion } from '../drafts/choices.ts';
import { field } from '../markup/html-fields.ts';
import { linksInto } from '../media-files.ts';
import { type Importing, LeftOut } from '../report.ts';
import type { Steps } from '../steps.ts';

const OPTION = /^([A-Za-z])(?:[.)][ \t]+|\)(?=\S))(.*)$/;
const FIRST = /^A(?:[.)][ \t]+|\)(?=\S))/i;
const ANSWER = /^ANSWER\s*:\s*(.*)$/i;
/** "B", "b", "B)" or "B.", also with the words of that choice behind it. */
const LETTER = /^([A-Za-z])[.):]?(?:\s+(.*))?$/;

interface AikenItem {
  line: number;
  prompt: string[];
  options: { letter: string; text: string }[];
  answer: string | null;
  /** Lines that are neither choices nor the answer and stand where one of them should. */
  stray: { line: number; text: string }[];
}

/** The choice that a line is: the first of a question is A, and each stands further on in the alphabet. */
function optionOf(line: string, { prompt, options }: AikenItem): AikenItem['options'][number] | null {
  const [, written = '', text = ''] = (prompt.length > 0 && OPTION.exec(line)) || [];
  const letter = written.toUpperCase();
  const last = options.at(-1)?.letter;
  const isNext = last === undefined ? letter === 'A' : letter > last;
  return letter !== '' && isNext ? { letter, text } : null;
}

/** The letter of the right choice; undefined where the answer says something else, or more. */
function rightLetter({ answer, options }: AikenItem): string | undefined {
  const [, written = '', words = ''] = LETTER.exec(answer ?? '') ?? [];
  const named = options.find(({ letter }) => letter === written.toUpperCase());
  return words === '' || words.toLowerCase() === named?.text.trim().toLowerCase() ? named?.letter : undefined;
}

/** Splits a file at its answers; blank lines between questions say nothing more. */
function aikenItems(text: string): AikenItem[] {
  const items: AikenItem[] = [];
  const begin = (line: number): AikenItem => ({ line, prompt: [], options: [], answer: null, stray: [] });
  let current: AikenItem | null = null;
  let isAfterBlank = false;
  text.split('\n').forEach((written, index) => {
    const line = written.trim();
    const isBlank = line === '';
    const answer = ANSWER.exec(line);
    const option = current && optionOf(line, current);
    // a question that ends without its answer doesn't swallow the next one
    if (current && current.options.length > 0 && isAfterBlank && !isBlank && !answer && !option) {
      items.push(current);
      current = null;
    }
    isAfterBlank = isBlank;
    if (isBlank) return;
    const item: AikenItem = current ?? begin(index + 1);
    current = item;
    if (answer) {
      items.push({ ...item, answer: (answer[1] ?? '').trim() });
      current = null;
    } else if (option) item.options.push(option);
    else if (item.options.length === 0) item.prompt.push(line);
    else if (item.stray[0] && FIRST.test(line)) {
      // the question before ended without its answer, and without a blank line
      items.push({ ...item, stray: [] });
      current = begin(item.stray[0].line);
      current.prompt = item.stray.map((stray) => stray.text);
      current.options = [{ letter: 'A', text: OPTION.exec(line)?.[2] ?? '' }];
    } else item.stray.push({ line: index + 1, text: line });
  });
  return current ? [...items, current] : items;
}

export function* importAiken(text: string, importing: Importing): Steps {
  for (const item of aikenItems(text)) {
    yield;
    const prompt = item.prompt.join('\n');
    const source = { file: null, line: item.line, id: null };
    importing.item(prompt.slice(0, 80), source, [], (notes) => {
      const [stray] = item.stray;
      if (stray) throw new LeftOut('syntax', { near: stray.text.slice(0, 80) });
      if (item.answer === null) throw new LeftOut('cut-off');
      const letter = rightLetter(item);
      if (letter === undefined) throw new LeftOut('no-right-answer', { answer: item.answer.slice(0, 20) });
      if (item.prompt.length > 1) notes.add('lines-joined');
      const context = { language: importing.options.language, links: linksInto(importing.media, () => null), notes };
      const choices = item.options.map((option) => ({
        text: field(option.text, 'plain', context),
        fraction: option.letter === letter ? '1' : '0',
        feedback: {},
      }));
      const draft = { name: '', prompt: field(prompt, 'plain', context) };
      return choiceQuestion(draft, choices, { isSingle: true, isAllOrNothing: false }, notes);
    });
  }
}
