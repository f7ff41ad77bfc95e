import {
  addRationals,
  commonDivisor,
  compareRationals,
  largerRational,
  multiplyRationals,
  type Rational,
  rational,
  subtractRationals,
  sumRationals,
  ZERO_RATIONAL,
} from '../rational.ts';

/**
 * What one item adds to both sides of a total: `gained` above the line, `size` below it. A sum of points has points and
 * maximum, a mean of percentages the item's fraction and 1, a weighted one the weighted fraction and the weight.
 */
export interface Part {
  id: number;
  gained: Rational;
  /** Zero or more; above zero for what may be dropped. */
  size: Rational;
}

/** Parts of which the lowest and highest are dropped; at least one is kept, and a rule too great for them shrinks. */
export interface DropGroup {
  parts: readonly Part[];
  dropLowest: number;
  dropHighest: number;
}

/** A total to be: parts that count in any case, and groups with drop rules. */
export interface Quotient {
  fixed: readonly Part[];
  groups: readonly DropGroup[];
}

export interface Kept {
  /** Sum of what was gained by sum of sizes; null where the sizes are zero. */
  value: Rational | null;
  /** By id; neither of both: kept. */
  dropped: ReadonlyMap<number, 'LOWEST' | 'HIGHEST'>;
}

/** How many are dropped of `count`: the lowest first, and never all. */
export function shrunkRules(count: number, { dropLowest, dropHighest }: Omit<DropGroup, 'parts'>) {
  const lowest = Math.max(0, Math.min(dropLowest, count - 1));
  return { dropLowest: lowest, dropHighest: Math.max(0, Math.min(dropHighest, count - 1 - lowest)) };
}

/** What a part gained beyond what a total of `line` makes of its size. */
export const surplusOf = ({ gained, size }: Part, line: Rational): Rational =>
  subtractRationals(gained, multiplyRationals(line, size));

/** A part in whole numbers: all parts of a quotient times the same number, which leaves its value alone. */
interface WholePart {
  id: number;
  gained: bigint;
  size: bigint;
}

interface WholeQuotient {
  fixed: WholePart[];
  groups: (Omit<DropGroup, 'parts'> & { parts: WholePart[] })[];
}

function wholeQuotient({ fixed, groups }: Quotient): WholeQuotient {
  let multiple = 1n;
  for (const { gained, size } of [...fixed, ...groups.flatMap(({ parts }) => parts)]) {
    for (const { denominator } of [gained, size]) {
      if (multiple % denominator !== 0n) multiple *= denominator / commonDivisor(multiple, denominator);
    }
  }
  const whole = (value: Rational): bigint => value.numerator * (multiple / value.denominator);
  const wholeParts = (parts: readonly Part[]) =>
    parts.map(({ id, gained, size }) => ({ id, gained: whole(gained), size: whole(size) }));
  return {
    fixed: wholeParts(fixed),
    groups: groups.map(({ parts, ...rules }) => ({ parts: wholeParts(parts), ...shrunkRules(parts.length, rules) })),
  };
}

/** The parts of a group by their surplus over `line`, then by id; the first and the last are those to drop. */
function bySurplus(parts: readonly WholePart[], line: Rational): WholePart[] {
  return parts
    .map((part) => ({ part, surplus: part.gained * line.denominator - part.size * line.numerator }))
    .sort((a, b) => (a.surplus < b.surplus ? -1 : a.surplus > b.surplus ? 1 : a.part.id - b.part.id))
    .map(({ part }) => part);
}

/** What stays when every group drops by the surplus over `line`, and the value of it. */
function keepAt({ fixed, groups }: WholeQuotient, line: Rational) {
  const dropped = new Map<number, 'LOWEST' | 'HIGHEST'>();
  let [gained, size] = [0n, 0n];
  const keep = (part: WholePart) => {
    gained += part.gained;
    size += part.size;
  };
  fixed.forEach(keep);
  for (const { parts, dropLowest, dropHighest } of groups) {
    const isRuled = dropLowest + dropHighest > 0;
    (isRuled ? bySurplus(parts, line) : parts).forEach((part, index) => {
      if (index < dropLowest) dropped.set(part.id, 'LOWEST');
      else if (index >= parts.length - dropHighest) dropped.set(part.id, 'HIGHEST');
      else keep(part);
    });
  }
  return { value: size === 0n ? null : rational(gained, size), dropped };
}

const isBetween = (value: Rational, low: Rational, high: Rational): boolean =>
  compareRationals(low, value) < 0 && compareRationals(value, high) < 0;

const middle = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, 2n * a.denominator * b.denominator);

/**
 * The total after drop rules: the best choice of lowest parts to drop, against the worst choice of highest ones.
 *
 * With parts of different sizes the lowest percentages are not always the ones to drop. So the total v is found as the
 * line at which what is kept breaks even: with surplus(part) = gained − v · size, the parts with the lowest and highest
 * surplus fall away and the surpluses of the others add up to zero. For a fixed line, "best choice of lowest" and "worst
 * choice of highest" are the two ends of the sorted surpluses, whoever chooses first; the sum of what is left falls
 * strictly as the line rises, so there is exactly one such v, and it rises with every `gained`.
 *
 * Search: from a line to the value of what is kept there (Newton's step; for drop-lowest alone this is Dinkelbach's
 * method), within a bracket that halves when a step would leave it. The sum is made of finitely many straight pieces, and
 * a step from the piece with the root lands on the root, so it ends, with the exact value. Sixty parts take a few sorts.
 */
export function keptOf(quotient: Quotient): Kept {
  const whole = wholeQuotient(quotient);
  const everything = { ...whole, groups: whole.groups.map((group) => ({ ...group, dropLowest: 0, dropHighest: 0 })) };
  let line = keepAt(everything, ZERO_RATIONAL).value;
  let kept: Kept = { value: null, dropped: new Map() };
  let [low, high]: (Rational | null)[] = [null, null];
  while (line) {
    kept = keepAt(whole, line);
    const order = kept.value ? compareRationals(kept.value, line) : 0;
    if (order === 0) break;
    if (order > 0) low = line;
    else high = line;
    line = low && high && kept.value && !isBetween(kept.value, low, high) ? middle(low, high) : kept.value;
  }
  return kept;
}

/**
 * By how much one part's `gained` may fall before the total falls below `line`, which it reaches now and would not
 * without this part. A part that is dropped as one of the highest gives way first to the next one, at no cost.
 */
export function spareAt(quotient: Quotient, line: Rational, partId: number): Rational {
  const { dropped } = keepAt(wholeQuotient(quotient), line);
  const isKept = ({ id }: Part): boolean => !dropped.has(id);
  const parts = [...quotient.fixed, ...quotient.groups.flatMap((group) => group.parts)];
  const spare = sumRationals(parts.filter(isKept).map((part) => surplusOf(part, line)));
  const group = quotient.groups.find((candidate) => candidate.parts.some(({ id }) => id === partId));
  const part = group?.parts.find(({ id }) => id === partId);
  if (!group || !part || isKept(part)) return spare;
  const next = group.parts.filter(isKept).map((kept) => surplusOf(kept, line));
  return addRationals(spare, subtractRationals(surplusOf(part, line), next.reduce(largerRational)));
}
