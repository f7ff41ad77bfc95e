import { messages as arabic } from '@sullam/strings/areas/result-files.ar.ts';
import { messages as english } from '@sullam/strings/areas/result-files.en.ts';
import type { RequestContext } from './context.ts';
import { translatorOf } from './wording.ts';

type Name<Group extends string> = keyof typeof english extends infer Key
  ? Key extends `result-files.${Group}.${infer Rest}`
    ? Rest
    : never
  : never;

const WORDS = { en: english, ar: arabic };

export interface ResultWords {
  head(...columns: Name<'columns'>[]): string[];
  yesNo(is: boolean): string;
  language(code: string): string;
  /** What a table is, for the name of its file. */
  title(name: Name<'titles'>): string;
}

/** The head of a table of results and the words in it, as the organisation says them in the reader's language. */
export async function resultWords(context: RequestContext): Promise<ResultWords> {
  const t = await translatorOf(context, WORDS);
  return {
    head: (...columns) => columns.map((name) => t(`result-files.columns.${name}`)),
    yesNo: (is) => t(`result-files.values.${is ? 'yes' : 'no'}`),
    language: (code) => t(`result-files.values.${code === 'ar' ? 'arabic' : 'english'}`),
    title: (name) => t(`result-files.titles.${name}`),
  };
}
