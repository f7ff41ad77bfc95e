import { type Rational, rational } from '../rational.ts';
import type { TextRange } from '../search-folding.ts';
import { type NormalizedText, normalizeText } from './normalize-text.ts';

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

/** The hash of every run of `GRAM` characters in two halves of 32 bits, rolled from one to the next. */
function gramHashes(text: string): { high: Uint32Array; low: Uint32Array } {
  const count = Math.max(0, text.length - GRAM + 1);
  const halves = BASES.map((base) => {
    const hashes = new Uint32Array(count);
    let leading = 1;
    for (let at = 1; at < GRAM; at += 1) leading = Math.imul(leading, base);
    let hash = 0;
    for (let at = 0; at < text.length && count > 0; at += 1) {
      if (at >= GRAM) hash = (hash - Math.imul(leading, text.charCodeAt(at - GRAM) + 1)) | 0;
      hash = (Math.imul(hash, base) + text.charCodeAt(at) + 1) | 0;
      if (at >= GRAM - 1) hashes[at - GRAM + 1] = mixed(hash);
    }
    return hashes;
  });
  return { high: halves[0]!, low: halves[1]! };
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
function winnow({ high, low }: { high: Uint32Array; low: Uint32Array }): number[] {
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
  }
  return kept;
}

/** The hashes of all runs of a text: what has to be left out of others. */
export function allGrams(original: string): Set<bigint> {
  const { high, low } = gramHashes(normalizeText(original).text);
  return new Set(Array.from(high, (half, at) => joined(half, low[at]!)));
}

export interface Exclusions {
  /** The task itself, which everybody's text may contain. */
  readonly taskGrams?: ReadonlySet<bigint>;
  /** Ranges of the original: quotations. */
  readonly ranges?: readonly TextRange[];
}

const covered = ({ starts }: NormalizedText, ranges: readonly TextRange[]): Uint8Array => {
  const marks = new Uint8Array(starts.length);
  let next = 0;
  const sorted = [...ranges].sort((a, b) => a.start - b.start);
  starts.forEach((start, at) => {
    while (next < sorted.length && sorted[next]!.end <= start) next += 1;
    if (sorted[next] && sorted[next]!.start <= start) marks[at] = 1;
  });
  return marks;
};

/** Fingerprints of a text; those of what is left out aren't among them. */
export function compareText(original: string, { taskGrams = new Set(), ranges = [] }: Exclusions = {}): ComparedText {
  const normalized = normalizeText(original);
  const excluded = covered(normalized, ranges);
  const hashes = gramHashes(normalized.text);
  const quoted = (at: number): boolean => excluded.subarray(at, at + GRAM).includes(1);
  const fingerprints: Fingerprint[] = [];
  for (const at of winnow(hashes)) {
    const hash = joined(hashes.high[at]!, hashes.low[at]!);
    if (!taskGrams.has(hash) && !quoted(at)) fingerprints.push({ hash, at });
  }
  if (taskGrams.size > 0)
    for (let at = 0; at < hashes.high.length; at += 1)
      if (taskGrams.has(joined(hashes.high[at]!, hashes.low[at]!))) excluded.fill(1, at, at + GRAM);
  return { normalized, fingerprints, excluded };
}

export const hashesOf = ({ fingerprints }: ComparedText): Set<bigint> => new Set(fingerprints.map(({ hash }) => hash));

/** The share of a text's fingerprints that are found in another; null for a text too short to have one. */
export function likeness(of: ReadonlySet<bigint>, found: ReadonlySet<bigint>): Rational | null {
  if (of.size === 0) return null;
  let shared = 0;
  for (const hash of of) if (found.has(hash)) shared += 1;
  return rational(shared, of.size);
}
