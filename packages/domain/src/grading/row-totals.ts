import type { Decimal } from '../decimal.ts';
import type { Localized } from '../localized.ts';
import {
  compareRationals,
  formatRational,
  type Rational,
  rational,
  rationalOf,
  rationalText,
  sumRationals,
} from '../rational.ts';
import { computeGrade, type Total } from './compute-grade.ts';
import { type GradeRow, stateOfLetter } from './grade-row.ts';
import {
  type Aggregation,
  assertGradebook,
  type Gradebook,
  type GradeCategory,
  type GradeItem,
  type TotalKind,
} from './gradebook.ts';
import { markOf } from './gradebook-data.ts';
import {
  divisorOf,
  type Fraction,
  lowest,
  MOST_SUM,
  productOf,
  sumOf,
  type WholePart,
  wholeValue,
} from './whole-quotient.ts';

/** A total without its derivation, as it travels: the exact percentage is text. */
export interface RowTotal {
  percent: string | null;
  text: string | null;
  letter: Localized | null;
  passed: boolean | null;
}

export interface RowTotals {
  current: RowTotal;
  final: RowTotal;
  isProvisional: boolean;
}

/** What totals look at in a packed row. Whatever its audience may not know has to be blank in it. */
export type RowMarks = Pick<GradeRow, 'states' | 'points'>;

/** Points, maxima and weights are counted in units of the fourth place behind the point. */
const PLACES = 4;

/** Null where it is no whole number of units. */
function unitsOf({ units, scale }: Decimal): number | null {
  if (scale > PLACES) return null;
  const all = Number(units * 10n ** BigInt(PLACES - scale));
  return all <= MOST_SUM ? all : null;
}

const PLAIN = /^(-?)(\d{1,9})(?:\.(\d{1,4}))?$/;

/** Null where the text is a fraction or has more places. */
function unitsOfText(text: string): number | null {
  const [, sign, whole, behind = ''] = PLAIN.exec(text) ?? [];
  if (whole === undefined) return null;
  const units = Number(whole + behind.padEnd(PLACES, '0'));
  return sign === '-' ? -units : units;
}

/** An item that may count, in whole numbers: points times `factor` are gained over `size`. */
interface RowItem {
  id: number;
  place: number;
  /** Which of the values of a total it belongs to: that of its category, or the only one of a sum of points. */
  value: number;
  isPassFail: boolean;
  maximum: number;
  factor: number;
  size: number;
  /** Whose drop rules it is under; null: none. */
  ruledBy: GradeCategory | null;
}

interface Numbers {
  maximum: number;
  factor: number;
  size: number;
}

/** The items with a part in a total; percentages of different maxima are brought to a common multiple. */
function numbersOf(items: readonly GradeItem[], aggregation: Aggregation): Map<GradeItem, Numbers> | null {
  const known = items.map((item) => ({
    item,
    maximum: unitsOf(item.maximumPoints),
    weight: aggregation === 'WEIGHTED' ? unitsOf(item.weight) : 1,
  }));
  let [multiple, unit] = [1, 0];
  const numbers = new Map<GradeItem, Numbers>();
  for (const { maximum, weight } of known) {
    if (maximum === null || weight === null) return null;
    if (maximum > 0 && aggregation !== 'POINTS') multiple *= maximum / divisorOf(multiple, maximum);
    if (multiple > MOST_SUM) return null;
    unit = divisorOf(unit, weight);
  }
  for (const { item, maximum, weight } of known) {
    if (maximum === null || weight === null) return null;
    const share = unit === 0 ? 0 : weight / unit;
    if (aggregation === 'POINTS') numbers.set(item, { maximum, factor: 1, size: maximum });
    else if (maximum > 0) numbers.set(item, { maximum, factor: share * (multiple / maximum), size: share * multiple });
    if (share * multiple > MOST_SUM) return null;
  }
  return numbers;
}

/** All items that may count; null where they can't be expressed in whole numbers that are small enough. */
function rowItemsOf(book: Gradebook): RowItem[] | null {
  const isSum = book.scheme === 'TOTAL_POINTS';
  const rows: RowItem[] = [];
  for (const [index, category] of book.categories.entries()) {
    const aggregation = isSum ? 'POINTS' : category.aggregation;
    const own = book.items.filter(({ categoryId, isOmitted }) => categoryId === category.id && !isOmitted);
    const numbers = numbersOf(own, aggregation);
    if (!numbers) return null;
    const isRuled = category.dropLowest + category.dropHighest > 0;
    for (const [item, each] of numbers) {
      const size = item.isExtraCredit || (isSum && category.isExtraCredit) ? 0 : each.size;
      rows.push({
        ...each,
        id: item.id,
        place: book.items.indexOf(item),
        value: isSum ? 0 : index,
        isPassFail: item.kind === 'PASS_FAIL',
        size,
        ruledBy: isRuled && size > 0 && !item.isNeverDropped ? category : null,
      });
    }
  }
  return rows;
}

/** What a category weighs, in whole numbers. */
interface CategoryWeight {
  weight: number;
  isExtraCredit: boolean;
}

function weightsOf({ categories }: Gradebook): CategoryWeight[] | null {
  const weights = categories.flatMap(({ weight, isExtraCredit }) => {
    const units = unitsOf(weight);
    return units === null ? [] : { weight: units, isExtraCredit };
  });
  const isSmall = weights.reduce((sum, { weight }) => sum + weight, 0) <= MOST_SUM;
  return weights.length === categories.length && isSmall ? weights : null;
}

const rationalOfFraction = ({ above, below }: Fraction): Rational => rational(above, below);

const ordinary = (weights: readonly CategoryWeight[]): number =>
  weights.reduce((sum, { weight, isExtraCredit }) => (isExtraCredit ? sum : sum + weight), 0);

/** The mean of the categories that have a value, by their weights; extra credit comes on top. */
function meanOf(values: readonly (Fraction | null)[], weights: readonly CategoryWeight[]): Rational | null {
  const used = ordinary(weights.filter((_, index) => values[index]));
  if (used === 0) return null;
  const all = ordinary(weights);
  let mean: Fraction = { above: 0, below: 1 };
  const tooLarge: Rational[] = [];
  for (const [index, { weight, isExtraCredit }] of weights.entries()) {
    const value = values[index];
    if (!value) continue;
    const [share, own] = [lowest({ above: weight, below: isExtraCredit ? all : used }), lowest(value)];
    const product = productOf(share, own);
    const sum = product && sumOf(mean, product);
    if (sum) mean = sum;
    else tooLarge.push(rational(BigInt(share.above) * BigInt(own.above), BigInt(share.below) * BigInt(own.below)));
  }
  return sumRationals([rationalOfFraction(mean), ...tooLarge]);
}

interface OpenQuotient {
  gained: number;
  size: number;
  /** More than any sum of its parts can come to. */
  reach: number;
  ruled: ReadonlyMap<GradeCategory, WholePart[]>;
}

const NOTHING_RULED: OpenQuotient['ruled'] = new Map();

/** The totals of the rows of one gradebook. */
class RowCalculator {
  private readonly items: readonly RowItem[] | null;
  private readonly weights: readonly CategoryWeight[] | null;
  private readonly letters: readonly { letter: Localized; from: Rational }[];
  private readonly passMark: Rational | null;
  private readonly known = new Map<string, number | null>();

  constructor(private readonly book: Gradebook) {
    assertGradebook(book);
    this.items = rowItemsOf(book);
    this.weights = weightsOf(book);
    this.letters = book.letterScale
      .map(({ letter, from }) => ({ letter, from: rationalOf(from) }))
      .sort((a, b) => compareRationals(b.from, a.from));
    this.passMark = book.passMark && rationalOf(book.passMark);
  }

  totalsOf(row: RowMarks): RowTotals {
    const points = this.unitsOfRow(row);
    const current = points && this.total(row.states, points, 'CURRENT');
    // without a blank both look at the same
    const final = points && (/[BP]/.test(row.states) ? this.total(row.states, points, 'FINAL') : current);
    if (!current || !final) return this.calculated(row);
    const isProvisional = this.book.items.some(({ isOmitted }, at) => !isOmitted && row.states[at] === 'P');
    return { current, final, isProvisional };
  }

  /** By the calculator for numbers of any length. */
  private calculated({ states, points }: RowMarks): RowTotals {
    const left = points.values();
    const marks = new Map(
      this.book.items.map(({ id }, at) => {
        const state = stateOfLetter(states[at]);
        return [id, markOf(state, state === 'MARKED' ? (left.next().value ?? null) : null)] as const;
      }),
    );
    const { current, final, isProvisional } = computeGrade(this.book, marks, 'STAFF');
    return { current: presentTotal(current), final: presentTotal(final), isProvisional };
  }

  /** The points of each cell in units, zero where it isn't marked; null where one is no whole number of them. */
  private unitsOfRow({ states, points }: RowMarks): number[] | null {
    const units: number[] = [];
    let next = 0;
    for (const letter of states) {
      const own = letter === 'M' ? this.unitsOfPoints(points[next++] ?? '') : 0;
      if (own === null) return null;
      units.push(own);
    }
    return units;
  }

  private unitsOfPoints(text: string): number | null {
    let units = this.known.get(text);
    if (units === undefined) {
      units = unitsOfText(text);
      this.known.set(text, units);
    }
    return units;
  }

  /** Null where the numbers grow too large. */
  private total(states: string, points: readonly number[], kind: TotalKind): RowTotal | null {
    const quotients = this.items && this.weights && this.quotientsOf(this.items, { states, points, kind });
    if (!quotients || quotients.some(({ reach }) => reach > MOST_SUM)) return null;
    const values = quotients.map(wholeValue);
    const isSum = this.book.scheme === 'TOTAL_POINTS';
    const value = isSum ? values[0] && rational(values[0].above, values[0].below) : meanOf(values, this.weights ?? []);
    return this.present(value ? rational(value.numerator * 100n, value.denominator) : null);
  }

  private quotientsOf(items: readonly RowItem[], { states, points, kind }: OpenRow): OpenQuotient[] {
    const count = this.book.scheme === 'TOTAL_POINTS' ? 1 : this.book.categories.length;
    const quotients: OpenQuotient[] = [];
    for (let index = 0; index < count; index += 1)
      quotients.push({ gained: 0, size: 0, reach: 0, ruled: NOTHING_RULED });
    for (const item of items) {
      const letter = states[item.place] ?? 'B';
      if (letter === 'E' || (kind === 'CURRENT' && (letter === 'B' || letter === 'P'))) continue;
      add(quotients[item.value]!, item, points[item.place] ?? 0);
    }
    return quotients;
  }

  private present(percent: Rational | null): RowTotal {
    if (!percent) return { percent: null, text: null, letter: null, passed: null };
    const reached = this.letters.find(({ from }) => compareRationals(percent, from) >= 0);
    return {
      percent: rationalText(percent),
      text: formatRational(percent, this.book.decimals),
      letter: reached?.letter ?? null,
      passed: this.passMark && compareRationals(percent, this.passMark) >= 0,
    };
  }
}

interface OpenRow {
  states: string;
  points: readonly number[];
  kind: TotalKind;
}

function add(
  quotient: OpenQuotient,
  { id, isPassFail, maximum, factor, size, ruledBy }: RowItem,
  points: number,
): void {
  const gained = factor * (isPassFail ? (points > 0 ? maximum : 0) : points);
  quotient.reach += Math.abs(gained) + size;
  if (!ruledBy) {
    quotient.gained += gained;
    quotient.size += size;
    return;
  }
  const parts = quotient.ruled.get(ruledBy);
  if (parts) parts.push({ id, gained, size });
  else quotient.ruled = new Map([...quotient.ruled, [ruledBy, [{ id, gained, size }]]]);
}

const presentTotal = ({ percent, text, letter, passed }: Total): RowTotal => ({
  percent: percent && rationalText(percent),
  text,
  letter,
  passed,
});

/**
 * Totals of many rows of one gradebook, without derivations: what `computeGrade` says, ten times as fast. It adds whole
 * numbers that a double holds exactly and never one with a part behind the point. Where that isn't enough (points that are a
 * fraction as "280/3" or have more than four places, sums above 2^50) `computeGrade` itself is asked.
 */
export function rowTotals(book: Gradebook): (row: RowMarks) => RowTotals {
  const calculator = new RowCalculator(book);
  return (row) => calculator.totalsOf(row);
}
