import { ZERO } from '@sullam/domain/decimal.ts';
import { markAnswer } from '@sullam/domain/questions/mark-answer.ts';
import type { Question, QuestionAnswer } from '@sullam/domain/questions/question.ts';
import {
  compareRationals,
  multiplyRationals,
  negateRational,
  type Rational,
  rational,
  rationalOf,
  subtractRationals,
  WHOLE,
  ZERO_RATIONAL,
} from '@sullam/domain/rational.ts';
import { LeftOut, Notes } from '../report.ts';
import { isNegativeMarks, isPositiveMarks, marksText } from './marks.ts';

/** An answer and the marks that its file gives for it. */
export interface Sample {
  answer: QuestionAnswer;
  marks: Rational;
}

/** A question as a file's rules may be meant, and what is said of it. */
export interface Reading {
  question: Question;
  notes: Notes;
}

/** Marks are written with few digits: shares of thirds may be off by that much of the whole. */
const NEARLY = rational(1, 5000);

const distance = (a: Rational, b: Rational): Rational => {
  const between = subtractRationals(a, b);
  return isNegativeMarks(between) ? negateRational(between) : between;
};

/**
 * The penalty with which a question gives each answer the marks that its file gives it; null where one differs. What
 * earns nothing here may cost there, if it always costs the same.
 */
function penaltyOf(question: Question, samples: readonly Sample[]): Rational | null {
  const whole = rationalOf(question.marks);
  const reach = multiplyRationals(NEARLY, compareRationals(whole, WHOLE) > 0 ? whole : WHOLE);
  let penalty: Rational | null = null;
  for (const { answer, marks } of samples) {
    const { score, outcome } = markAnswer(question.content, question.key, answer, { ...question, negativeMarks: '0' });
    const given = rationalOf(score ?? ZERO);
    if (outcome === 'WRONG' && !isNegativeMarks(given) && !isPositiveMarks(marks)) {
      if (penalty !== null && compareRationals(distance(penalty, marks), reach) > 0) return null;
      penalty ??= marks;
    } else if (compareRationals(distance(given, marks), reach) > 0) return null;
  }
  return negateRational(penalty ?? ZERO_RATIONAL);
}

/** Builds a question of one reading; what it remarks counts only if the reading is taken. */
export type Read = (notes: Notes) => Question;

/**
 * The first reading that gives every answer the marks that its file gives it; null where none does. `samplesFor` names
 * answers by the ids that a reading has. `blank` is what the file gives for no answer at all: here that gives nothing.
 */
export function fitting(
  readings: Iterable<Read>,
  samplesFor: (question: Question) => readonly Sample[],
  blank: Rational = ZERO_RATIONAL,
): Reading | null {
  for (const read of readings) {
    const notes = new Notes();
    try {
      const question = read(notes);
      const penalty = penaltyOf(question, samplesFor(question));
      if (penalty && blank.numerator !== 0n) notes.add('scoring-simplified');
      if (penalty) return { question: { ...question, negativeMarks: marksText(penalty) }, notes };
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error; // this reading makes no question: the next may
    }
  }
  return null;
}

/** Numbers that look like chance and are the same at each import. */
export function* chances(seed = 7): Generator<number> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

/** Some of the members of a list, as a chance has it. */
export const someOf = <T>(list: readonly T[], chance: Iterator<number>): T[] =>
  list.filter(() => (chance.next().value ?? 0) < 0.5);

export function shuffledBy<T>(list: readonly T[], chance: Iterator<number>): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor((chance.next().value ?? 0) * rest.length), 1));
}
