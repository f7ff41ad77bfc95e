import type { DecimalText, Question, QuestionAnswer, SumRule } from '@sullam/domain/questions/question.ts';
import {
  divideRationals,
  negateRational,
  type Rational,
  rational,
  subtractRationals,
  sumRationals,
  ZERO_RATIONAL,
} from '@sullam/domain/rational.ts';
import { sharesOf } from '../drafts/choices.ts';
import type { Notes } from '../report.ts';
import { chances, fitting, type Reading, type Sample, someOf } from './fitting.ts';
import { isAbove, isNegativeMarks, isPositiveMarks, least, marksText, most, shareText } from './marks.ts';

export interface ChoiceShares {
  shares: DecimalText[];
  marks: DecimalText;
  isAllOrNothing: boolean;
  sum?: SumRule;
}

export interface ChoiceScoring {
  /** Ids of the choices as the file has them, in its order. */
  ids: readonly string[];
  isSingle: boolean;
  score: (chosen: readonly string[]) => Rational | null;
  /** Those that are declared to be right. */
  correct: readonly string[];
  /** The marks of each by its mapping; null where it has none. */
  values: readonly Rational[] | null;
  /** Choices that the mapping doesn't name. */
  unnamed: readonly string[];
  /** Whether the rules look at the mapping. */
  isMapped: boolean;
  /** The mapping's lower bound. */
  least: Rational | null;
  /** As many as may be chosen there; null: any. */
  mostChosen: number | null;
  /** The choice that says "true", where the choices are true and false. */
  trueId: string | null;
  /** The rule that the file names in words of ours, tried first. */
  named: string | null;
  build: (found: ChoiceShares, notes: Notes) => Question;
}

const MOST_SUBSETS = 256;

/** Which choices to try: all subsets of few, and of many those around the right ones, each alone, and some by chance. */
function subsets(ids: readonly string[], right: readonly string[], mostChosen: number): string[][] {
  const isPossible = (chosen: readonly string[]): boolean => chosen.length > 0 && chosen.length <= mostChosen;
  if (2 ** ids.length <= MOST_SUBSETS)
    return Array.from({ length: 2 ** ids.length }, (_, bits) => ids.filter((__, at) => (bits >> at) & 1)).filter(
      isPossible,
    );
  const chance = chances();
  const around = ids.flatMap((id) => [[id], right.includes(id) ? right.filter((each) => each !== id) : [...right, id]]);
  return [[...right], [...ids], ...around, ...Array.from({ length: 120 }, () => someOf(ids, chance))].filter(
    isPossible,
  );
}

const answerTo = (isSingle: boolean, ours: readonly string[]): QuestionAnswer =>
  isSingle ? { type: 'SINGLE_CHOICE', choiceId: ours[0] ?? '' } : { type: 'MULTIPLE_CHOICE', choiceIds: [...ours] };

/** What each choice gives by itself, and what it takes from the right ones: a floor hides what a wrong one costs alone. */
function marginal(scoring: ChoiceScoring, right: readonly string[], whole: Rational): Rational[] {
  return scoring.ids.map((id) => {
    if (right.includes(id)) return scoring.score([id]) ?? ZERO_RATIONAL;
    return subtractRationals(scoring.score([...right, id]) ?? whole, whole);
  });
}

function* manyReadings(scoring: ChoiceScoring): Generator<(notes: Notes) => Question> {
  const { ids, score, correct, isMapped, build } = scoring;
  const values = isMapped ? scoring.values : null;
  const alone = ids.map((id) => score([id]) ?? ZERO_RATIONAL);
  const positive = ids.filter((_, at) => isPositiveMarks((values ?? alone)[at] ?? ZERO_RATIONAL));
  const declared = ids.filter((id) => correct.includes(id));
  // a sum that can't be distinguished from shares is one where the file says so
  const isSum = scoring.named?.startsWith('sum') ?? false;
  const wholeOf = (right: readonly string[]): Rational => score(right) ?? ZERO_RATIONAL;
  const rights = [declared, positive].filter((right) => right.length > 0 && isPositiveMarks(wholeOf(right)));
  // what a mapping of the right ones says beside is how much each is worth among them
  const sharesAmong = (right: readonly string[]): DecimalText[] => {
    const own = scoring.values ?? [];
    const isOf =
      own.length > 0 && ids.every((id, at) => isPositiveMarks(own[at] ?? ZERO_RATIONAL) === right.includes(id));
    const total = sumRationals(own.filter(isPositiveMarks));
    return isOf ? own.map((each) => shareText(each, total)) : sharesOf(ids.map((id) => right.includes(id)));
  };
  const together = (right: readonly string[]) => (notes: Notes) =>
    build({ shares: sharesAmong(right), marks: marksText(wholeOf(right)), isAllOrNothing: true }, notes);
  if (!values) for (const right of rights) yield together(right);
  for (const right of rights)
    for (const own of [values, marginal(scoring, right, wholeOf(right))].filter((list) => list !== null)) {
      const whole = wholeOf(right);
      const shares = own.map((marks) => shareText(marks, whole));
      const wrong = own.filter((marks) => !isPositiveMarks(marks));
      const part = divideRationals(
        negateRational(sumRationals(own.filter(isPositiveMarks))),
        rational(Math.max(1, wrong.length)),
      );
      const isUsual = (at: number): boolean =>
        scoring.unnamed.includes(ids[at] ?? '') &&
        shareText(own[at] ?? ZERO_RATIONAL, whole) === shareText(part, whole);
      const marks = marksText(whole);
      if (!isSum && ids.some((_, at) => isUsual(at)))
        yield (notes) =>
          build(
            {
              shares: own.map((_, at) => (isUsual(at) ? '0' : (shares[at] ?? '0'))),
              marks,
              isAllOrNothing: false,
            },
            notes,
          );
      if (!isSum && !wrong.some((each) => each.numerator === 0n))
        yield (notes) => build({ shares, marks, isAllOrNothing: false }, notes);
      const lowest = least(
        subsets(ids, right, scoring.mostChosen ?? ids.length).map((chosen) => score(chosen) ?? ZERO_RATIONAL),
      );
      const floors = [scoring.least, null, ZERO_RATIONAL, lowest];
      for (const floor of floors)
        yield (notes) =>
          build(
            { shares, marks, isAllOrNothing: false, sum: { least: floor === null ? null : shareText(floor, whole) } },
            notes,
          );
    }
  if (values) for (const right of rights) yield together(right);
}

function* singleReadings({ ids, score, build }: ChoiceScoring): Generator<(notes: Notes) => Question> {
  const own = ids.map((id) => score([id]) ?? ZERO_RATIONAL);
  const whole = most(own);
  if (!isPositiveMarks(whole)) return;
  const found = (list: readonly Rational[]): ChoiceShares => ({
    shares: list.map((marks) => shareText(marks, whole)),
    marks: marksText(whole),
    isAllOrNothing: false,
  });
  // what all wrong ones cost alike is the penalty of the question
  yield (notes) => build(found(own.map((marks) => (isNegativeMarks(marks) ? ZERO_RATIONAL : marks))), notes);
  yield (notes) => build(found(own), notes);
}

/** How choices count, as the file's rules have it; null where no rule of ours does the same. */
export function fitChoices(scoring: ChoiceScoring): Reading | null {
  const { ids, isSingle, score, correct, mostChosen } = scoring;
  const limit = isSingle ? 1 : Math.min(mostChosen ?? ids.length, ids.length);
  const tries = isSingle ? ids.map((id) => [id]) : subsets(ids, correct, limit);
  const given = tries.map((chosen) => ({ chosen, marks: score(chosen) }));
  const blank = score([]);
  if (blank === null || given.some(({ marks }) => marks === null)) return null;
  const samplesFor = (question: Question): Sample[] => {
    const { content } = question;
    const ours = content.type === 'SINGLE_CHOICE' || content.type === 'MULTIPLE_CHOICE' ? content.choices : [];
    const oursOf = (id: string): string => ours[ids.indexOf(id)]?.id ?? '';
    return given.map(({ chosen, marks }) => ({
      answer:
        content.type === 'TRUE_FALSE'
          ? { type: 'TRUE_FALSE', isTrue: chosen[0] === scoring.trueId }
          : answerTo(isSingle, chosen.map(oursOf)),
      marks: marks ?? ZERO_RATIONAL,
    }));
  };
  const reading = fitting(isSingle ? singleReadings(scoring) : manyReadings(scoring), samplesFor, blank);
  if (!reading || isSingle || limit >= ids.length) return reading;
  // more than may be chosen there may be chosen here
  const best = most(given.map(({ marks }) => marks ?? ZERO_RATIONAL));
  if (isAbove(best, ZERO_RATIONAL)) reading.notes.add('choice-limit-left', { most: limit });
  return reading;
}
