import { compareDecimals, decimal, ZERO } from '@sullam/domain/decimal.ts';
import { markAnswer } from '@sullam/domain/questions/mark-answer.ts';
import { isMarkedByHand } from '@sullam/domain/questions/question.ts';
import { rightAnswer } from '@sullam/domain/questions/right-answer.ts';
import { describe, expect, it } from 'vitest';
import { readDemo } from '../read-demo.ts';
import type { DemoQuestion, DemoQuestionCategory } from '../types.ts';

const all = (categories: readonly DemoQuestionCategory[]): DemoQuestion[] =>
  categories.flatMap(({ questions, children = [] }) => [...questions, ...all(children)]);
const questions = readDemo('demo').flatMap(({ read }) => all(read().questions));

describe('the right answer of a key', () => {
  it.each(questions.filter(({ content }) => !isMarkedByHand(content.type)).map((each) => [each.name, each] as const))(
    'gets all marks: %s',
    (_, question) => {
      const { score } = markAnswer(question.content, question.key, rightAnswer(question.key), question);
      expect(compareDecimals(score ?? ZERO, decimal(question.marks))).toBe(0);
    },
  );

  it('is left to a person where a person marks', () => {
    for (const { content, key } of questions) if (isMarkedByHand(content.type)) expect(rightAnswer(key)).toBeNull();
  });
});
