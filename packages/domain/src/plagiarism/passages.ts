import type { TextRange } from '../search-folding.ts';
import { type ComparedText, GRAM } from './fingerprints.ts';
import { originalRange } from './normalize-text.ts';

/** A passage that two texts share, as a range of each original. */
export interface SharedPassage {
  readonly of: TextRange;
  readonly other: TextRange;
}

/** An equal run of both normalised texts. */
interface Run {
  from: number;
  otherFrom: number;
  length: number;
}

/** Passages are joined over so many letters that differ. */
const GAP = 20;
/** Of a run that stands in the other text again and again, so many places are looked at. */
const MOST_PLACES = 20;

/** The longest equal run around two places; what is left out ends it. */
function runAround(of: ComparedText, other: ComparedText, at: number, otherAt: number): Run {
  const [a, b] = [of.normalized.text, other.normalized.text];
  const isEqual = (x: number, y: number): boolean => a[x] === b[y] && of.excluded[x] === 0 && other.excluded[y] === 0;
  let [from, otherFrom] = [at, otherAt];
  while (from > 0 && otherFrom > 0 && isEqual(from - 1, otherFrom - 1)) [from, otherFrom] = [from - 1, otherFrom - 1];
  let [end, otherEnd] = [at, otherAt];
  while (end < a.length && otherEnd < b.length && isEqual(end, otherEnd)) [end, otherEnd] = [end + 1, otherEnd + 1];
  return { from, otherFrom, length: end - from };
}

function equalRuns(of: ComparedText, other: ComparedText): Run[] {
  const places = new Map<bigint, number[]>();
  for (const { hash, at } of other.fingerprints) {
    const known = places.get(hash);
    if (!known) places.set(hash, [at]);
    else if (known.length < MOST_PLACES) known.push(at);
  }
  const runs: Run[] = [];
  /** Where the last run of a diagonal ends: its other fingerprints lie inside. */
  const reached = new Map<number, number>();
  for (const { hash, at } of of.fingerprints) {
    for (const otherAt of places.get(hash) ?? []) {
      if ((reached.get(at - otherAt) ?? -1) >= at + GRAM) continue;
      const run = runAround(of, other, at, otherAt);
      reached.set(at - otherAt, run.from + run.length);
      if (run.length >= GRAM) runs.push(run); // less: two runs with one hash
    }
  }
  return runs;
}

/** What is left of a stretch beside one that is taken. */
function cut(run: Run, side: 'from' | 'otherFrom', taken: Run): Run {
  const [start, end] = [run[side], run[side] + run.length];
  const [takenStart, takenEnd] = [taken[side], taken[side] + taken.length];
  if (end <= takenStart || start >= takenEnd) return run;
  const before = Math.max(0, takenStart - start);
  const after = Math.max(0, end - takenEnd);
  if (before >= after) return { ...run, length: before };
  const skipped = run.length - after;
  return { from: run.from + skipped, otherFrom: run.otherFrom + skipped, length: after };
}

/** The longest first; of the others what doesn't lie over them in either text. */
function withoutOverlaps(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  for (const run of [...runs].sort((a, b) => b.length - a.length)) {
    const rest = kept.reduce((left, taken) => cut(cut(left, 'from', taken), 'otherFrom', taken), run);
    if (rest.length >= GRAM) kept.push(rest);
  }
  return kept.sort((a, b) => a.from - b.from);
}

interface Stretch {
  from: number;
  end: number;
  otherFrom: number;
  otherEnd: number;
}

const isNear = (end: number, from: number): boolean => from >= end && from - end <= GAP;

/** The passages that two texts share, in the order of the first one. */
export function sharedPassages(of: ComparedText, other: ComparedText): SharedPassage[] {
  const joined: Stretch[] = [];
  for (const { from, otherFrom, length } of withoutOverlaps(equalRuns(of, other))) {
    const last = joined.at(-1);
    if (last && isNear(last.end, from) && isNear(last.otherEnd, otherFrom))
      Object.assign(last, { end: from + length, otherEnd: otherFrom + length });
    else joined.push({ from, end: from + length, otherFrom, otherEnd: otherFrom + length });
  }
  return joined.map(({ from, end, otherFrom, otherEnd }) => ({
    of: originalRange(of.normalized, from, end),
    other: originalRange(other.normalized, otherFrom, otherEnd),
  }));
}
