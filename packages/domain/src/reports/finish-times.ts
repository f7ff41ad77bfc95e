/** How many took so many days. */
export interface DayCount {
  days: number;
  count: number;
}

/** A column of the histogram: from so many days to so many, both included; without an end the last. */
export interface DayBucket {
  from: number;
  to: number | null;
  count: number;
  /** The middle one of all is in it. */
  holdsMedian: boolean;
}

/** Widths that people think in: days, some days, a week, two, a month, a quarter, half a year. */
const WIDTHS = [1, 2, 3, 5, 7, 14, 30, 90, 182];
const BUCKETS = 10;
/** So many of all are in columns of one width; the few who took very long share the last. */
const SHARE = 0.95;

/** The days that at least this share of all took at most; undefined of nobody. */
function quantile(sorted: readonly DayCount[], share: number): number | undefined {
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { days, count } of sorted) {
    seen += count;
    if (seen >= total * share) return days;
  }
  return undefined;
}

const inOrder = (counts: readonly DayCount[]): DayCount[] =>
  counts.filter(({ count }) => count > 0).sort((a, b) => a.days - b.days);

/** The days that the middle one took, of two middle ones the quicker; null of nobody. */
export const medianDays = (counts: readonly DayCount[]): number | null => quantile(inOrder(counts), 0.5) ?? null;

/** The columns of a histogram of days: every count is in exactly one of them. */
export function dayBuckets(counts: readonly DayCount[]): DayBucket[] {
  const sorted = inOrder(counts);
  const most = sorted.at(-1)?.days;
  if (most === undefined) return [];
  const median = medianDays(sorted) ?? 0;
  const usual = quantile(sorted, SHARE) ?? most;
  const width = WIDTHS.find((days) => days * (BUCKETS - 1) > usual) ?? WIDTHS.at(-1)!;
  const needed = Math.min(BUCKETS, Math.floor(most / width) + 1);
  return Array.from({ length: needed }, (_, at) => {
    const from = at * width;
    const isLast = at === needed - 1;
    const to = isLast && most >= from + width ? null : from + width - 1;
    const holds = ({ days }: { days: number }) => days >= from && (to === null || days <= to);
    return {
      from,
      to,
      count: sorted.filter(holds).reduce((sum, { count }) => sum + count, 0),
      holdsMedian: holds({ days: median }),
    };
  });
}
