const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A cell without the marks that come along when people copy from documents. The zero-width non-joiner stays: it is part of names. */
export const cleanCell = (cell: string): string => cell.replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();

/** Without vowel signs, stretching and the forms of alif, in which people's headings differ. */
export const foldedHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[\u0640\u064b-\u0652]/gu, '')
    .replace(/[أإآ]/gu, 'ا')
    .replace(/[-_.:*]+/gu, ' ')
    .replace(/\(.*\)|\[.*\]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** No heading is longer, in UTF-16 units; patterns that fold headings aren't meant for more. */
export const HEADING_MAXIMUM = 200;
