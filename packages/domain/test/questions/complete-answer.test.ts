import { describe, expect, it } from 'vitest';
import { isCompleteAnswer } from '../../src/questions/complete-answer.ts';
import { QUESTION_TYPES, type QuestionAnswer } from '../../src/questions/question.ts';
import { SAMPLES } from './samples.ts';

const isComplete = (answer: NonNullable<QuestionAnswer>): boolean =>
  isCompleteAnswer(SAMPLES[answer.type].question.content, answer);

describe('an answer', () => {
  it.each(QUESTION_TYPES)('to %s is complete when all is given, right or wrong; a blank is not', (type) => {
    const { question, full, wrong } = SAMPLES[type];
    expect([full, wrong, null].map((answer) => isCompleteAnswer(question.content, answer))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each<NonNullable<QuestionAnswer>>([
    { type: 'FILL_BLANKS', blanks: { g1: 'luxor' } },
    { type: 'FILL_BLANKS', blanks: { g1: 'luxor', g2: ' ' } },
    { type: 'DROPDOWN_CLOZE', gaps: { g2: 'b8' } },
    { type: 'MATCHING', pairs: { z3: 'k7', b8: 'q2' } },
    { type: 'ORDERING', order: ['m4', 'k7', 'a9'] },
  ])('with a part left blank is not complete: $type', (answer) => {
    expect(isComplete(answer)).toBe(false);
  });

  it.each<NonNullable<QuestionAnswer>>([
    { type: 'MULTIPLE_CHOICE', choiceIds: ['k7'] },
    { type: 'HOTSPOT', points: [{ x: 1, y: 1 }] },
    { type: 'FILE_UPLOAD', mediaIds: [4] },
    { type: 'NUMERIC', number: '6', unit: null },
  ])('to what asks for up to so many is complete with fewer: $type', (answer) => {
    expect(isComplete(answer)).toBe(true);
  });

  it('to another type of question answers nothing', () => {
    const { content } = SAMPLES.MATCHING.question;
    expect(isCompleteAnswer(content, SAMPLES.ORDERING.full)).toBe(false);
  });
});
