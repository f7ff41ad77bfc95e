import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals, decimal, negateDecimal, ZERO } from '../../src/decimal.ts';
import { acceptedLetters, isAcceptedText } from '../../src/questions/accepted-texts.ts';
import { isBlankAnswer } from '../../src/questions/blank-answer.ts';
import { checkAnswer } from '../../src/questions/check-answer.ts';
import { checkQuestion } from '../../src/questions/check-question.ts';
import { markAnswer } from '../../src/questions/mark-answer.ts';
import type { Question, QuestionAnswer } from '../../src/questions/question.ts';
import { anyCase, MARKED_BY_RULE } from './arbitraries.ts';

const scoreOf = (asked: Question, answer: QuestionAnswer) =>
  markAnswer(asked.content, asked.key, answer, asked).score ?? ZERO;
const isAllOrNothing = ({ key }: Question): boolean => 'isAllOrNothing' in key && key.isAllOrNothing === true;
/** Keys made at random needn't reach the whole; all else has to be sound. */
const ACCEPTED_ERRORS = new Set(['fraction.never-whole', 'fraction.invalid', 'choices.too-few']);
const anyId = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', ''));
const texts = fc.dictionary(anyId, fc.string(), { maxKeys: 5 });
const anyAnswer: fc.Arbitrary<QuestionAnswer> = fc.oneof(
  fc.record({ type: fc.constant('SINGLE_CHOICE' as const), choiceId: anyId }),
  fc.record({ type: fc.constant('MULTIPLE_CHOICE' as const), choiceIds: fc.array(anyId) }),
  fc.record({ type: fc.constant('SHORT_TEXT' as const), text: fc.string({ unit: 'grapheme' }) }),
  fc.record({ type: fc.constant('NUMERIC' as const), number: fc.string(), unit: fc.option(fc.string()) }),
  fc.record({ type: fc.constant('MATCHING' as const), pairs: texts }),
  fc.record({ type: fc.constant('ORDERING' as const), order: fc.array(anyId) }),
  fc.record({ type: fc.constant('FILL_BLANKS' as const), blanks: texts }),
  fc.record({ type: fc.constant('DROPDOWN_CLOZE' as const), gaps: texts }),
  fc.record({
    type: fc.constant('HOTSPOT' as const),
    points: fc.array(fc.record({ x: fc.double(), y: fc.double() })),
  }),
  fc.constant(null),
);

describe.each(Object.entries(MARKED_BY_RULE))('marking %s', (_, cases) => {
  it('stays between the negative and the full marks', () => {
    fc.assert(
      fc.property(cases, anyAnswer, ({ question, given }, foreign) => {
        for (const answer of [given, foreign]) {
          const score = scoreOf(question, answer);
          expect(compareDecimals(score, decimal(question.marks))).toBeLessThanOrEqual(0);
          // what the key itself prices costs its price, which is at most the marks here
          const { marks, negativeMarks, key } = question;
          const dearest = Math.max(Number(negativeMarks), key.type === 'SINGLE_CHOICE' ? Number(marks) : 0);
          expect(compareDecimals(score, negateDecimal(decimal(dearest.toFixed(2))))).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('gives exactly the full marks for the full answer and nothing for a blank', () => {
    fc.assert(
      fc.property(cases, ({ question, full }) => {
        expect(compareDecimals(scoreOf(question, full), decimal(question.marks))).toBe(0);
        expect(markAnswer(question.content, question.key, null, question)).toMatchObject({
          score: ZERO,
          outcome: 'BLANK',
        });
      }),
    );
  });

  it('never lowers a score for a right part more', () => {
    fc.assert(
      fc.property(cases, ({ question, given, better }) => {
        // All or nothing makes a blank cheaper than a part of the answer.
        fc.pre(!(isAllOrNothing(question) && isBlankAnswer(given)));
        expect(compareDecimals(scoreOf(question, better), scoreOf(question, given))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('marks what the checks let pass: its questions have no errors, its answers no problems', () => {
    fc.assert(
      fc.property(cases, ({ question, full }) => {
        expect(checkAnswer(question.content, full)).toEqual([]);
        const errors = checkQuestion(question).filter(({ severity }) => severity === 'ERROR');
        expect(errors.filter(({ code }) => !ACCEPTED_ERRORS.has(code))).toEqual([]);
      }),
    );
  });
});

describe('everything ticked', () => {
  it('never earns the full marks where a choice is wrong', () => {
    fc.assert(
      fc.property(MARKED_BY_RULE.multipleChoice, ({ question }) => {
        const { content, key } = question;
        if (content.type !== 'MULTIPLE_CHOICE' || key.type !== 'MULTIPLE_CHOICE') return;
        const choiceIds = content.choices.map(({ id }) => id);
        fc.pre(choiceIds.some((id) => key.fractions[id]?.startsWith('-') || key.fractions[id] === '0'));
        const score = scoreOf(question, { type: 'MULTIPLE_CHOICE', choiceIds });
        expect(compareDecimals(score, decimal(question.marks))).toBe(-1);
      }),
    );
  });
});

describe('a score', () => {
  it('is missing exactly where a person marks', () => {
    fc.assert(
      fc.property(anyCase, ({ question, given }) => {
        const { score, outcome } = markAnswer(question.content, question.key, given, question);
        expect(score === null).toBe(outcome === 'PENDING');
        expect(outcome === 'PENDING').toBe(['ESSAY', 'FILE_UPLOAD'].includes(question.content.type));
      }),
    );
  });
});

describe('letters that are accepted', () => {
  it('accept themselves to the letter, and no other letters', () => {
    const some = fc.string({ unit: fc.constantFrom('a', 'b', '*', '\\', '5') });
    fc.assert(
      fc.property(some, some, (letters, answer) => {
        expect(isAcceptedText(acceptedLetters(letters), answer, true)).toBe(letters === answer);
      }),
    );
  });
});
