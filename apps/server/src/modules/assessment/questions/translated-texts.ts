import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { contentWith } from '@sullam/domain/questions/content-walk.ts';
import type { QuestionContent, QuestionKey } from '@sullam/domain/questions/question.ts';
import { keyWith } from './question-texts.ts';

interface Texts {
  content: QuestionContent;
  key: QuestionKey;
}

/** The list of a question in which what has this id stands, and its place there. */
function placeOf(content: QuestionContent, id: string): string | undefined {
  const lists = Object.entries(content).filter((entry): entry is [string, { id: string }[]] => Array.isArray(entry[1]));
  for (const [name, list] of lists) {
    const at = list.findIndex((part) => part.id === id);
    if (at >= 0) return `${name}.${at}`;
  }
  return undefined;
}

/**
 * What a text is called among those that are translated: ids, which say nothing to a reader, become places, as
 * `key.feedback.b7` becomes `choices.1.feedback`.
 */
function fieldAt(content: QuestionContent, path: string): string {
  const [part = '', ...steps] = path.split('.');
  const [name = '', id = '', ...rest] = steps;
  if (part === 'key' && name === 'feedback') return `${placeOf(content, id) ?? id}.feedback`;
  if (part === 'key' && name === 'blanks') return `${placeOf(content, id) ?? `blanks.${id}`}.${rest.join('.')}`;
  return steps.join('.').replace(/\.text$/, '');
}

/** A question with its texts changed, each by its field. */
const textsWith = ({ content, key }: Texts, change: (text: Localized, field: string) => Localized): Texts => ({
  content: contentWith(content, (text, path) => change(text, fieldAt(content, path))),
  key: keyWith(key, (text, path) => change(text, fieldAt(content, path))),
});

/** Everything that a question says in words: what is asked, the responses, what is said to them. Nobody's words are left out. */
export function translatedTexts(question: Texts): Map<string, Localized> {
  const texts = new Map<string, Localized>();
  textsWith(question, (text, field) => {
    if (isWritten(text)) texts.set(field, text);
    return text;
  });
  return texts;
}

/** The question with one of its texts in other words. */
export const withTranslation = (question: Texts, field: string, text: Localized): Texts =>
  textsWith(question, (before, name) => (name === field ? text : before));
