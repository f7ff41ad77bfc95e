import { type Rational, rational } from '../rational.ts';
import type { TextRange } from '../search-folding.ts';
import { finish, type Steps } from '../steps.ts';
import { GramSet } from './gram-set.ts';
import { type NormalizedText, normalizeInSteps } from './normalize-text.ts';

/** Characters in a run that is hashed: some six words. Less is never reported. */
export const GRAM = 30;
/** Neighbouring runs of which one is kept. */
export const WINDOW = 21;
/** A shared run of so many characters is found, wherever it stands. */
export const GUARANTEED = WINDOW + GRAM - 1;

const BASES = [0x01000193, 0x2c1b3c6d] as const;

const mixed = (value: number): number => {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

interface Hashes {
  readonly high: Uint32Array;
  readonly low: Uint32Array;
}

/** Places of a step. */
const LOT = 50_000;

/** One half of the hash of every run of `GRAM` characters, rolled from one to the next. */
function* halfHashes(text: string, base: number): Steps<Uint32Array> {
  const hashes = new Uint32Array(Math.max(0, text.length - GRAM + 1));
  let leading = 1;
  for (let at = 1; at < GRAM; at += 1) leading = Math.imul(leading, base);
  let hash = 0;
  for (let at = 0; at < text.length && hashes.length > 0; at += 1) {
    if (at >= GRAM) hash = (hash - Math.imul(leading, text.charCodeAt(at - GRAM) + 1)) | 0;
    hash = (Math.imul(hash, base) + text.charCodeAt(at) + 1) | 0;
    if (at >= GRAM - 1) hashes[at - GRAM + 1] = mixed(hash);
    if (at % LOT === LOT - 1) yield;
  }
  return hashes;
}

/** The hash of every run in two halves of 32 bits. */
function* gramHashes(text: string): Steps<Hashes> {
  const high = yield* halfHashes(text, BASES[0]);
  const low = yield* halfHashes(text, BASES[1]);
  return { high, low };
}

/** As PostgreSQL's bigint keeps it: with a sign. */
const joined = (high: number, low: number): bigint => BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt(low));

export interface Fingerprint {
  readonly hash: bigint;
  /** The first unit of its run in the normalised text. */
  readonly at: number;
}

export interface ComparedText {
  readonly normalized: NormalizedText;
  readonly fingerprints: readonly Fingerprint[];
  /** 1 for each unit of the normalised text that is left out. */
  readonly excluded: Uint8Array;
}

/** The last of the least hashes in each window, each place once. */
function* winnow({ high, low }: Hashes): Steps<number[]> {
  const count = high.length;
  const isLess = (a: number, b: number): boolean => (high[a] === high[b] ? low[a]! < low[b]! : high[a]! < high[b]!);
  const width = Math.min(WINDOW, count);
  const kept: number[] = [];
  let least = -1;
  for (let from = 0; from + width <= count && count > 0; from += 1) {
    const last = from + width - 1;
    if (least < from) {
      least = from;
      for (let at = from + 1; at <= last; at += 1) if (!isLess(least, at)) least = at;
    } else if (!isLess(least, last)) least = last;
    if (kept.at(-1) !== least) kept.push(least);
    if (from % LOT === LOT - 1) yield;
  }
  return kept;
}

/** The hashes of all runs of some texts: what has to be left out of others. */
export function* gramsInSteps(originals: readonly string[]): Steps<GramSet> {
  const grams = new GramSet();
  for (const original of originals) {
    const { high, low } = yield* gramHashes((yield* normalizeInSteps(original)).text);
    for (let at = 0; at < high.length; at += 1) {
      grams.add(high[at]!, low[at]!);
      if (at % LOT === LOT - 1) yield;
    }
  }
  return grams;
}

export const allGrams = (original: string): GramSet => finish(gramsInSteps([original]));

export interface Exclusions {
  /** The task itself, which everybody's text may contain. */
  readonly taskGrams?: GramSet;
  /** Ranges of the original: quotations. */
  readonly ranges?: readonly TextRange[];
}

const covered = ({ starts }: NormalizedText, ranges: readonly TextRange[]): Uint8Array => {
  const marks = new Uint8Array(starts.length);
  if (ranges.length === 0) return marks;
  let next = 0;
  const sorted = [...ranges].sort((a, b) => a.start - b.start);
  starts.forEach((start, at) => {
    while (next < sorted.length && sorted[next]!.end <= start) next += 1;
    if (sorted[next] && sorted[next]!.start <= start) marks[at] = 1;
  });
  return marks;
};

const NOTHING = new GramSet();

export function* compareInSteps(
  original: string,
  { taskGrams = NOTHING, ranges = [] }: Exclusions = {},
): Steps<ComparedText> {
  const normalized = yield* normalizeInSteps(original);
  const excluded = covered(normalized, ranges);
  const { high, low } = yield* gramHashes(normalized.text);
  const quoted = (at: number): boolean => ranges.length > 0 && excluded.subarray(at, at + GRAM).includes(1);
  const fingerprints: Fingerprint[] = [];
  for (const at of yield* winnow({ high, low })) {
    if (!taskGrams.has(high[at]!, low[at]!) && !quoted(at))
      fingerprints.push({ hash: joined(high[at]!, low[at]!), at });
    if (fingerprints.length % 5000 === 4999) yield;
  }
  for (let at = 0; at < high.length && taskGrams.size > 0; at += 1) {
    if (taskGrams.has(high[at]!, low[at]!)) excluded.fill(1, at, at + GRAM);
    if (at % LOT === LOT - 1) yield;
  }
  return { normalized, fingerprints, excluded };
}

/** Fingerprints of a text; those of what is left out aren't among them. */
export const compareText = (original: string, exclusions: Exclusions = {}): ComparedText =>
  finish(compareInSteps(original, exclusions));

export const hashesOf = ({ fingerprints }: ComparedText): Set<bigint> => new Set(fingerprints.map(({ hash }) => hash));

/** The share of a text's fingerprints that are found in another; null for a text too short to have one. */
export function similarity(of: ReadonlySet<bigint>, found: ReadonlySet<bigint>): Rational | null {
  if (of.size === 0) return null;
  let shared = 0;
  for (const hash of of) if (found.has(hash)) shared += 1;
  return rational(shared, of.size);
}
