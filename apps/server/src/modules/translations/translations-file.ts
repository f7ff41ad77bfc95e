import { hasText, LANGUAGES, type Language } from '@sullam/domain/localized.ts';
import { csvFile } from '../../kernel/csv.ts';
import { invalidField } from '../../kernel/problem.ts';
import { readCsv } from '../../kernel/read-csv.ts';
import { fingerprintOf } from './text-states.ts';
import type { KeyedText } from './translations.reads.ts';

/** The columns are told apart by these names, whatever the language of whoever saves the file. */
const HEAD = ['key', 'en', 'ar', 'en_was', 'ar_was'] as const;

/** What can be written by a file: texts of lessons have pictures and drafts, instructions files. */
export const isInFile = ({ form, source }: KeyedText): boolean =>
  source.write !== undefined && form !== 'ARTICLE' && form !== 'ELSEWHERE';

/** Every text with what it was, so that a file that comes back late takes nobody's words away. */
export const translationsFile = (texts: readonly KeyedText[]): string =>
  csvFile([
    HEAD,
    ...texts.filter(isInFile).map(({ key, value, now }) => [key, value.en ?? '', value.ar ?? '', now.en, now.ar]),
  ]);

/** One side of a text as a file has it. */
export interface WantedText {
  key: string;
  language: Language;
  text: string;
  /** Of what stood there when the file was written. */
  was: string;
}

/** What kept a cell from being a formula isn't the author's. */
const cellText = (cell: string | undefined): string => (cell ?? '').replace(/^'(?=[\s\p{Cc}]*[=+\-@])/u, '').trim();

/** What a file changes, row by row; cells that are empty or as they were say nothing. */
export function wantedTexts(file: string): WantedText[] {
  const [head, ...rows] = readCsv(file.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')).rows;
  const at = Object.fromEntries(HEAD.map((name) => [name, head?.indexOf(name) ?? -1])) as Record<
    (typeof HEAD)[number],
    number
  >;
  if (HEAD.some((name) => at[name] < 0)) throw invalidField('text', 'choice');
  return rows.flatMap((row) =>
    LANGUAGES.flatMap((language) => {
      const [text, was] = [cellText(row[at[language]]), row[at[`${language}_was`]]?.trim() ?? ''];
      const key = row[at.key]?.trim() ?? '';
      return key === '' || !hasText(text) || fingerprintOf(text) === was ? [] : [{ key, language, text, was }];
    }),
  );
}
