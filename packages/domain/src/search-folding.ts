import {
  PAIRS,
  REMOVED_INVISIBLE_RANGES,
  REMOVED_LETTERS,
  REMOVED_MARK_RANGES,
  REPLACED_FROM,
  REPLACED_TO,
  SPACE_RANGES,
} from './search-folding.tables.ts';

/*
 * Mirrored by the PostgreSQL function `fold_search(text)`, whose text `search-folding.sql.ts` derives from the same
 * tables. Case is folded by table and not by toLowerCase()/lower(): the database's lower() depends on its collation,
 * and an index over folded text must give the same answer on every machine.
 */

const REMOVED = 0;
const SPACE = 1;
const kinds = new Map<string, string | typeof REMOVED | typeof SPACE>();

function fill(ranges: readonly (readonly [number, number])[], kind: typeof REMOVED | typeof SPACE): void {
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code += 1) kinds.set(String.fromCodePoint(code), kind);
  }
}

fill(REMOVED_MARK_RANGES, REMOVED);
fill(REMOVED_INVISIBLE_RANGES, REMOVED);
fill(SPACE_RANGES, SPACE);
for (const letter of REMOVED_LETTERS) kinds.set(letter, REMOVED);
for (const [from, to] of PAIRS) kinds.set(from, to);
const replacedTo = [...REPLACED_TO];
[...REPLACED_FROM].forEach((from, index) => {
  kinds.set(from, replacedTo[index] ?? from);
});

/** Folds decomposed characters; a space stands for one or many. */
function foldDecomposed(decomposed: string): string {
  let folded = '';
  for (const character of decomposed) {
    const kind = kinds.get(character);
    if (kind === undefined) folded += character;
    else if (kind === SPACE) folded += ' ';
    else if (kind !== REMOVED) folded += kind;
  }
  return folded;
}

/**
 * The form of a text that searches compare: no case, accents, vowel marks, tatweel or hamza; one alef, yeh and heh;
 * Latin digits; presentation forms resolved; single spaces. `مُحَمَّد ٢٠٢٦` and `محمد 2026` become equal.
 */
export function foldForSearch(text: string): string {
  return foldDecomposed(text.normalize('NFKD')).replace(/ +/g, ' ').replace(/^ | $/g, '');
}

/** The words of a query in folded form, without repetition. */
export function foldedWords(query: string): string[] {
  return [...new Set(foldForSearch(query).split(' '))].filter((word) => word !== '');
}

/** A stretch of the original text, in UTF-16 offsets as `slice` takes them. */
export interface TextRange {
  start: number;
  end: number;
}

/** A folded text that knows where it comes from. */
export interface FoldedUnits {
  folded: string;
  /** For each UTF-16 unit of `folded`: where its source character starts and ends in the original. */
  starts: number[];
  ends: number[];
}

const foldedCharacters = new Map<number, string>();

/** One character by its number, kept: long texts have few different ones. */
function foldCodePoint(code: number): string {
  let piece = foldedCharacters.get(code);
  if (piece === undefined) {
    piece = foldDecomposed(String.fromCodePoint(code).normalize('NFKD'));
    foldedCharacters.set(code, piece);
  }
  return piece;
}

/** One character by itself. */
export const foldCharacter = (character: string): string => foldCodePoint(character.codePointAt(0) ?? 0);

/** Folds like `foldForSearch`, and keeps the way back to the original. */
export function foldWithOffsets(text: string): FoldedUnits {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let isAfterSpace = true;
  for (let position = 0; position < text.length; ) {
    const code = text.codePointAt(position) as number;
    const end = position + (code > 0xff_ff ? 2 : 1);
    const piece = foldCodePoint(code);
    // A removed mark belongs to the letter before it, so that a highlight covers the vowel sign too.
    if (piece === '' && ends.length > 0) ends[ends.length - 1] = end;
    for (let index = 0; index < piece.length; index += 1) {
      const unit = piece[index] as string;
      const isSpace = unit === ' ';
      if (isSpace && isAfterSpace) continue;
      isAfterSpace = isSpace;
      folded += unit;
      starts.push(position);
      ends.push(end);
    }
    position = end;
  }
  return { folded, starts, ends };
}

function rangesOf(units: FoldedUnits, needle: string): TextRange[] {
  const ranges: TextRange[] = [];
  if (needle === '') return ranges;
  let from = units.folded.indexOf(needle);
  while (from !== -1) {
    const start = units.starts[from];
    const end = units.ends[from + needle.length - 1];
    if (start !== undefined && end !== undefined) ranges.push({ start, end });
    from = units.folded.indexOf(needle, from + needle.length);
  }
  return ranges;
}

/** Where a query occurs in the original text, whatever its vowel marks, case or digits. */
export function findOffsets(text: string, query: string): TextRange[] {
  return rangesOf(foldWithOffsets(text), foldForSearch(query));
}

/** Where any word of a query occurs, sorted and merged: what a list of results highlights. */
export function findWordOffsets(text: string, query: string): TextRange[] {
  const units = foldWithOffsets(text);
  const found = foldedWords(query).flatMap((word) => rangesOf(units, word));
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: TextRange[] = [];
  for (const current of found) {
    const last = merged.at(-1);
    if (last && current.start <= last.end) last.end = Math.max(last.end, current.end);
    else merged.push({ ...current });
  }
  return merged;
}
