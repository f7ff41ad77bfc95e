import type { Language } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/result-files.ar.ts';
import { messages as english } from '@sullam/strings/areas/result-files.en.ts';

type Name<Group extends string> = keyof typeof english extends infer Key
  ? Key extends `result-files.${Group}.${infer Rest}`
    ? Rest
    : never
  : never;

/** The head of a table of results and the words in it, in one language. */
export function resultWords(language: Language) {
  const words = language === 'ar' ? arabic : english;
  return {
    head: (...columns: Name<'columns'>[]): string[] => columns.map((name) => words[`result-files.columns.${name}`]),
    yesNo: (is: boolean): string => words[`result-files.values.${is ? 'yes' : 'no'}`],
  };
}
