import {
  compareDecimals,
  type Decimal,
  negateDecimal,
  parseDecimal,
  roundDecimal,
  sumDecimals,
  trimDecimal,
  ZERO,
} from '../decimal.ts';
import { multiplyRationals, type Rational, rationalOf, roundRational } from '../rational.ts';
import { isBlankAnswer } from './blank-answer.ts';
import { MARKERS, type MarkedByRule } from './markers.ts';
import {
  type DecimalText,
  isMarkedByHand,
  type Question,
  type QuestionAnswer,
  type QuestionContent,
  type QuestionKey,
} from './question.ts';
import { type MarkedFeedback, type MarkedPart, resultOf, type Verdict } from './verdict.ts';

/** PENDING: a person has to mark. BLANK is never WRONG and costs nothing. */
export type Outcome = 'CORRECT' | 'PARTIAL' | 'WRONG' | 'BLANK' | 'PENDING';

export interface MarkedAnswer {
  /** Marks up to `marks`, below nothing as far as `negativeMarks` or the key say; null while a person has to mark. */
  score: Decimal | null;
  /** How much of the answer is right, from 0 to 1, whatever wrong ones cost; null while a person has to mark. */
  fraction: Decimal | null;
  outcome: Outcome;
  /** Empty for a blank, for one still to be marked, and for types that have no parts. */
  parts: readonly MarkedPart[];
  feedback: readonly MarkedFeedback[];
}

/**
 * Scores and fractions are exact where a decimal of so many digits can be, and else rounded once, half away from zero.
 * All parts of an answer together are counted in exact shares before: three thirds are the full marks.
 */
export const SCORE_SCALE = 10;

const rounded = (value: Rational): Decimal => trimDecimal(roundRational(value, SCORE_SCALE));
/** Sums of scores are meant to so many digits: the thirds of three questions are a whole mark. */
const TOTAL_SCALE = 6;

/** The sum of the scores of several questions, as it is compared with a pass mark. */
export const sumScores = (scores: Iterable<Decimal>): Decimal =>
  trimDecimal(roundDecimal(sumDecimals(scores), TOTAL_SCALE));

const atLeastZero = (text: DecimalText): Decimal => {
  const value = parseDecimal(text);
  return value && compareDecimals(value, ZERO) > 0 ? trimDecimal(value) : ZERO;
};

const BLANK: MarkedAnswer = { score: ZERO, fraction: ZERO, outcome: 'BLANK', parts: [], feedback: [] };
const PENDING: MarkedAnswer = { score: null, fraction: null, outcome: 'PENDING', parts: [], feedback: [] };

function judge(content: QuestionContent, key: QuestionKey, answer: NonNullable<QuestionAnswer>): Verdict {
  // The caller has seen that all three are of one type, which a type can't say.
  const mark = MARKERS[content.type as MarkedByRule] as (...all: unknown[]) => Verdict;
  return mark(content, key, answer);
}

/**
 * Marks an answer. One that earns nothing is wrong and costs `negativeMarks`; one that is partly right earns its share
 * and costs nothing. What the key itself counts below nothing costs that and no more. An answer to a question of another type answers nothing. Without a key of the question's type a
 * person has to mark.
 */
export function markAnswer(
  content: QuestionContent,
  key: QuestionKey,
  answer: QuestionAnswer,
  { marks, negativeMarks }: Pick<Question, 'marks' | 'negativeMarks'>,
): MarkedAnswer {
  if (!answer || answer.type !== content.type || isBlankAnswer(answer)) return BLANK;
  if (key.type !== content.type || isMarkedByHand(content.type)) return PENDING;
  const { share, parts, feedback } = judge(content, key, answer);
  const result = resultOf(share);
  if (result === 'WRONG') {
    const priced = rounded(multiplyRationals(share, rationalOf(atLeastZero(marks))));
    const score = share.numerator < 0n ? priced : negateDecimal(atLeastZero(negativeMarks));
    return { score, fraction: ZERO, outcome: 'WRONG', parts, feedback };
  }
  return {
    score: rounded(multiplyRationals(share, rationalOf(atLeastZero(marks)))),
    fraction: rounded(share),
    outcome: result === 'RIGHT' ? 'CORRECT' : 'PARTIAL',
    parts,
    feedback,
  };
}
