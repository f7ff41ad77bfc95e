import {
  addRationals,
  compareRationals,
  divideRationals,
  HUNDRED,
  multiplyRationals,
  negateRational,
  type Rational,
  rational,
  rationalOf,
  roundRational,
  subtractRationals,
  sumRationals,
  WHOLE,
  ZERO_RATIONAL,
} from '@sullam/domain/rational.ts';
import type { MarkupElement } from '../markup/markup-tree.ts';
import {
  BeyondRules,
  doMatch,
  isAmong,
  isList,
  isNumber,
  membersOf,
  type RuleValue,
  readRational,
} from './rule-values.ts';

type Attributes = MarkupElement['attributes'];
type Operator = (values: readonly RuleValue[], attributes: Attributes) => RuleValue;

const numbersOf = (values: readonly RuleValue[]): Rational[] | null => {
  const all = values.flatMap(membersOf);
  return values.some((value) => value === null) || !all.every(isNumber) ? null : all;
};

/** An operator on numbers; without all of them it has no value. */
const onNumbers =
  (calculate: (numbers: readonly Rational[]) => RuleValue): Operator =>
  (values) => {
    const numbers = numbersOf(values);
    return numbers && numbers.length > 0 ? calculate(numbers) : null;
  };

const compared = (holds: (order: -1 | 0 | 1) => boolean): Operator =>
  onNumbers(([a = ZERO_RATIONAL, b = ZERO_RATIONAL]) => holds(compareRationals(a, b)));

const floored = (value: Rational): Rational => {
  const { numerator, denominator } = value;
  const whole = numerator / denominator;
  return rational(numerator < 0n && numerator % denominator !== 0n ? whole - 1n : whole);
};
const truncated = ({ numerator, denominator }: Rational): Rational => rational(numerator / denominator);
const absolute = (value: Rational): Rational => (value.numerator < 0n ? negateRational(value) : value);

const divided = (a: Rational, b: Rational): RuleValue => (b.numerator === 0n ? null : divideRationals(a, b));

/** How far an answer may be off: to below, and to above where that is another distance. */
function isWithin(
  values: readonly RuleValue[],
  { tolerance, toleranceMode = tolerance === undefined ? 'exact' : 'absolute', ...more }: Attributes,
) {
  const [a, b] = values;
  if (!isNumber(a ?? null) || !isNumber(b ?? null)) return null;
  const [first, second] = [a as Rational, b as Rational];
  // the tolerance is around the first of both
  const reaches = (tolerance ?? '0')
    .trim()
    .split(/\s+/)
    .map((text) => {
      const written = readRational(text);
      if (!written) throw new BeyondRules('tolerance');
      const reach = absolute(written);
      return toleranceMode === 'relative' ? divideRationals(multiplyRationals(absolute(first), reach), HUNDRED) : reach;
    });
  if (toleranceMode === 'exact') return compareRationals(first, second) === 0;
  const [below = ZERO_RATIONAL, above = below] = reaches;
  const low = compareRationals(second, subtractRationals(first, below));
  const high = compareRationals(second, addRationals(first, above));
  return (
    (more.includeLowerBound === 'false' ? low > 0 : low >= 0) &&
    (more.includeUpperBound === 'false' ? high < 0 : high <= 0)
  );
}

const scaleOf = (value: Rational, { roundingMode = 'significantFigures', figures = '' }: Attributes): number => {
  const count = Number(figures);
  if (!Number.isInteger(count) || count < 0 || count > 30) throw new BeyondRules('figures');
  if (roundingMode === 'decimalPlaces') return count;
  const size = Math.floor(Math.log10(Math.abs(Number(value.numerator) / Number(value.denominator)) || 1));
  return count - 1 - size;
};

function roundedTo(value: Rational, attributes: Attributes): Rational {
  const scale = scaleOf(value, attributes);
  if (scale >= 0) return rationalOf(roundRational(value, scale));
  const unit = rational(10n ** BigInt(-scale));
  return multiplyRationals(rationalOf(roundRational(divideRationals(value, unit), 0)), unit);
}

const texts = (values: readonly RuleValue[]): [string, string] | null => {
  const [a, b] = values;
  return typeof a === 'string' && typeof b === 'string' ? [a, b] : null;
};

const stringMatch: Operator = (values, { caseSensitive = 'true', substring = 'false' }) => {
  const both = texts(values);
  if (!both) return values.includes(null) ? null : false;
  const [a, b] = caseSensitive === 'false' ? both.map((text) => text.toLowerCase()) : both;
  return substring === 'true' ? (a ?? '').includes(b ?? '') : a === b;
};

/** Patterns of XML Schema are close to those here, and match the whole text. */
const patternMatch: Operator = ([value = null], { pattern = '' }) => {
  if (typeof value !== 'string') return value === null ? null : false;
  // one repetition inside of another may take for ever
  if (pattern.length > 200 || /[+*}]\)?[+*{]/.test(pattern)) throw new BeyondRules('pattern');
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value);
  } catch {
    throw new BeyondRules('pattern');
  }
};

const every: Operator = (values) => (values.includes(false) ? false : values.includes(null) ? null : true);
const some: Operator = (values) => (values.includes(true) ? true : values.includes(null) ? null : false);

const anyN: Operator = (values, { min = '0', max = '0' }) => {
  const held = values.filter((value) => value === true).length;
  return held >= Number(min) && held <= Number(max);
};

const numbered = (list: RuleValue, n: string): RuleValue => {
  const at = Number(n);
  if (!Number.isInteger(at)) throw new BeyondRules('index');
  return membersOf(list)[at - 1] ?? null;
};

const withoutMember: Operator = ([value = null, list = null]) => {
  const left = membersOf(list).filter((member) => !isAmong(value, member));
  return left.length > 0 ? left : null;
};

const contains: Operator = ([outer = null, inner = null]) => {
  if (outer === null || inner === null) return null;
  return membersOf(inner).every((member) => isAmong(member, outer));
};

const joined: Operator = (values) => {
  const members = values.flatMap(membersOf);
  return members.length > 0 ? members : null;
};

const extreme = (isBetter: (order: number) => boolean): Operator =>
  onNumbers((numbers) => numbers.reduce((best, number) => (isBetter(compareRationals(number, best)) ? number : best)));

/** Operators of response processing, by their names. */
export const OPERATORS: Readonly<Record<string, Operator>> = {
  and: every,
  or: some,
  not: ([value = null]) => (value === null ? null : value !== true),
  anyN,
  isNull: ([value = null]) => value === null || value === '' || (isList(value) && value.length === 0),
  match: ([a = null, b = null], { ordered = 'false' }) => doMatch(a, b, ordered === 'true'),
  stringMatch,
  patternMatch,
  equal: isWithin,
  equalRounded: (values, attributes) => {
    const [a, b] = numbersOf(values) ?? [];
    return a && b ? compareRationals(roundedTo(a, attributes), roundedTo(b, attributes)) === 0 : null;
  },
  gt: compared((order) => order > 0),
  gte: compared((order) => order >= 0),
  lt: compared((order) => order < 0),
  lte: compared((order) => order <= 0),
  sum: onNumbers(sumRationals),
  product: onNumbers((numbers) => numbers.reduce(multiplyRationals, WHOLE)),
  subtract: onNumbers(([a = ZERO_RATIONAL, b = ZERO_RATIONAL]) => subtractRationals(a, b)),
  divide: onNumbers(([a = ZERO_RATIONAL, b = ZERO_RATIONAL]) => divided(a, b)),
  integerDivide: onNumbers(([a = ZERO_RATIONAL, b = ZERO_RATIONAL]) => {
    const quotient = divided(a, b);
    return isNumber(quotient) ? floored(quotient) : null;
  }),
  integerModulus: onNumbers(([a = ZERO_RATIONAL, b = ZERO_RATIONAL]) => {
    const quotient = divided(a, b);
    return isNumber(quotient) ? subtractRationals(a, multiplyRationals(b, floored(quotient))) : null;
  }),
  truncate: onNumbers(([a = ZERO_RATIONAL]) => truncated(a)),
  round: onNumbers(([a = ZERO_RATIONAL]) => floored(addRationals(a, rational(1, 2)))),
  roundTo: onNumbers(([a = ZERO_RATIONAL]) => a),
  integerToFloat: ([value = null]) => value,
  max: extreme((order) => order > 0),
  min: extreme((order) => order < 0),
  member: ([value = null, list = null]) => (value === null || list === null ? null : isAmong(value, list)),
  contains,
  delete: withoutMember,
  index: ([list = null], { n = '' }) => numbered(list, n),
  containerSize: ([list = null]) => rational(membersOf(list).length),
  multiple: joined,
  ordered: joined,
  substring: (values, { caseSensitive = 'true' }) => {
    const both = texts(values)?.map((text) => (caseSensitive === 'false' ? text.toLowerCase() : text));
    return both ? (both[1] ?? '').includes(both[0] ?? '') : null;
  },
  null: () => null,
};
