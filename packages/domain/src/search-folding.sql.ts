import {
  PAIRS,
  REMOVED_INVISIBLE_RANGES,
  REMOVED_LETTERS,
  REMOVED_MARK_RANGES,
  REPLACED_FROM,
  REPLACED_TO,
  SPACE_RANGES,
} from './search-folding.tables.ts';

const escaped = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;

const characterClass = (ranges: readonly (readonly [number, number])[]): string =>
  `[${ranges.map(([first, last]) => (first === last ? escaped(first) : `${escaped(first)}-${escaped(last)}`)).join('')}]`;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Every character that vanishes; `translate` drops those of its second argument that have no partner. */
const removed = `${characterClass([...REMOVED_MARK_RANGES, ...REMOVED_INVISIBLE_RANGES])}+`;

const decomposed = `pg_catalog.normalize(input, 'NFKD') collate "C"`;
const withoutMarks = `pg_catalog.regexp_replace(${decomposed}, ${literal(removed)}, '', 'g')`;
const translated = `pg_catalog.translate(${withoutMarks}, ${literal(REPLACED_FROM + REMOVED_LETTERS)}, ${literal(REPLACED_TO)})`;
const paired = PAIRS.reduce(
  (inner, [from, to]) => `pg_catalog.replace(${inner}, ${literal(from)}, ${literal(to)})`,
  translated,
);
const spaced = `pg_catalog.regexp_replace(${paired}, ${literal(`${characterClass(SPACE_RANGES)}+`)}, ' ', 'g')`;

/**
 * The SQL function that gives exactly the result of `foldForSearch`. It uses no lower() and no locale, therefore it
 * is truly immutable and fit for generated columns and indexes. Only letters that are newer than the Unicode version of
 * one of the two sides can differ. The database has to be encoded in UTF-8, with
 * standard_conforming_strings on (the default).
 */
export const FOLD_SEARCH_SQL = `create or replace function fold_search(input text) returns text
  language sql immutable strict parallel safe
  as $fold$
    select pg_catalog.btrim(
      ${spaced},
      ' ')
  $fold$;
`;
