import { decimal, formatDecimal, trimDecimal } from '@sullam/domain/decimal.ts';
import { completeness, LANGUAGES, type Language, type Localized } from '@sullam/domain/localized.ts';
import { checkQuestion } from '@sullam/domain/questions/check-question.ts';
import { contentWith, textsOfContent } from '@sullam/domain/questions/content-walk.ts';
import type { Question, QuestionContent } from '@sullam/domain/questions/question.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import { plainText, searchTextOf } from '../../../kernel/html.ts';
import { LIMITS } from '../../../kernel/http/limits.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { isEmptyText, type MediaChoice, prepareText } from '../../organization/media/media.public.ts';
import type { VersionValues } from './question-difference.ts';
import { keyWith } from './question-texts.ts';

/** A version as it is kept, with what is derived from it. */
export interface PreparedVersion extends VersionValues {
  languages: Language[];
  /** Nothing is wrong with it: exams may take it. */
  isReady: boolean;
  mediaIds: number[];
  /** Name and prompt in both languages, folded. */
  words: string;
}

const NAME_LENGTH = 80;

/** The words that an author's list shows of a prompt; gaps are drawn as lines. */
export const promptWords = (html: string | null | undefined): string =>
  plainText(html ?? '').replaceAll(/\{\{[\p{L}\p{N}_-]+\}\}/gu, '____');

/** The same as searches compare them; those of a large prompt without gaps are folded already. */
const foldedPrompt = (html: string | null | undefined): string =>
  html?.includes('{{') ? foldForSearch(promptWords(html)) : searchTextOf(html ?? '');

const shortened = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const letters = [...text.slice(0, 2 * (length + 1))]; // no letter takes more than two units
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
};

/** The first words of a prompt in each language. */
export const excerptOf = (prompt: Localized): { en?: string; ar?: string } =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const words = promptWords(prompt[language]);
      return words === '' ? [] : [[language, shortened(words, LIMITS.name)]];
    }),
  );

const languagesOf = (content: QuestionContent): Language[] => {
  const complete = completeness(textsOfContent(content));
  return LANGUAGES.filter((language) => complete[language].isComplete);
};

const trimmed = (amount: string): string => formatDecimal(trimDecimal(decimal(amount)));

/**
 * A question as it is kept: HTML cleaned like that of articles, languages without anything to see left out, a name from
 * the prompt where there is none. `choices` are the files that it shows, for checkMediaChoices().
 * @throws Problem validation where the key is of another type than the content, or marks are none
 */
export function prepareQuestion(question: Omit<Question, 'tags'>): {
  version: PreparedVersion;
  choices: MediaChoice[];
} {
  if (question.key.type !== question.content.type) throw invalidField('key.type', 'choice');
  const marks = trimmed(question.marks);
  if (marks === '0') throw invalidField('marks', 'numberGreaterThan', { limit: 0 });
  const choices: MediaChoice[] = [];
  const clean = (text: Localized, path: string): Localized =>
    Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const { html, mediaIds } = prepareText(text[language] ?? '');
        for (const mediaId of mediaIds)
          choices.push({ path: `${path}.${language}`, mediaId, kinds: ['IMAGE', 'VIDEO', 'AUDIO'] });
        return isEmptyText(html) ? [] : [[language, html]];
      }),
    );
  const content = contentWith(question.content, clean);
  const key = keyWith(question.key, clean);
  if (content.type === 'HOTSPOT' && content.pictureMediaId > 0)
    choices.push({ path: 'content.pictureMediaId', mediaId: content.pictureMediaId, kinds: ['IMAGE'] });
  const prompts = LANGUAGES.map((language) => promptWords(content.prompt[language]));
  const name = question.name.trim() || shortened(prompts.find((text) => text !== '') ?? '', NAME_LENGTH);
  const values = {
    name,
    content,
    key,
    marks,
    negativeMarks: trimmed(question.negativeMarks),
    difficulty: question.difficulty,
  };
  return {
    choices,
    version: {
      ...values,
      languages: languagesOf(content),
      isReady: checkQuestion({ ...values, tags: [] }).every(({ severity }) => severity !== 'ERROR'),
      mediaIds: [...new Set(choices.map(({ mediaId }) => mediaId))],
      words: [foldForSearch(name), ...LANGUAGES.map((language) => foldedPrompt(content.prompt[language]))]
        .filter((words) => words !== '')
        .join(' '),
    },
  };
}

/** Tags without blanks around; of two that search takes for one, the first stays. */
export function foldedTags(tags: readonly string[]): Map<string, string> {
  const folded = new Map<string, string>();
  for (const tag of tags) {
    const key = foldForSearch(tag);
    if (key !== '' && !folded.has(key)) folded.set(key, tag.trim());
  }
  return folded;
}
