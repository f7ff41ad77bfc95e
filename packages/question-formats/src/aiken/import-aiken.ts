import { choiceQuestion } from '../drafts.ts';
import { field } from '../markup/html-fields.ts';
import { linksInto } from '../media-files.ts';
import { type Importing, LeftOut } from '../report.ts';

const OPTION = /^\s*([A-Z])[.)][ \t]+(.*)$/;
const ANSWER = /^\s*ANSWER\s*:\s*(.*)$/i;

interface AikenItem {
  line: number;
  prompt: string[];
  options: { letter: string; text: string }[];
  answer: string | null;
  /** A line that is neither a choice nor the answer and stands where one of them should. */
  stray: string | null;
}

/** Splits a file at its answers; blank lines between questions say nothing more. */
function aikenItems(text: string): AikenItem[] {
  const items: AikenItem[] = [];
  const begin = (line: number): AikenItem => ({ line, prompt: [], options: [], answer: null, stray: null });
  let current: AikenItem | null = null;
  text.split('\n').forEach((written, index) => {
    const line = written.trim();
    if (line === '') {
      // a question that ends without its answer doesn't swallow the next one
      if (current && current.options.length > 0) {
        items.push(current);
        current = null;
      }
      return;
    }
    const item: AikenItem = current ?? begin(index + 1);
    current = item;
    const answer = ANSWER.exec(line);
    const option = OPTION.exec(line);
    if (answer) {
      items.push({ ...item, answer: (answer[1] ?? '').trim() });
      current = null;
    } else if (option && item.prompt.length > 0) item.options.push({ letter: option[1] ?? '', text: option[2] ?? '' });
    else if (item.options.length === 0) item.prompt.push(line);
    else item.stray ??= line;
  });
  return current ? [...items, current] : items;
}

export function importAiken(text: string, importing: Importing): void {
  for (const item of aikenItems(text)) {
    const prompt = item.prompt.join('\n');
    const source = { file: null, line: item.line, id: null };
    importing.item(prompt.slice(0, 80), source, [], (notes) => {
      if (item.stray !== null) throw new LeftOut('syntax', { near: item.stray.slice(0, 80) });
      if (item.answer === null) throw new LeftOut('cut-off');
      const letter = item.answer.toUpperCase();
      if (!item.options.some((option) => option.letter === letter))
        throw new LeftOut('no-right-answer', { answer: item.answer.slice(0, 20) });
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
