import type { Decimal } from '../../src/decimal.ts';
import type {
  GradeAudience,
  Gradebook,
  GradeCategory,
  GradeItem,
  Marks,
  TotalKind,
} from '../../src/grading/gradebook.ts';

/**
 * A second calculator, straight from the written rules and as simple as can be: it tries every way to drop. It shares
 * nothing with the first one but the types of what goes in.
 */

/** Numerator and denominator, not reduced. */
type Fraction = [bigint, bigint];

const fraction = ({ units, scale }: Decimal): Fraction => [units, BigInt(`1${'0'.repeat(scale)}`)];
const plus = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
const times = (a: Fraction, b: Fraction): Fraction => [a[0] * b[0], a[1] * b[1]];
const isLess = (a: Fraction, b: Fraction): boolean => a[0] * b[1] < b[0] * a[1];
const best = (values: Fraction[]): Fraction => values.reduce((a, b) => (isLess(a, b) ? b : a));
const worst = (values: Fraction[]): Fraction => values.reduce((a, b) => (isLess(b, a) ? b : a));

/** What an item brings: points over maximum, or percentages over weights. */
interface Piece {
  above: Fraction;
  below: Fraction;
  mayDrop: boolean;
}

/** All ways to take `count` away. */
function without<T>(list: T[], count: number): T[][] {
  if (count === 0) return [list];
  const [first, ...others] = list;
  if (first === undefined) return [];
  return [...without(others, count - 1), ...without(others, count).map((kept) => [first, ...kept])];
}

/** All ways to choose one of each list. */
const oneOfEach = <T>(lists: T[][]): T[][] =>
  lists.reduce<T[][]>((ways, list) => ways.flatMap((way) => list.map((choice) => [...way, choice])), [[]]);

function pointsOf(item: GradeItem, marks: Marks, kind: TotalKind, audience: GradeAudience): Fraction | null {
  const mark = marks.get(item.id) ?? { state: 'BLANK' };
  const blank: Fraction | null = kind === 'CURRENT' ? null : [0n, 1n];
  switch (mark.state) {
    case 'BLANK':
    case 'PENDING':
      return blank;
    case 'EXCUSED':
      return null;
    case 'MISSING':
      return [0n, 1n];
    case 'HIDDEN':
    case 'MARKED': {
      if (mark.state === 'HIDDEN' && audience === 'LEARNER') return blank;
      const given: Fraction = [mark.points.numerator, mark.points.denominator];
      if (item.kind === 'POINTS') return given;
      return isLess([0n, 1n], given) ? fraction(item.maximumPoints) : [0n, 1n];
    }
  }
}

function pieceOf(book: Gradebook, category: GradeCategory, item: GradeItem, points: Fraction): Piece | null {
  const maximum = fraction(item.maximumPoints);
  const isSum = book.scheme === 'TOTAL_POINTS';
  const isBonus = item.isExtraCredit || (isSum && category.isExtraCredit);
  let piece: { above: Fraction; below: Fraction };
  if (isSum || category.aggregation === 'POINTS') {
    piece = { above: points, below: maximum };
  } else {
    if (maximum[0] === 0n) return null;
    const weight: Fraction = category.aggregation === 'MEAN' ? [1n, 1n] : fraction(item.weight);
    piece = { above: times(weight, times(points, [maximum[1], maximum[0]])), below: weight };
  }
  if (isBonus) return { above: piece.above, below: [0n, 1n], mayDrop: false };
  return { ...piece, mayDrop: !item.isNeverDropped && piece.below[0] > 0n };
}

/** The lists of kept pieces, category by category, for each way to drop some of each. */
const waysToDrop = (categories: Piece[][], counts: number[]): Piece[][][] =>
  oneOfEach(categories.map((pieces, index) => without(pieces, counts[index] ?? 0)));

/** Best over what is dropped as lowest, worst over what is dropped as highest; one of both chooses first. */
function brute(
  categories: { category: GradeCategory; pieces: Piece[] }[],
  first: 'LOWEST' | 'HIGHEST',
): Fraction | null {
  const all = categories.flatMap(({ pieces }) => pieces);
  if (all.every(({ below }) => below[0] === 0n)) return null;
  const common = all.reduce((product, { above, below }) => product * above[1] * below[1], 1n);
  const scaled = ([numerator, denominator]: Fraction): bigint => (numerator * common) / denominator;
  const ratio = (kept: Piece[]): Fraction =>
    kept.reduce<Fraction>(([a, b], { above, below }) => [a + scaled(above), b + scaled(below)], [0n, 0n]);

  const stays = all.filter(({ mayDrop }) => !mayDrop);
  const candidates = categories.map(({ pieces }) => pieces.filter(({ mayDrop }) => mayDrop));
  const lowest = categories.map(({ category }, i) =>
    Math.max(0, Math.min(category.dropLowest, (candidates[i]?.length ?? 0) - 1)),
  );
  const highest = categories.map(({ category }, i) =>
    Math.max(0, Math.min(category.dropHighest, (candidates[i]?.length ?? 0) - (lowest[i] ?? 0) - 1)),
  );
  const value = (kept: Piece[][]): Fraction => ratio([...stays, ...kept.flat()]);
  return first === 'LOWEST'
    ? best(waysToDrop(candidates, lowest).map((left) => worst(waysToDrop(left, highest).map(value))))
    : worst(waysToDrop(candidates, highest).map((left) => best(waysToDrop(left, lowest).map(value))));
}

export interface OracleTotal {
  /** 1 is full marks. */
  value: Fraction | null;
  text: string | null;
  letter: string | null;
  passed: boolean | null;
  /** Of each category; only where the whole is weighted. */
  categories: Map<number, Fraction | null>;
}

/** Rounds on paper: cut off, look at what is left, write the point. */
function written([numerator, denominator]: Fraction, decimals: number): string {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [n, d] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  const shifted = n * BigInt(`1${'0'.repeat(decimals)}`);
  let whole = shifted / d;
  if ((shifted - whole * d) * 2n >= d) whole += 1n;
  const digits = String(whole).padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return isNegative && whole > 0n ? `-${text}` : text;
}

export function oracleTotal(
  book: Gradebook,
  marks: Marks,
  kind: TotalKind,
  audience: GradeAudience,
  first: 'LOWEST' | 'HIGHEST' = 'LOWEST',
): OracleTotal {
  const filled = book.categories.map((category) => ({
    category,
    pieces: book.items
      .filter((item) => item.categoryId === category.id && !item.isOmitted)
      .flatMap((item) => {
        const points = pointsOf(item, marks, kind, audience);
        const piece = points && pieceOf(book, category, item, points);
        return piece ? [piece] : [];
      }),
  }));
  let value: Fraction | null = null;
  const categories = new Map<number, Fraction | null>();
  if (book.scheme === 'TOTAL_POINTS') {
    value = brute(filled, first);
  } else {
    let [used, all, ordinary, bonus]: Fraction[] = [
      [0n, 1n],
      [0n, 1n],
      [0n, 1n],
      [0n, 1n],
    ];
    for (const group of filled) {
      const weight = fraction(group.category.weight);
      const own = brute([group], first);
      categories.set(group.category.id, own);
      if (!group.category.isExtraCredit) all = plus(all!, weight);
      if (!own) continue;
      if (group.category.isExtraCredit) {
        bonus = plus(bonus!, times(weight, own));
      } else {
        used = plus(used!, weight);
        ordinary = plus(ordinary!, times(weight, own));
      }
    }
    if (used![0] > 0n) {
      value = plus(times(ordinary!, [used![1], used![0]]), times(bonus!, [all![1], all![0]]));
    }
  }
  if (!value) return { value, text: null, letter: null, passed: null, categories };
  const percent = times(value, [100n, 1n]);
  const reached = book.letterScale.filter(({ from }) => !isLess(percent, fraction(from)));
  const highest = reached.toSorted((a, b) => (isLess(fraction(a.from), fraction(b.from)) ? 1 : -1))[0];
  return {
    value,
    text: written(percent, book.decimals),
    letter: highest?.letter.en ?? null,
    passed: book.passMark ? !isLess(percent, fraction(book.passMark)) : null,
    categories,
  };
}
