import { rational } from '../rational.ts';
import { keptOf, type Part, shrunkRules } from './drop-rules.ts';
import type { GradeCategory } from './gradebook.ts';

/**
 * Fractions and quotients in whole numbers that a double holds exactly. No number here ever has a part behind the point:
 * whatever might grow past these bounds is left to fractions of any length (rational.ts, drop-rules.ts).
 */
export interface Fraction {
  above: number;
  /** Above zero. */
  below: number;
}

/** Up to here whole numbers are added: a double skips none below 2^53. */
export const MOST_SUM = 2 ** 50;
/** Up to here they are multiplied, and two such products subtracted. */
const MOST_FACTOR = 2 ** 26;
/** Newton's steps before the search with a bracket takes over; two or three are usual. */
const MOST_STEPS = 12;

export function divisorOf(a: number, b: number): number {
  let divisor = Math.abs(a);
  let rest = Math.abs(b);
  while (rest !== 0) {
    const next = divisor % rest;
    divisor = rest;
    rest = next;
  }
  return divisor;
}

export function lowest({ above, below }: Fraction): Fraction {
  const divisor = divisorOf(above, below);
  return { above: above / divisor, below: below / divisor };
}

const isSmall = (value: number): boolean => Math.abs(value) <= MOST_SUM;

const smallFraction = (above: number, below: number): Fraction | null =>
  isSmall(above) && isSmall(below) ? { above, below } : null;

/** Both in lowest terms; null where it would be too large, here and below. */
export function productOf(a: Fraction, b: Fraction): Fraction | null {
  const one = lowest({ above: a.above, below: b.below });
  const two = lowest({ above: b.above, below: a.below });
  return smallFraction(one.above * two.above, one.below * two.below);
}

export function sumOf(a: Fraction, b: Fraction): Fraction | null {
  const divisor = divisorOf(a.below, b.below);
  const [first, second] = [a.above * (b.below / divisor), b.above * (a.below / divisor)];
  if (!isSmall(first) || !isSmall(second)) return null;
  return smallFraction(first + second, a.below * (b.below / divisor));
}

export interface WholePart {
  id: number;
  gained: number;
  size: number;
}

/** One total on its way: the sums of what counts in any case, and by category the parts that may be dropped. */
export interface WholeQuotient {
  gained: number;
  size: number;
  ruled: ReadonlyMap<GradeCategory, readonly WholePart[]>;
}

const NO_LINE: Fraction = { above: 0, below: 1 };

/** What stays when every category drops by the surplus over the line. */
function keptAt({ gained, size, ruled }: WholeQuotient, line: Fraction): Fraction {
  const kept = { above: gained, below: size };
  const surplusOf = (part: WholePart): number => part.gained * line.below - part.size * line.above;
  for (const [rules, parts] of ruled) {
    const { dropLowest, dropHighest } = shrunkRules(parts.length, rules);
    const inOrder = parts.toSorted((a, b) => surplusOf(a) - surplusOf(b) || a.id - b.id);
    for (const part of inOrder.slice(dropLowest, inOrder.length - dropHighest)) {
      kept.above += part.gained;
      kept.below += part.size;
    }
  }
  return kept;
}

const wholePart = ({ id, gained, size }: WholePart): Part => ({ id, gained: rational(gained), size: rational(size) });

/** By the search for numbers of any length. */
function searchedValue({ gained, size, ruled }: WholeQuotient): Fraction | null {
  const { value } = keptOf({
    fixed: [wholePart({ id: 0, gained, size })],
    groups: [...ruled].map(([{ dropLowest, dropHighest }, parts]) => ({
      parts: parts.map(wholePart),
      dropLowest,
      dropHighest,
    })),
  });
  // a sum of parts by a sum of parts, and no larger than those
  return value && { above: Number(value.numerator), below: Number(value.denominator) };
}

/** The same quotient in the smallest whole numbers. */
function reduced({ gained, size, ruled }: WholeQuotient): WholeQuotient {
  let unit = divisorOf(gained, size);
  for (const parts of ruled.values())
    for (const part of parts) unit = divisorOf(divisorOf(unit, part.size), part.gained);
  const each = ({ id, ...part }: WholePart): WholePart => ({ id, gained: part.gained / unit, size: part.size / unit });
  return {
    gained: gained / unit,
    size: size / unit,
    ruled: new Map([...ruled].map(([category, parts]) => [category, parts.map(each)])),
  };
}

/** Where the parts of each category are alike in size, their order is the same at every line. */
const isEven = ({ ruled }: WholeQuotient): boolean =>
  [...ruled.values()].every((parts) => parts.every(({ size }) => size === parts[0]?.size));

/** The value without drop rules, and the largest number that any sum of its parts can come to. */
function everythingOf({ gained, size, ruled }: WholeQuotient): { line: Fraction; most: number } {
  const line = { above: gained, below: size };
  let most = Math.abs(gained);
  for (const parts of ruled.values())
    for (const part of parts) {
      line.above += part.gained;
      line.below += part.size;
      most += Math.abs(part.gained);
    }
  return { line, most: Math.max(most, line.below) };
}

/**
 * The value of a quotient after drop rules; null where its sizes are zero. The line at which what is kept breaks even is
 * found by the steps that `keptOf` takes (drop-rules.ts has the reasons), and by `keptOf` where they don't end soon.
 * All sums have to be within `MOST_SUM`.
 */
export function wholeValue(whole: WholeQuotient): Fraction | null {
  if (whole.ruled.size === 0) return whole.size > 0 ? { above: whole.gained, below: whole.size } : null;
  if (isEven(whole)) return keptAt(whole, NO_LINE);
  const quotient = everythingOf(whole).most > MOST_FACTOR ? reduced(whole) : whole;
  const { line: everything, most } = everythingOf(quotient);
  if (most > MOST_FACTOR) return searchedValue(quotient);
  let line = everything;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const kept = keptAt(quotient, line);
    if (kept.above * line.below === line.above * kept.below) return kept;
    line = kept;
  }
  return searchedValue(quotient);
}
