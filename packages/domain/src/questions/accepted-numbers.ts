import {
  addDecimals,
  compareDecimals,
  type Decimal,
  multiplyDecimals,
  parseDecimal,
  subtractDecimals,
  ZERO,
} from '../decimal.ts';
import { normalizeDecimal } from '../digits.ts';
import { toLatinDigits } from '../latin-digits.ts';
import { spellSuperscripts } from './accepted-texts.ts';
import type { AcceptedNumber, Unit } from './question.ts';
import { type Accepted, bestOf } from './shares.ts';

/** More than any number somebody types; longer text is none. */
export const NUMBER_MAX_LENGTH = 100;

const POWER = /^(?<mantissa>.+[×xX*·]|[+\-−]?)10\^(?<exponent>[+-]?\d{1,3})$/u;
const EXPONENT = /^(?<mantissa>.+)[eE](?<exponent>[+-]?\d{1,3})$/u;
/** Grouped thousands or a decimal comma: only who typed it knows. */
const AMBIGUOUS = /^[+\-−]?[1-9]\d{0,2}[,،]\d{3}$/u;

const withExponent = ({ units, scale }: Decimal, exponent: number): Decimal =>
  exponent > scale ? { units: units * 10n ** BigInt(exponent - scale), scale: 0 } : { units, scale: scale - exponent };

function splitExponent(number: string): { mantissa: string; exponent: number } {
  const power = POWER.exec(number)?.groups;
  const { mantissa = number, exponent = '0' } = power ?? EXPONENT.exec(number)?.groups ?? {};
  const hasFactor = /\d/.test(mantissa);
  return {
    mantissa: power ? (hasFactor ? mantissa.slice(0, -1) : `${mantissa}1`) : mantissa,
    exponent: Number(exponent),
  };
}

/**
 * The numbers that a typed text may mean; none when it is no number, two for "1,234". Any digits, "٫", "." and "," as
 * separators, powers of ten as "1.5e3", "1.5×10^3" and "1.5×10³". Exact, whatever the size.
 */
export function readNumbers(text: string): Decimal[] {
  if (text.length > NUMBER_MAX_LENGTH) return [];
  const clean = spellSuperscripts(toLatinDigits(text))
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/\^[({](.+)[)}]$/u, '^$1')
    .replace(/(?<=[eE^])−/u, '-');
  const { mantissa, exponent } = splitExponent(clean);
  const readings = AMBIGUOUS.test(mantissa) ? [mantissa, mantissa.replace(/[,،]/u, '.')] : [mantissa];
  return readings.flatMap((reading) => {
    const value = parseDecimal(normalizeDecimal(reading) ?? '');
    return value ? [withExponent(value, exponent)] : [];
  });
}

const isWithin = (given: Decimal, { value, tolerance }: AcceptedNumber): boolean => {
  const target = parseDecimal(value);
  if (!target) return false;
  const margin = parseDecimal(tolerance) ?? ZERO;
  const reach = compareDecimals(margin, ZERO) < 0 ? ZERO : margin;
  return (
    compareDecimals(given, subtractDecimals(target, reach)) >= 0 &&
    compareDecimals(given, addDecimals(target, reach)) <= 0
  );
};

/** The accepted number that gives an answer the most; null when it is none of them. */
export function bestAcceptedNumber(
  accepted: readonly AcceptedNumber[],
  given: readonly Decimal[],
): Accepted<AcceptedNumber> | null {
  return bestOf(accepted.filter((candidate) => given.some((value) => isWithin(value, candidate))));
}

/** Spelling of units is to the letter (mW is no MW), but for direction marks and spaces. */
export const comparedUnit = (name: string): string => name.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');

export const findUnit = (units: readonly Unit[], name: string): Unit | undefined =>
  units.find((unit) => comparedUnit(unit.name) === comparedUnit(name));

/** What was typed, apart: "12 kg" typed into the field of the number is the number 12 with the unit kg. */
export function splitUnit(
  number: string,
  unit: string | null,
  units: readonly Unit[],
): { number: string; unit: string } {
  const chosen = (unit ?? '').trim();
  const typed = number.trim();
  if (chosen !== '' || typed.length > NUMBER_MAX_LENGTH || readNumbers(typed).length > 0) {
    return { number: typed, unit: chosen };
  }
  for (let end = 1; end < typed.length; end += 1) {
    const [head, tail] = [typed.slice(0, end), typed.slice(end)];
    if (findUnit(units, tail) && readNumbers(head).length > 0) return { number: head, unit: tail };
  }
  return { number: typed, unit: '' };
}

/** Numbers in one unit as numbers in the unit of the accepted ones. */
export const convert = (given: readonly Decimal[], { factor }: Unit): Decimal[] => {
  const multiplier = parseDecimal(factor);
  return multiplier ? given.map((value) => multiplyDecimals(value, multiplier)) : [];
};
