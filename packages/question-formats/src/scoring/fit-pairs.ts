import type { DecimalText, PartsRule, Question } from '@sullam/domain/questions/question.ts';
import { type Rational, ZERO_RATIONAL } from '@sullam/domain/rational.ts';
import type { Notes } from '../report.ts';
import { chances, fitting, type Reading, type Sample } from './fitting.ts';
import { isPositiveMarks, least, marksText, most, shareText } from './marks.ts';

export interface PairRule extends PartsRule {
  /** What each stem gives with each choice, by their places in the file. */
  shares?: DecimalText[][];
  otherShare?: DecimalText;
}

export interface PairScoring {
  /** As many stems, each with the place of the choice that belongs to it; -1 for none. */
  right: readonly number[];
  choiceCount: number;
  /** The marks of answers: to each stem the place of a choice, or null. */
  score: (given: readonly (number | null)[]) => Rational | null;
  /** Our ids, by the places in the file. */
  idsOf: (question: Question) => { stems: string[]; choices: string[] };
  isTogether: boolean;
  least: Rational | null;
  build: (rule: PairRule, marks: string, notes: Notes) => Question;
}

/** Each pair alone, the right ones with one of them changed, and some by chance. */
function answersTo({ right, choiceCount }: PairScoring): (number | null)[][] {
  const chance = chances();
  const none = right.map(() => null);
  const places = Array.from({ length: Math.min(choiceCount, 12) }, (_, place) => place);
  const full = right.map((place) => (place === -1 ? null : place));
  const alone = right
    .slice(0, 12)
    .flatMap((_, at) => places.map((place) => none.map((__, index) => (index === at ? place : null))));
  const changed = right
    .slice(0, 12)
    .flatMap((_, at) => [...places, null].map((place) => full.map((each, index) => (index === at ? place : each))));
  const random = Array.from({ length: 60 }, () =>
    right.map((place) => {
      const value = chance.next().value ?? 0;
      if (value < 0.3) return place === -1 ? null : place;
      return value < 0.45 ? null : Math.floor((chance.next().value ?? 0) * choiceCount);
    }),
  );
  return [full, ...alone, ...changed, ...random].filter((given) => given.some((place) => place !== null));
}

function* readings(scoring: PairScoring, given: readonly Rational[]): Generator<(notes: Notes) => Question> {
  const { right, choiceCount, score, build } = scoring;
  const whole = score(right.map((place) => (place === -1 ? null : place))) ?? ZERO_RATIONAL;
  if (!isPositiveMarks(whole)) return;
  const marks = marksText(whole);
  const together = (notes: Notes): Question => build({ isAllOrNothing: true }, marks, notes);
  if (scoring.isTogether) yield together;
  yield (notes) => build({}, marks, notes);
  const alone = right.map((_, stem) =>
    Array.from(
      { length: choiceCount },
      (__, choice) => score(right.map((___, at) => (at === stem ? choice : null))) ?? ZERO_RATIONAL,
    ),
  );
  const shares = alone.map((ofStem) => ofStem.map((each) => shareText(each, whole)));
  const wrong = alone.flatMap((ofStem, stem) => ofStem.filter((_, choice) => choice !== right[stem]));
  const other = shareText(least(wrong), whole);
  const isAlike = shareText(most(wrong), whole) === other;
  for (const floor of [scoring.least, null, ZERO_RATIONAL, least(given)]) {
    const sum = { least: floor === null ? null : shareText(floor, whole) };
    const otherShare = other === '0' ? {} : { otherShare: other };
    if (isAlike) yield (notes) => build({ sum, ...otherShare }, marks, notes);
    yield (notes) => build({ sum, shares }, marks, notes);
  }
  yield together;
}

/** How pairs count, as the file's rules have it; null where no rule of ours does the same. */
export function fitPairs(scoring: PairScoring): Reading | null {
  const answers = answersTo(scoring).map((given) => ({ given, marks: scoring.score(given) }));
  const blank = scoring.score(scoring.right.map(() => null));
  if (blank === null || answers.some(({ marks }) => marks === null)) return null;
  const samplesFor = (question: Question): Sample[] => {
    const { stems, choices } = scoring.idsOf(question);
    return answers.map(({ given, marks }) => ({
      answer: {
        type: 'MATCHING',
        pairs: Object.fromEntries(
          given.flatMap((place, at) => (place === null ? [] : [[stems[at] ?? '', choices[place] ?? '']])),
        ),
      },
      marks: marks ?? ZERO_RATIONAL,
    }));
  };
  const marks = answers.map((answer) => answer.marks ?? ZERO_RATIONAL);
  return fitting(readings(scoring, marks), samplesFor, blank);
}
