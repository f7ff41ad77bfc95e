import { hasText, LANGUAGES, otherLanguage } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/translations.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/translations.en.gen.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { invalidField } from '../../../kernel/problem.ts';
import type { TableLine } from '../../../kernel/table-cells.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { type BroughtText, outcomeOf } from './imported-texts.ts';
import { fingerprintOf } from './text-states.ts';
import type { KeyedText } from './translations.reads.ts';

/** The columns, told apart by their order: their heads are in the words of whoever exports them. */
const COLUMNS = ['key', 'en', 'ar', 'enWas', 'arWas'] as const;
const AT = { key: 0, en: 1, ar: 2, enWas: 3, arWas: 4 } as const;
const WORDS = { en: english, ar: arabic };

/** What can be written by a file: texts of lessons have pictures and drafts, instructions files. */
export const isInFile = ({ form, source }: KeyedText): boolean =>
  source.write !== undefined && form !== 'ARTICLE' && form !== 'ELSEWHERE';

/** Every text with what it was, so that a file that comes back late takes nobody's words away. */
export async function translationLines(context: RequestContext, texts: readonly KeyedText[]): Promise<TableLine[]> {
  const t = await translatorOf(context, WORDS);
  return [
    COLUMNS.map((column) => t(`translations.columns.${column}`)),
    ...texts.filter(isInFile).map(({ key, value, now }) => [key, value.en ?? '', value.ar ?? '', now.en, now.ar]),
  ];
}

/** What kept a cell from being a formula isn't the author's. */
const cellText = (cell: string | undefined): string => (cell ?? '').replace(/^'(?=[\s\p{Cc}]*[=+\-@])/u, '').trim();

/** Where answers go in the text of a question. */
const gapsOf = (text: string | null | undefined): string[] => (text ?? '').match(/\{\{[\p{L}\p{N}_-]+\}\}/gu) ?? [];

function outcomeOfRow(
  found: KeyedText | undefined,
  row: Pick<BroughtText, 'language' | 'text' | 'was'>,
): Pick<BroughtText, 'outcome' | 'lost'> {
  if (!found || !isInFile(found)) return { outcome: 'UNKNOWN', lost: [] };
  const there = gapsOf(row.text);
  const lost = gapsOf(found.value[otherLanguage(row.language)]).filter((gap) => !there.includes(gap));
  const outcome = outcomeOf(found, row);
  return outcome === 'CHANGES' && lost.length > 0 ? { outcome: 'PLACEHOLDER', lost } : { outcome, lost: [] };
}

/** @throws Problem validation where the first row of a file isn't the head of such a list */
export function checkHead(head: readonly string[] | undefined): void {
  if (!head || head.length < COLUMNS.length) throw invalidField('text', 'choice');
}

/** What rows of a file would change; cells that are empty or as they were say nothing. */
export function broughtRows(rows: readonly string[][], texts: ReadonlyMap<string, KeyedText>): BroughtText[] {
  return rows.flatMap((row) =>
    LANGUAGES.flatMap((language) => {
      const [text, was] = [cellText(row[AT[language]]), cellText(row[AT[`${language}Was`]])];
      const key = row[AT.key]?.trim() ?? '';
      if (key === '' || !hasText(text) || fingerprintOf(text) === was) return [];
      return [{ key, language, text, was, line: null, ...outcomeOfRow(texts.get(key), { language, text, was }) }];
    }),
  );
}
