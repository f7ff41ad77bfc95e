import type { Direction } from './localized.ts';

export const FIRST_STRONG_ISOLATE = '\u2068';
export const LEFT_TO_RIGHT_ISOLATE = '\u2066';
export const POP_DIRECTIONAL_ISOLATE = '\u2069';

const ISOLATE_START = /[\u2066-\u2068]/;
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const RIGHT_TO_LEFT_MARKS = /[\u200F\u061C]/;
const LETTER = /\p{L}/u;
// The scripts of strong right-to-left letters; digits are weak and never decide.
const RIGHT_TO_LEFT_LETTER =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u;

/**
 * The direction of the first strong character, or null for a text of digits and signs only. Characters inside
 * isolates are skipped, as the Unicode rule P2 asks.
 */
export function directionOfText(text: string): Direction | null {
  let depth = 0;
  for (const character of text) {
    if (ISOLATE_START.test(character)) depth += 1;
    else if (character === POP_DIRECTIONAL_ISOLATE) depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      if (character === '\u200E') return 'ltr';
      if (RIGHT_TO_LEFT_MARKS.test(character)) return 'rtl';
      if (LETTER.test(character)) return RIGHT_TO_LEFT_LETTER.test(character) ? 'rtl' : 'ltr';
    }
  }
  return null;
}

/** Drops closing isolates without a start and closes those left open, so that a value can't leak its direction. */
export function balanceIsolates(text: string): string {
  let depth = 0;
  let balanced = '';
  for (const character of text) {
    if (ISOLATE_START.test(character)) depth += 1;
    if (character === POP_DIRECTIONAL_ISOLATE) {
      if (depth === 0) continue;
      depth -= 1;
    }
    balanced += character;
  }
  return balanced + POP_DIRECTIONAL_ISOLATE.repeat(depth);
}

/** Wraps an inserted value so that it neither takes nor gives direction to the sentence around it. */
export function isolate(value: string): string {
  return value === '' ? '' : `${FIRST_STRONG_ISOLATE}${balanceIsolates(value)}${POP_DIRECTIONAL_ISOLATE}`;
}

/** Isolates a value that always reads left to right: a code, a fraction, a clock time, an e-mail address. */
export function isolateLeftToRight(value: string): string {
  return value === '' ? '' : `${LEFT_TO_RIGHT_ISOLATE}${balanceIsolates(value)}${POP_DIRECTIONAL_ISOLATE}`;
}

/** Removes every direction control; for names and titles, where such characters only serve to deceive. */
export function stripBidiControls(text: string): string {
  return text.replace(BIDI_CONTROLS, '');
}

/** A person's or thing's name as it is stored: no direction controls, single spaces, composed letters. */
export function cleanName(name: string): string {
  return stripBidiControls(name).normalize('NFC').replace(/\s+/gu, ' ').trim();
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The number of characters as a reader counts them. */
export function graphemeCount(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

/** Keeps the first `maximum` characters as a reader counts them and adds an ellipsis when something was cut. */
export function truncate(text: string, maximum: number, ellipsis = '…'): string {
  let kept = '';
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (count === maximum) return balanceIsolates(kept.trimEnd()) + ellipsis;
    kept += segment;
    count += 1;
  }
  return text;
}

/** The first letters of a person's names, for an avatar without a picture. */
export function initials(firstName: string, lastName: string): string {
  const first = (name: string): string => {
    for (const { segment } of graphemes.segment(cleanName(name))) return segment;
    return '';
  };
  const letters = [first(firstName), first(lastName)].filter((letter) => letter !== '');
  // Two Arabic letters side by side would join into one shape; a zero-width non-joiner keeps them apart.
  return letters.join(letters.some((letter) => directionOfText(letter) === 'rtl') ? '\u200C' : '').toUpperCase();
}
