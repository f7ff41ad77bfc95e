import type { Language, Localized } from '@sullam/domain/localized.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import { messages as arabic } from '@sullam/strings/areas/grade-files.ar.ts';
import { messages as english } from '@sullam/strings/areas/grade-files.en.ts';

export const WORDS: Readonly<Record<Language, Readonly<Record<keyof typeof english, string>>>> = {
  en: english,
  ar: arabic,
};

type Word = keyof typeof english;

/** Whether a text is one of these words, in either language and however it is written. */
export const isWord = (text: string, ...words: Word[]): boolean => {
  const folded = foldForSearch(text);
  return words.some((word) => folded === foldForSearch(english[word]) || folded === foldForSearch(arabic[word]));
};

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

/** The word that a text stands for; undefined: none of these. */
export function wordOf(text: string, words: readonly Word[]): Word | undefined {
  const found = words.find((word) => isWord(text, word));
  const alias = ALIASES[text.trim().toLowerCase()];
  return found ?? (alias && words.includes(alias) ? alias : undefined);
}

/** Whether an author's text reads like this in one of its languages. */
export const isTitle = (title: Localized, text: string): boolean => {
  const folded = foldForSearch(text);
  return [title.en, title.ar].some((each) => each != null && each !== '' && foldForSearch(each) === folded);
};
