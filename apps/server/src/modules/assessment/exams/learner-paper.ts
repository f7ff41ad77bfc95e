import {
  decimal,
  divideDecimals,
  formatDecimal,
  multiplyDecimals,
  sumDecimals,
  trimDecimal,
} from '@sullam/domain/decimal.ts';
import type { LearnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import { learnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import type { QuestionKey } from '@sullam/domain/questions/question.ts';
import type { KeptQuestion } from '../questions/questions.public.ts';
import type { Paper, PaperQuestion } from './paper.ts';

/** What stands for a key where none may be at hand. */
const NO_KEY: QuestionKey = { type: 'ORDERING', explanation: {}, order: [] };

const seedOf = (seed: string, position: number, salt: number): string => `${seed}/${position}/${salt}`;

/** A question of a paper as its learner gets it: made from the paper's seed, without the key. */
export const askedQuestion = (
  paper: Pick<Paper, 'seed' | 'sections'>,
  question: PaperQuestion,
  { content }: KeptQuestion,
  openedHints: number,
): LearnerQuestion =>
  learnerQuestion(
    { content, key: NO_KEY },
    {
      seed: seedOf(paper.seed, question.position, question.salt),
      shufflesChoices: paper.sections[question.section]?.shufflesChoices ?? false,
      openedHints,
    },
  );

/** A short list has no other order than the right one. */
const MOST_TRIES = 30;

/** A salt by which things to be ordered don't lie in their right order from the start; the learner's view then needs no key. */
export function saltFor(
  seed: string,
  position: number,
  { content }: KeptQuestion,
  rightOrder: readonly string[],
): number {
  if (content.type !== 'ORDERING') return 0;
  for (let salt = 0; salt < MOST_TRIES; salt += 1) {
    const shown = learnerQuestion(
      { content, key: NO_KEY },
      { seed: seedOf(seed, position, salt), shufflesChoices: false, openedHints: 0 },
    );
    const isRight = shown.type === 'ORDERING' && shown.choices.every(({ id }, index) => id === rightOrder[index]);
    if (!isRight) return salt;
  }
  return 0;
}

const MARKS_SCALE = 4;

/** What a question is worth in an exam; what a wrong answer costs keeps its share of it. */
export function worthOf(question: KeptQuestion, marks: string | null): { marks: string; negativeMarks: string } {
  if (marks === null) return { marks: question.marks, negativeMarks: question.negativeMarks };
  const negative = divideDecimals(
    multiplyDecimals(decimal(question.negativeMarks), decimal(marks)),
    decimal(question.marks),
    MARKS_SCALE,
  );
  return { marks, negativeMarks: formatDecimal(trimDecimal(negative)) };
}

export const totalMarks = (questions: readonly { marks: string }[]): string =>
  formatDecimal(sumDecimals(questions.map(({ marks }) => decimal(marks))));
