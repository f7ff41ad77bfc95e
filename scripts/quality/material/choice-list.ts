import { escaped } from '@sullam/question-formats/gift/gift-text.ts';

interface ListedQuestion {
  stem: string;
  choices: { text: string; label: string }[];
  key: string;
}

const isListed = (value: unknown): value is ListedQuestion => {
  const { stem, choices, key } = (value ?? {}) as Partial<ListedQuestion>;
  const areChoices = Array.isArray(choices) && choices.every((choice) => typeof choice?.text === 'string');
  return typeof stem === 'string' && typeof key === 'string' && areChoices;
};

function parsed(text: string): unknown[] {
  try {
    return JSON.parse(text) as unknown[];
  } catch {
    return []; // no JSON, whatever its name says: no list of questions
  }
}

/** A JSON list of multiple-choice questions with the label of the right one; null when the text is something else. */
export function choicesOf(text: string): ListedQuestion[] | null {
  if (!text.trimStart().startsWith('[')) return null;
  const list = parsed(text);
  return list.length > 0 && list.every(isListed) ? list : null;
}

/** The same questions as a GIFT file: the product reads no JSON of others. */
export const giftOfChoices = (list: readonly ListedQuestion[]): string =>
  list
    .map(({ stem, choices, key }) => {
      const rows = choices.map(({ text, label }) => `\t${label === key ? '=' : '~'}[plain]${escaped(text)}`);
      return `[plain]${escaped(stem)} {\n${rows.join('\n')}\n}\n`;
    })
    .join('\n');
