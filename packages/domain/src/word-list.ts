import { foldForSearch, foldWithOffsets } from './search-folding.ts';

/*
 * The words that an organisation doesn't want to read. Text and list are compared in the folded form of searches, and beyond it: letters
 * that look alike in other scripts, digits in the place of letters, letters that are drawn out, and words that are spelled out or broken
 * by signs. A word is found by itself, not within a longer one, unless the entry has a star there: `word*`, `*word`, `*word*`.
 */

/** What happens to what holds one of the words. */
export const WORD_ACTIONS = ['HOLD', 'REFUSE'] as const;
export type WordAction = (typeof WORD_ACTIONS)[number];

export const WORD_LIST_LIMITS = { entries: 500, entry: 60 } as const;

/** A word of the list, and how it was written. */
export interface FoundWord {
  word: string;
  written: string;
}

const LOOKS_LIKE = new Map<string, string>([
  ...zip('абвеікмнорстухѕјԁһӏүԛԝ', 'abbeikmhopctyxsjdhlyqw'),
  ...zip('αβεικνορτυχ', 'abeikvoptux'),
  ...zip('ɑɡɩʟʀɪ', 'agilri'),
  ...zip('ڪݣڭگڤپچژ', 'كككك\u0641بجز'),
]);

const DIGITS = new Map(zip('013457', 'oieast'));

function zip(from: string, to: string): [string, string][] {
  const targets = [...to];
  return [...from].map((letter, index) => [letter, targets[index] ?? letter]);
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const LATIN = /[a-z]/;
/** Marks and signs that folding leaves and that nobody sees, or that sit on a letter. */
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}ـ]/u;

/** In a Latin word a digit stands for the letter that it looks like. */
const withoutDigits = (token: string): string =>
  LATIN.test(token) ? [...token].map((unit) => DIGITS.get(unit) ?? unit).join('') : token;

interface Token {
  text: string;
  start: number;
  end: number;
  /** A blank, not only a sign, stands before it. */
  isApart: boolean;
}

/** The words of a text as they are compared, with where they stand in it. */
function tokensOf(original: string): Token[] {
  const { folded, starts, ends } = foldWithOffsets(original);
  const tokens: Token[] = [];
  let current: Token | null = null;
  let isApart = false;
  let index = 0;
  for (const character of folded) {
    const at = index;
    index += character.length;
    if (UNSEEN.test(character)) continue;
    if (LETTER_OR_DIGIT.test(character)) {
      if (!current) {
        current = { text: '', start: starts[at] ?? 0, end: 0, isApart };
        tokens.push(current);
        isApart = false;
      }
      current.text += LOOKS_LIKE.get(character) ?? character;
      current.end = ends[index - 1] ?? original.length;
    } else {
      current = null;
      isApart ||= character === ' ';
    }
  }
  for (const token of tokens) token.text = withoutDigits(token.text);
  return tokens;
}

/** Each letter with how often it stands there in a row. */
const runsOf = (text: string): { letter: string; length: number }[] => {
  const runs: { letter: string; length: number }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    if (last?.letter === letter) last.length += 1;
    else runs.push({ letter, length: 1 });
  }
  return runs;
};

/** Without repeated letters. */
const shortened = (text: string): string => text.replaceAll(/(.)\1+/gu, '$1');

/** Three and more of a letter stand for any number of it. */
const DRAWN_OUT = 3;
/** Shorter words are too easily found among single letters. */
const SPELLED_OUT = 3;
/** An entry of one letter would be everywhere. */
export const SHORTEST_ENTRY = 2;

/** The same word, with letters drawn out perhaps. */
function isDrawnOut(written: string, word: string): boolean {
  const [given, wanted] = [runsOf(written), runsOf(word)];
  return (
    given.length === wanted.length &&
    wanted.every(({ letter, length }, at) => {
      const run = given[at];
      return run?.letter === letter && (run.length === length || (run.length > length && run.length >= DRAWN_OUT));
    })
  );
}

interface Entry {
  /** As it stands in the list. */
  word: string;
  text: string;
  /** Words that it consists of. */
  count: number;
}

interface Part extends Entry {
  pattern: RegExp;
}

export interface WordList {
  /** Entries that are whole words, by their letters without repetition. */
  whole: ReadonlyMap<string, readonly Entry[]>;
  /** Entries that may stand within a longer word. */
  parts: readonly Part[];
  longest: number;
}

/** Built so that it is compared in time that grows with the text alone: no run of a letter is tried twice. */
function patternOf(text: string, before: boolean, after: boolean): RegExp {
  const runs = runsOf(text).map(({ letter, length }, at, all) =>
    (at === 0 && before) || (at === all.length - 1 && after)
      ? `${letter}{${length}}`
      : `(?:${letter}{${Math.max(length + 1, DRAWN_OUT)},}|${letter}{${length}}(?!${letter}))`,
  );
  return new RegExp(`${before ? '' : '^'}${runs.join('')}${after ? '' : '$'}`, 'u');
}

/** Makes a list ready to be compared with texts. */
export function readWordList(entries: readonly string[]): WordList {
  const whole = new Map<string, Entry[]>();
  const parts: Part[] = [];
  for (const word of entries) {
    const tokens = tokensOf(word);
    const text = joined(tokens);
    if (text.length < SHORTEST_ENTRY) continue;
    const entry = { word, text, count: tokens.filter((token, at) => at === 0 || token.isApart).length };
    const [before, after] = [word.startsWith('*'), word.endsWith('*')];
    const key = shortened(text);
    if (before || after) parts.push({ ...entry, pattern: patternOf(text, before, after) });
    else whole.set(key, [...(whole.get(key) ?? []), entry]);
  }
  return { whole, parts, longest: Math.max(0, ...[...whole.keys()].map((key) => key.length)) };
}

/** Letters and digits that an entry is compared by. */
export const lengthOfEntry = (entry: string): number => joined(tokensOf(entry)).length;

const joined = (tokens: readonly Token[]): string => tokens.map((token) => token.text).join('');
const isLetter = (token: Token): boolean => [...token.text].length === 1;

/** So many letters that are drawn out are looked at across several tokens. */
const PATIENCE = 200;

interface Reading {
  list: WordList;
  tokens: readonly Token[];
  note(entry: Entry, from: number, to: number): void;
}

/** Whole words that begin at a token: alone, broken by signs, spelled out letter by letter, or phrases over blanks. */
function findWhole({ list, tokens, note }: Reading, from: number): void {
  let text = '';
  let key = '';
  let isOneByOne = true;
  let isOverBlanks = false;
  for (let to = from; to < tokens.length; to += 1) {
    const token = tokens[to] as Token;
    const next = shortened(token.text);
    text += token.text;
    key += key.endsWith(next.slice(0, 1)) && key !== '' ? next.slice(1) : next;
    isOneByOne &&= isLetter(token);
    isOverBlanks ||= to > from && token.isApart;
    if (key.length > list.longest || (to > from && text.length > PATIENCE)) return;
    for (const entry of list.whole.get(key) ?? []) {
      const isSpelledOut = isOneByOne && entry.text.length >= SPELLED_OUT;
      if ((!isOverBlanks || entry.count > 1 || isSpelledOut) && isDrawnOut(text, entry.text)) note(entry, from, to);
    }
  }
}

interface Stretch {
  from: number;
  to: number;
}

/** Words by themselves, those that only signs stand between, and rows of single letters. */
function stretchesOf(tokens: readonly Token[]): Stretch[] {
  const stretches: Stretch[] = tokens.map((_, at) => ({ from: at, to: at }));
  for (const joins of [
    (token: Token) => !token.isApart,
    (token: Token, before: Token) => isLetter(token) && isLetter(before),
  ]) {
    let from = 0;
    for (let at = 1; at <= tokens.length; at += 1) {
      const token = tokens[at];
      if (token && joins(token, tokens[at - 1] as Token)) continue;
      if (at - from > 1) stretches.push({ from, to: at - 1 });
      from = at;
    }
  }
  return stretches;
}

/** Entries that may stand within longer words; phrases among them where as many words follow each other. */
function findParts({ list, tokens, note }: Reading): void {
  const stretches = stretchesOf(tokens);
  const counts = new Set(list.parts.map((part) => part.count));
  for (const count of counts) {
    const parts = list.parts.filter((part) => part.count === count);
    const places = count === 1 ? stretches : tokens.slice(count - 1).map((_, from) => ({ from, to: from + count - 1 }));
    const seen = new Set<string>();
    for (const { from, to } of places) {
      const text = joined(tokens.slice(from, to + 1));
      if (seen.has(text)) continue;
      seen.add(text);
      for (const part of parts) if (part.pattern.test(text)) note(part, from, to);
    }
  }
}

/** The words of a list that a plain text holds, each once, as they are written there first. */
export function findListedWords(list: WordList, plain: string): FoundWord[] {
  const tokens = list.whole.size + list.parts.length === 0 ? [] : tokensOf(plain);
  const found = new Map<string, string>();
  const reading: Reading = {
    list,
    tokens,
    note: ({ word }, from, to) => {
      if (!found.has(word)) found.set(word, plain.slice(tokens[from]?.start, tokens[to]?.end));
    },
  };
  for (const from of tokens.keys()) findWhole(reading, from);
  findParts(reading);
  return [...found].map(([word, written]) => ({ word, written }));
}

/** A list as it is kept: no empty entry, none twice. */
export function tidyWordList(entries: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const entry of entries) {
    const word = entry.trim().replaceAll(/\s+/g, ' ');
    const [before, after] = [word.startsWith('*'), word.endsWith('*')];
    const key = `${before ? '*' : ''}${foldForSearch(word.replaceAll('*', ''))}${after ? '*' : ''}`;
    if (word !== '' && !kept.has(key)) kept.set(key, word);
  }
  return [...kept.values()];
}
