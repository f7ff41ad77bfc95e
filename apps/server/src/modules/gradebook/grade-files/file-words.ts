import type { Localized } from '@sullam/domain/localized.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import { messages as arabic } from '@sullam/strings/areas/grade-files.ar.ts';
import { messages as english } from '@sullam/strings/areas/grade-files.en.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import { translatorOf, type Worded } from '../../../kernel/wording.ts';

const WORDS = { en: english, ar: arabic };

export type Word = keyof typeof english;

/** The words of files in a language, as the organisation says them. */
export const fileWords = (context: Worded, language: 'en' | 'ar'): Promise<Translator> =>
  translatorOf({ ...context, language }, WORDS);

/** What people write instead, and other systems. */
const ALIASES: Readonly<Record<string, Word>> = {
  ex: 'grade-files.states.excused',
  mi: 'grade-files.states.missing',
  id: 'grade-files.columns.learner',
  'user id': 'grade-files.columns.learner',
  'learner number': 'grade-files.columns.learner',
  'رقم المتعلّم': 'grade-files.columns.learner',
  'e-mail': 'grade-files.columns.email',
  البريد: 'grade-files.columns.email',
  الإيميل: 'grade-files.columns.email',
  'email address': 'grade-files.columns.email',
};

/** Finds the word that a text of a file stands for; undefined: none of these. */
export type WordOf = (text: string, words: readonly Word[]) => Word | undefined;

/** Reads words in both languages, shipped and the organisation's own, however they are written. */
export async function wordReader(context: Worded): Promise<WordOf> {
  const own = await Promise.all([fileWords(context, 'en'), fileWords(context, 'ar')]);
  const ways = new Map<Word, ReadonlySet<string>>(
    (Object.keys(english) as Word[]).map((word) => [
      word,
      new Set([english[word], arabic[word], ...own.map((t) => t(word))].map(foldForSearch)),
    ]),
  );
  return (text, words) => {
    const folded = foldForSearch(text);
    const alias = ALIASES[text.trim().toLowerCase()];
    return words.find((word) => ways.get(word)?.has(folded)) ?? (alias && words.includes(alias) ? alias : undefined);
  };
}

/** Whether an author's text reads like this in one of its languages. */
export const isTitle = (title: Localized, text: string): boolean => {
  const folded = foldForSearch(text);
  return [title.en, title.ar].some((each) => each != null && each !== '' && foldForSearch(each) === folded);
};
