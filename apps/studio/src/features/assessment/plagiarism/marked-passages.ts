interface Range {
  readonly start: number;
  readonly end: number;
}

/** A stretch of a text: in a passage, by its number, or in none. */
export interface Stretch {
  readonly text: string;
  readonly passage: number | null;
}

const INSIDE_A_WORD = /^[\p{L}\p{M}\p{N}]{2}$/u;
const isInside = (text: string, at: number): boolean => INSIDE_A_WORD.test(text.slice(Math.max(0, at - 1), at + 1));

/** A passage without the piece of a word that two texts happen to share at its ends; one of nothing else stays. */
function inWholeWords(text: string, { start, end }: Range): Range {
  const passage = text.slice(start, end);
  const before = isInside(text, start) ? /^[\p{L}\p{M}\p{N}]+[^\p{L}\p{M}\p{N}]*/u.exec(passage) : null;
  const after = isInside(text, end) ? /[^\p{L}\p{M}\p{N}]*[\p{L}\p{M}\p{N}]+$/u.exec(passage) : null;
  const [from, to] = [start + (before?.[0].length ?? 0), end - (after?.[0].length ?? 0)];
  return from < to ? { start: from, end: to } : { start, end };
}

/** A text cut where passages begin and end. Ranges don't overlap; their order is that of the passages. */
export function cutAtPassages(text: string, ranges: readonly (Range | null)[]): Stretch[] {
  const sorted = ranges
    .flatMap((range, passage) => (range ? [{ ...inWholeWords(text, range), passage }] : []))
    .sort((a, b) => a.start - b.start);
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { start, end, passage } of sorted) {
    if (start > at) stretches.push({ text: text.slice(at, start), passage: null });
    stretches.push({ text: text.slice(start, end), passage });
    at = end;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), passage: null });
  return stretches;
}

/** Where a passage stands in both columns, in pixels from their beginnings. */
export interface Anchor {
  readonly own: number;
  readonly other: number;
}

/** Where the other column has to be while one is at a place: as far from the nearest passage above as this one is. */
export function scrollBeside(at: number, anchors: readonly Anchor[], from: keyof Anchor): number {
  const to = from === 'own' ? 'other' : 'own';
  const above = anchors.filter((anchor) => anchor[from] <= at).sort((a, b) => b[from] - a[from])[0];
  const first = [...anchors].sort((a, b) => a[from] - b[from])[0];
  if (above) return above[to] + (at - above[from]);
  return first && first[from] > 0 ? (at / first[from]) * first[to] : at;
}
