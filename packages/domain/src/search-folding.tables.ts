/**
 * The tables of the search folding. They are written once and used twice: by `foldForSearch` in TypeScript and by
 * the text of the SQL function `fold_search`, so that both sides can only agree.
 */

/** Combining marks removed after decomposition: Latin accents, Hebrew points, Arabic vowels and hamza signs. */
export const REMOVED_MARK_RANGES: readonly (readonly [number, number])[] = [
  [0x0300, 0x036f],
  [0x0591, 0x05bd],
  [0x05bf, 0x05bf],
  [0x05c1, 0x05c2],
  [0x05c4, 0x05c5],
  [0x05c7, 0x05c7],
  [0x0610, 0x061a],
  [0x064b, 0x065f],
  [0x0670, 0x0670],
  [0x06d6, 0x06dc],
  [0x06df, 0x06e4],
  [0x06e7, 0x06e8],
  [0x06ea, 0x06ed],
  [0x08ca, 0x08e1],
  [0x08e3, 0x08ff],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xfe20, 0xfe2f],
];

/** Invisible characters: soft hyphen, joiners, direction controls, byte order mark. */
export const REMOVED_INVISIBLE_RANGES: readonly (readonly [number, number])[] = [
  [0x00ad, 0x00ad],
  [0x061c, 0x061c],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2064],
  [0x2066, 0x2069],
  [0xfeff, 0xfeff],
];

/** Spaces that decomposition leaves as they are; a run of them becomes one plain space. */
export const SPACE_RANGES: readonly (readonly [number, number])[] = [
  [0x0009, 0x000d],
  [0x0020, 0x0020],
  [0x0085, 0x0085],
  [0x1680, 0x1680],
  [0x2028, 0x2029],
];

/** Letters without a decomposition that people write as two. */
export const PAIRS: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['þ', 'th'],
  ['Þ', 'th'],
];

const range = (first: string, length: number): string =>
  Array.from({ length }, (_, index) => String.fromCodePoint((first.codePointAt(0) ?? 0) + index)).join('');

/** Characters replaced one by one: `from[i]` becomes `to[i]`. */
const REPLACEMENTS: readonly (readonly [from: string, to: string])[] = [
  [range('A', 26), range('a', 26)],
  ['ØøŁłĐđÐðĦħŦŧı', 'oollddddhhtti'],
  [`${range('Α', 17)}${range('Σ', 7)}ς`, `${range('α', 17)}${range('σ', 7)}σ`],
  [`${range('А', 32)}${range('Ѐ', 16)}`, `${range('а', 32)}${range('ѐ', 16)}`],
  // Alef: wasla, wavy hamza above and below. The usual hamza forms have lost their hamza by decomposition.
  ['ٱٲٳ', 'ااا'],
  // Yeh: alef maqsura, Persian and Urdu yeh.
  ['ىیےې', 'يييي'],
  // Heh: ta marbuta, Persian and Urdu heh.
  ['ةەہھۃ', 'ههههه'],
  ['ک', 'ك'],
  [range('٠', 10), range('0', 10)],
  [range('۰', 10), range('0', 10)],
  ['٫٬،؛؟', '.,,;?'],
  ['‘’‚“”„«»', '\'\'\'"""""'],
  ['‐‒–—―−', '------'],
];

/** Characters that vanish: tatweel, the lone hamza and the high hamza. */
export const REMOVED_LETTERS = 'ـءٴ';

export const REPLACED_FROM = REPLACEMENTS.map(([from]) => from).join('');
export const REPLACED_TO = REPLACEMENTS.map(([, to]) => to).join('');
