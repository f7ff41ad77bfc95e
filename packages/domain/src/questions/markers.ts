import {
  compareRationals,
  divideRationals,
  negateRational,
  type Rational,
  rational,
  sumRationals,
  WHOLE,
  ZERO_RATIONAL,
} from '../rational.ts';
import { bestAcceptedNumber, convert, findUnit, readNumbers, splitUnit } from './accepted-numbers.ts';
import { bestAcceptedText } from './accepted-texts.ts';
import { isInArea } from './hotspot-areas.ts';
import type { Of, OrderRule, QuestionAnswer, QuestionContent, QuestionKey, QuestionType } from './question.ts';
import { ownEntry, readShare, readShareOrCost } from './shares.ts';
import {
  allOrNothing,
  atLeastNothing,
  heldSum,
  type PartResult,
  readWeight,
  resultOf,
  saying,
  type Verdict,
  verdictOfParts,
  type WeightedPart,
} from './verdict.ts';

type Content<Type> = Of<QuestionContent, Type>;
type Key<Type> = Of<QuestionKey, Type>;
type Answer<Type> = Of<NonNullable<QuestionAnswer>, Type>;

export type MarkedByRule = Exclude<QuestionType, 'ESSAY' | 'FILE_UPLOAD'>;

/** Judges an answer that isn't blank; all three are of the same type. */
type Marker<Type> = (content: Content<Type>, key: Key<Type>, answer: Answer<Type>) => Verdict;

/** Ids of the parts of a numeric answer that has a unit. */
export const NUMBER_PART = 'number';
export const UNIT_PART = 'unit';

/** The id of a point that lies outside every area, by its place in the answer. */
export const pointPartId = (index: number): string => `point:${index}`;

const shareIf = allOrNothing;
const isAboveNothing = (share: Rational): boolean => compareRationals(share, ZERO_RATIONAL) > 0;

const markSingleChoice: Marker<'SINGLE_CHOICE'> = (content, key, { choiceId }) => {
  const shareOf = (id: string): Rational => readShareOrCost(ownEntry(key.fractions, id));
  const result = resultOf(shareOf(choiceId));
  const missed = content.choices.filter(({ id }) => result !== 'RIGHT' && resultOf(shareOf(id)) === 'RIGHT');
  return {
    share: shareOf(choiceId),
    parts: [{ id: choiceId, result }, ...missed.map(({ id }) => ({ id, result: 'MISSED' as const }))],
    feedback: saying(ownEntry(key.feedback, choiceId), choiceId),
  };
};

/**
 * The shares of the right choices are taken of their sum, so that all of them together are the whole. A wrong choice
 * costs what the key says. Where the key says nothing it costs its part of the whole, divided by the number of wrong
 * choices: who ticks everything has answered nothing. In a sum each gives what it says,
 * and nothing where it says nothing.
 */
const markMultipleChoice: Marker<'MULTIPLE_CHOICE'> = (content, key, { choiceIds }) => {
  const chosen = new Set(choiceIds);
  const choices = content.choices.map(({ id }) => {
    const share = readShare(ownEntry(key.fractions, id) ?? '') ?? ZERO_RATIONAL;
    return { id, share, isRight: isAboveNothing(share), isChosen: chosen.has(id) };
  });
  const whole = sumRationals(choices.filter(({ isRight }) => isRight).map(({ share }) => share));
  const wrongCount = choices.filter(({ isRight }) => !isRight).length;
  const isUnstated = ({ share }: { share: Rational }): boolean => compareRationals(share, ZERO_RATIONAL) === 0;
  const earned = choices
    .filter(({ isChosen }) => isChosen)
    .map((choice) =>
      isUnstated(choice) ? negateRational(divideRationals(whole, rational(wrongCount))) : choice.share,
    );
  const isExact = choices.every(({ isRight, isChosen }) => isRight === isChosen);
  const ticked = sumRationals(choices.filter(({ isChosen }) => isChosen).map(({ share }) => share));
  const share = (): Rational => {
    if (key.isAllOrNothing) return shareIf(isExact);
    if (key.sum) return heldSum(ticked, key.sum);
    return isAboveNothing(whole) ? atLeastNothing(divideRationals(sumRationals(earned), whole)) : ZERO_RATIONAL;
  };
  return {
    share: share(),
    parts: choices
      .filter(({ isRight, isChosen }) => isRight || isChosen)
      .map(({ id, isRight, isChosen }) => ({ id, result: isChosen ? (isRight ? 'RIGHT' : 'WRONG') : 'MISSED' })),
    feedback: choices.flatMap(({ id, isChosen }) => (isChosen ? saying(ownEntry(key.feedback, id), id) : [])),
  };
};

const markTrueFalse: Marker<'TRUE_FALSE'> = (_, key, { isTrue }) => ({
  share: shareIf(isTrue === key.isTrue),
  parts:
    isTrue === key.isTrue
      ? [{ id: String(isTrue), result: 'RIGHT' }]
      : [
          { id: String(isTrue), result: 'WRONG' },
          { id: String(key.isTrue), result: 'MISSED' },
        ],
  feedback: saying(isTrue ? key.feedback.true : key.feedback.false),
});

const markShortText: Marker<'SHORT_TEXT'> = (_, key, { text }) => {
  const best = bestAcceptedText(key.accepted, text, key.isStrict);
  return { share: best?.share ?? ZERO_RATIONAL, parts: [], feedback: saying(best?.entry.feedback) };
};

/**
 * A number without a unit is taken as one in the unit of the accepted numbers, unless a unit is required. A unit that
 * the key doesn't know makes the answer wrong, as does a required one that is missing.
 */
const markNumeric: Marker<'NUMERIC'> = (_, key, answer) => {
  const { number, unit: unitName } = splitUnit(answer.number, answer.unit, key.units);
  const unit = findUnit(key.units, unitName);
  const isUnitMissing = unitName === '' && key.isUnitRequired && key.units.length > 0;
  const isUnitRight = unitName === '' ? !isUnitMissing : unit !== undefined;
  const given = readNumbers(number);
  const best = bestAcceptedNumber(key.accepted, unit ? convert(given, unit) : given);
  const hasUnit = unitName !== '' || isUnitMissing;
  return {
    share: (isUnitRight && best?.share) || ZERO_RATIONAL,
    parts: hasUnit
      ? [
          { id: NUMBER_PART, result: resultOf(best?.share ?? ZERO_RATIONAL) },
          { id: UNIT_PART, result: isUnitMissing ? 'MISSED' : isUnitRight ? 'RIGHT' : 'WRONG' },
        ]
      : [],
    feedback: isUnitRight ? saying(best?.entry.feedback) : [],
  };
};

/** In a sum, a pair gives what the key says of it; a right one of which it says nothing, its part of the whole. */
const markMatching: Marker<'MATCHING'> = (content, key, { pairs }) => {
  const stems = content.stems.filter(({ id }) => Object.hasOwn(key.pairs, id));
  const givenTo = (id: string): string => ownEntry(pairs, id) ?? '';
  const isRight = (id: string): boolean => givenTo(id) === key.pairs[id];
  const byPairs = verdictOfParts(
    stems.map(({ id }) => ({ id, isGiven: givenTo(id) !== '', share: shareIf(isRight(id)), weight: WHOLE })),
    { isAllOrNothing: key.isAllOrNothing ?? false },
  );
  if (key.isAllOrNothing || !key.sum) return byPairs;
  const shareOf = (id: string): Rational => {
    const own = readShare(ownEntry(ownEntry(key.shares ?? {}, id) ?? {}, givenTo(id)) ?? '');
    return own ?? (isRight(id) ? rational(1, stems.length) : (readShare(key.otherShare ?? '') ?? ZERO_RATIONAL));
  };
  const given = content.stems.map(({ id }) => id).filter((id) => givenTo(id) !== '');
  return { ...byPairs, share: heldSum(sumRationals(given.map(shareOf)), key.sum) };
};

type IsInOrder = (given: readonly string[], place: number, right: readonly string[], index: number) => boolean;

const isAfterRight: IsInOrder = (given, place, right, index) => given[place - 1] === right[index - 1];
const isAtPlace: IsInOrder = (_, place, __, index) => place === index;

/** Whether an item counts as right; rules about the whole order show which items are at their place. */
const IS_IN_ORDER: Record<OrderRule, IsInOrder> = {
  NEIGHBOURS: isAfterRight,
  NEIGHBOURS_ALONE: isAfterRight,
  NEIGHBOURS_TO_END: (given, place, right, index) => given[place + 1] === right[index + 1],
  PLACES: isAtPlace,
  PAIRS: isAtPlace,
  ALL_OR_NOTHING: isAtPlace,
};

/** The share of pairs of items, whatever stands between them, that were given in their order. */
function shareOfPairs(given: readonly string[], right: readonly string[]): Rational {
  const places = right.map((id) => given.indexOf(id));
  const kept = places.flatMap((place, index) =>
    places.slice(index + 1).filter((later) => place !== -1 && later > place),
  );
  return rational(kept.length, (right.length * (right.length - 1)) / 2);
}

/**
 * By neighbours an item is right where it comes directly after the one that it belongs after, the first one at the start:
 * a block that was only moved keeps what it is worth, while its places would all be wrong. Other rules say otherwise.
 */
const markOrdering: Marker<'ORDERING'> = (_, key, answer) => {
  const rule = key.rule ?? 'NEIGHBOURS';
  const given = [...new Set(answer.order)];
  const isFree = (index: number): boolean => rule === 'NEIGHBOURS_ALONE' && index === 0 && key.order.length > 1;
  const verdict = verdictOfParts(
    key.order.map((id, index) => {
      const place = given.indexOf(id);
      const isRight = place !== -1 && IS_IN_ORDER[rule](given, place, key.order, index);
      return { id, isGiven: place !== -1, share: shareIf(isRight), weight: isFree(index) ? ZERO_RATIONAL : WHOLE };
    }),
    { isAllOrNothing: rule === 'ALL_OR_NOTHING' },
  );
  return rule === 'PAIRS' && key.order.length > 1 ? { ...verdict, share: shareOfPairs(given, key.order) } : verdict;
};

const markFillBlanks: Marker<'FILL_BLANKS'> = (content, key, answer) =>
  verdictOfParts(
    content.blanks.map(({ id }): WeightedPart => {
      const given = ownEntry(answer.blanks, id) ?? '';
      const accepted = ownEntry(key.blanks, id);
      const text = bestAcceptedText(accepted?.texts ?? [], given, key.isStrict);
      const number = bestAcceptedNumber(accepted?.numbers ?? [], readNumbers(given));
      const best = text && number ? (compareRationals(number.share, text.share) > 0 ? number : text) : (text ?? number);
      const isGiven = given.trim() !== '';
      return {
        id,
        isGiven,
        share: best?.share ?? ZERO_RATIONAL,
        weight: readWeight(accepted?.weight),
        feedback: best?.entry.feedback,
      };
    }),
    key,
  );

const markDropdownCloze: Marker<'DROPDOWN_CLOZE'> = (content, key, answer) =>
  verdictOfParts(
    content.gaps.map(({ id }): WeightedPart => {
      const given = ownEntry(answer.gaps, id) ?? '';
      const gap = ownEntry(key.gaps, id);
      const share = readShareOrCost(gap && ownEntry(gap.fractions, given));
      return { id, isGiven: given !== '', share, weight: readWeight(gap?.weight) };
    }),
    key,
  );

/**
 * Each area counts alike and once; a point outside all of them takes away what an area gives. In a sum each area and each
 * point outside give what the key says.
 */
const markHotspot: Marker<'HOTSPOT'> = (content, key, answer) => {
  const points = answer.points.slice(0, Math.max(0, content.mostPoints));
  const areas = key.areas.map((entry) => ({ ...entry, isHit: points.some((point) => isInArea(entry.area, point)) }));
  const outside = points.flatMap((point, index) =>
    key.areas.some(({ area }) => isInArea(area, point)) ? [] : [{ id: pointPartId(index), result: 'WRONG' as const }],
  );
  const hits = areas.filter(({ isHit }) => isHit);
  const shareOf = ({ share }: (typeof areas)[number]): Rational => readShare(share ?? '') ?? rational(1, areas.length);
  const isWanted = (area: (typeof areas)[number]): boolean => isAboveNothing(shareOf(area));
  const isExact = outside.length === 0 && areas.every((area) => area.isHit === isWanted(area));
  const share = (): Rational => {
    if (areas.length === 0) return ZERO_RATIONAL;
    if (key.isAllOrNothing) return shareIf(isExact);
    if (!key.sum) return atLeastNothing(rational(hits.length - outside.length, areas.length));
    const other = readShare(key.otherShare ?? '') ?? ZERO_RATIONAL;
    return heldSum(sumRationals([...hits.map(shareOf), ...outside.map(() => other)]), key.sum);
  };
  const resultOfArea = (area: (typeof areas)[number]): PartResult =>
    area.isHit ? (isWanted(area) ? 'RIGHT' : 'WRONG') : 'MISSED';
  return {
    share: share(),
    parts: [
      ...areas
        .filter((area) => isWanted(area) || area.isHit)
        .map((area) => ({ id: area.id, result: resultOfArea(area) })),
      ...outside,
    ],
    feedback: hits.flatMap(({ id, feedback }) => saying(feedback, id)),
  };
};

/** How an answer of each type is judged. */
export const MARKERS: { readonly [Type in MarkedByRule]: Marker<Type> } = {
  SINGLE_CHOICE: markSingleChoice,
  MULTIPLE_CHOICE: markMultipleChoice,
  TRUE_FALSE: markTrueFalse,
  SHORT_TEXT: markShortText,
  NUMERIC: markNumeric,
  MATCHING: markMatching,
  ORDERING: markOrdering,
  FILL_BLANKS: markFillBlanks,
  DROPDOWN_CLOZE: markDropdownCloze,
  HOTSPOT: markHotspot,
};
