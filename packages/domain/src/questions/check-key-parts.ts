import { compareDecimals, parseDecimal, ZERO } from '../decimal.ts';
import { compareRationals, type Rational, rational, sumRationals, WHOLE, ZERO_RATIONAL } from '../rational.ts';
import { comparedUnit } from './accepted-numbers.ts';
import { comparedText } from './accepted-texts.ts';
import { findIf, finding, type QuestionFinding, repeated } from './findings.ts';
import type { AcceptedNumber, AcceptedText, DecimalText, SumRule, Unit } from './question.ts';
import { readShare } from './shares.ts';

/** The lowest share that a part may have where it costs: a slip of the hand is lower. */
const LOWEST = rational(-100);

const isReadableIn = (text: DecimalText, least: Rational): boolean => {
  const share = readShare(text);
  return share !== null && compareRationals(share, least) >= 0 && compareRationals(share, WHOLE) <= 0;
};

/** Shares of which the best is what an answer gets: one has to be the whole. */
export function checkBestFraction(fractions: readonly DecimalText[], path: string): QuestionFinding[] {
  const shares = fractions.map((text) => readShare(text) ?? ZERO_RATIONAL);
  const isAnyRight = shares.some((share) => compareRationals(share, ZERO_RATIONAL) > 0);
  if (!isAnyRight) return finding(path, 'key.none-right');
  return findIf(!shares.some((share) => compareRationals(share, WHOLE) >= 0), path, 'fraction.never-whole');
}

/** Each share of a record is at most the whole, may cost, and belongs to something there is. */
export function checkFractionRecord(
  fractions: Readonly<Record<string, DecimalText>>,
  known: ReadonlySet<string>,
  path: string,
  least: Rational = LOWEST,
): QuestionFinding[] {
  return Object.entries(fractions).flatMap(([id, text]) => [
    ...findIf(!known.has(id), `${path}.${id}`, 'key.unknown-id', { id }),
    ...findIf(!isReadableIn(text, least), `${path}.${id}`, 'fraction.invalid', { fraction: text }),
  ]);
}

/** What a sum says besides its parts: how low it may fall. */
export const checkSum = (sum: SumRule | undefined, path: string): QuestionFinding[] =>
  findIf(!!sum && sum.least !== null && !isReadableIn(sum.least, LOWEST), `${path}.least`, 'fraction.invalid', {
    fraction: sum?.least ?? '',
  });

/** The shares of parts that are added up: together, those above nothing make the whole. */
export function checkShares(shares: readonly DecimalText[], path: string): QuestionFinding[] {
  const unreadable = shares.find((text) => !readShare(text) || compareRationals(readShare(text) ?? WHOLE, LOWEST) < 0);
  if (unreadable !== undefined) return finding(path, 'fraction.invalid', { fraction: unreadable });
  return checkSummedFractions(shares, path);
}

/** From here to the whole a sum was meant to be the whole and is counted so ("0.33" three times). */
const NEARLY_WHOLE = rational(95, 100);

/** Shares that are added up: those of the right choices have to be the whole together. */
export function checkSummedFractions(fractions: readonly DecimalText[], path: string): QuestionFinding[] {
  const right = fractions
    .map((text) => readShare(text) ?? ZERO_RATIONAL)
    .filter((share) => compareRationals(share, ZERO_RATIONAL) > 0);
  if (right.length === 0) return finding(path, 'key.none-right');
  const sum = sumRationals(right);
  if (compareRationals(sum, NEARLY_WHOLE) < 0) return finding(path, 'fraction.never-whole');
  return findIf(compareRationals(sum, WHOLE) !== 0, path, 'fraction.sum-not-whole');
}

export const checkWeight = (weight: DecimalText, path: string): QuestionFinding[] => {
  const share = readShare(weight);
  return findIf(share === null || compareRationals(share, ZERO_RATIONAL) <= 0, path, 'weight.invalid', { weight });
};

const checkFractions = (entries: readonly { fraction: DecimalText }[], path: string): QuestionFinding[] =>
  entries.flatMap(({ fraction }, index) =>
    findIf(!isReadableIn(fraction, LOWEST), `${path}.${index}.fraction`, 'fraction.invalid', { fraction }),
  );

export function checkAcceptedTexts(
  accepted: readonly AcceptedText[],
  isStrict: boolean,
  maximumLength: number,
  path: string,
): QuestionFinding[] {
  const compared = accepted.map(({ text }) => comparedText(text, isStrict));
  return [
    ...checkFractions(accepted, path),
    ...accepted.flatMap(({ text, fraction }, index) => {
      const at = `${path}.${index}.text`;
      const isAnything =
        /^[*\s]+$/.test(text) && compareRationals(readShare(fraction) ?? ZERO_RATIONAL, ZERO_RATIONAL) > 0;
      return [
        ...findIf(text.trim() === '', at, 'accepted.empty'),
        ...findIf(isAnything, at, 'accepted.anything'),
        // Without its wildcards, which may stand for nothing.
        ...findIf([...text.replaceAll('*', '')].length > maximumLength, at, 'accepted.too-long', {
          maximum: maximumLength,
        }),
      ];
    }),
    ...repeated(compared).flatMap(({ index }) =>
      findIf(compared[index] !== '', `${path}.${index}.text`, 'accepted.repeated', {
        text: accepted[index]?.text ?? '',
      }),
    ),
  ];
}

export function checkAcceptedNumbers(accepted: readonly AcceptedNumber[], path: string): QuestionFinding[] {
  return [
    ...checkFractions(accepted, path),
    ...accepted.flatMap(({ value, tolerance }, index) => {
      const margin = parseDecimal(tolerance);
      return [
        ...findIf(parseDecimal(value) === null, `${path}.${index}.value`, 'number.invalid', { value }),
        ...findIf(
          !margin || compareDecimals(margin, ZERO) < 0,
          `${path}.${index}.tolerance`,
          'number.tolerance-invalid',
          {
            tolerance,
          },
        ),
      ];
    }),
  ];
}

export function checkUnits(offered: readonly string[], units: readonly Unit[], isRequired: boolean): QuestionFinding[] {
  const names = units.map(({ name }) => comparedUnit(name));
  const offeredNames = offered.map(comparedUnit);
  return [
    ...findIf(isRequired && units.length === 0, 'key.isUnitRequired', 'unit.required-without-any'),
    ...units.flatMap(({ name, factor }, index) => {
      const multiplier = parseDecimal(factor);
      const isOffered = offered.length === 0 || offeredNames.includes(comparedUnit(name));
      return [
        ...findIf(comparedUnit(name) === '', `key.units.${index}.name`, 'unit.empty'),
        ...findIf(!isOffered, `key.units.${index}.name`, 'unit.not-offered', { unit: name }),
        ...findIf(
          !multiplier || compareDecimals(multiplier, ZERO) <= 0,
          `key.units.${index}.factor`,
          'unit.factor-invalid',
          {
            factor,
          },
        ),
      ];
    }),
    ...repeated(names)
      .map(({ index }) => ({ index, name: units[index]?.name ?? '' }))
      .flatMap(({ index, name }) => finding(`key.units.${index}.name`, 'unit.repeated', { unit: name })),
    ...offered.flatMap((name, index) =>
      findIf(!names.includes(comparedUnit(name)), `content.units.${index}`, 'unit.unknown', { unit: name }),
    ),
  ];
}
