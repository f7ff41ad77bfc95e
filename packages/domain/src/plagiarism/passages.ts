import type { TextRange } from '../search-folding.ts';
import { finish, type Steps } from '../steps.ts';
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

/** Letters and runs that are looked at in one step. */
const LOT = 50_000;

/** The longest equal run around two places; what is left out ends it. */
function* runAround(of: ComparedText, other: ComparedText, at: number, otherAt: number): Steps<Run> {
  const [a, b] = [of.normalized.text, other.normalized.text];
  const shift = otherAt - at;
  const isEqual = (place: number): boolean =>
    a.charCodeAt(place) === b.charCodeAt(place + shift) &&
    of.excluded[place] === 0 &&
    other.excluded[place + shift] === 0;
  let from = at;
  while (from > 0 && from + shift > 0 && isEqual(from - 1)) {
    from -= 1;
    if ((at - from) % LOT === 0) yield;
  }
  let end = at;
  while (end < a.length && end + shift < b.length && isEqual(end)) {
    end += 1;
    if ((end - at) % LOT === 0) yield;
  }
  return { from, otherFrom: from + shift, length: end - from };
}

function* equalRuns(of: ComparedText, other: ComparedText): Steps<Run[]> {
  const places = new Map<bigint, number[]>();
  for (const { hash, at } of other.fingerprints) {
    const known = places.get(hash);
    if (!known) places.set(hash, [at]);
    else if (known.length < MOST_PLACES) known.push(at);
    if (places.size % 10_000 === 9999) yield;
  }
  const runs: Run[] = [];
  /** Where the last run of a diagonal ends: its other fingerprints lie inside. */
  const reached = new Map<number, number>();
  let looked = 0;
  for (const { hash, at } of of.fingerprints) {
    for (const otherAt of places.get(hash) ?? []) {
      looked += 10;
      if ((reached.get(at - otherAt) ?? -1) >= at + GRAM) continue;
      const run = yield* runAround(of, other, at, otherAt);
      looked += run.length;
      reached.set(at - otherAt, run.from + run.length);
      if (run.length >= GRAM) runs.push(run); // less: two runs with one hash
      if (looked < LOT) continue;
      looked = 0;
      yield;
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
function* withoutOverlaps(runs: readonly Run[]): Steps<Run[]> {
  const kept: Run[] = [];
  let looked = 0;
  for (const run of [...runs].sort((a, b) => b.length - a.length)) {
    let rest = run;
    for (const taken of kept) {
      rest = cut(cut(rest, 'from', taken), 'otherFrom', taken);
      if (rest.length < GRAM) break;
    }
    if (rest.length >= GRAM) kept.push(rest);
    looked += kept.length;
    if (looked > LOT) {
      looked = 0;
      yield;
    }
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

export function* passagesInSteps(of: ComparedText, other: ComparedText): Steps<SharedPassage[]> {
  const joined: Stretch[] = [];
  for (const { from, otherFrom, length } of yield* withoutOverlaps(yield* equalRuns(of, other))) {
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

/** The passages that two texts share, in the order of the first one. */
export const sharedPassages = (of: ComparedText, other: ComparedText): SharedPassage[] =>
  finish(passagesInSteps(of, other));
