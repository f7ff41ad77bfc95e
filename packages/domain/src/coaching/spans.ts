/** Instants from `from` up to `until`, which is not part of it. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Sorted spans without those that touch or overlap. */
export function mergedSpans(spans: readonly Span[]): Span[] {
  const merged: { from: number; until: number }[] = [];
  for (const { from, until } of [...spans].sort((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else merged.push({ from, until });
  }
  return merged;
}

const overlaps = (one: Span, other: Span): boolean => one.from < other.until && other.from < one.until;

/** Index of the first element whose `from` is later than an instant. */
export function firstAfter(spans: readonly Span[], at: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.from > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Whether a span overlaps any of sorted ones. */
export const overlapsAny = (merged: readonly Span[], span: Span): boolean => {
  const before = merged[firstAfter(merged, span.until - 1) - 1];
  return before !== undefined && overlaps(before, span);
};
