import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markAnswer } from '../../src/questions/mark-answer.ts';
import { QUESTION_TYPES, type Question, type QuestionAnswer } from '../../src/questions/question.ts';
import { factsOf } from '../../src/questions/type-facts.ts';
import { MARKED_BY_RULE } from './arbitraries.ts';
import { SAMPLES } from './samples.ts';

/** What a short text takes, which answers made at random hardly ever are. */
const acceptedBy = ({ key }: Question): QuestionAnswer[] =>
  key.type === 'SHORT_TEXT' ? key.accepted.map(({ text }) => ({ type: 'SHORT_TEXT', text })) : [];

describe.each(QUESTION_TYPES)('what %s allows', (type) => {
  const { question } = SAMPLES[type];
  const facts = factsOf(type);

  it('is what its marking does', () => {
    const outcomes = fc
      .sample(fc.oneof(...Object.values(MARKED_BY_RULE)), { numRuns: 3000, seed: 7 })
      .filter(({ question: asked }) => asked.content.type === type)
      .flatMap(({ question: asked, given }) =>
        [given, ...acceptedBy(asked)].map((answer) => markAnswer(asked.content, asked.key, answer, asked).outcome),
      );
    expect(facts.isMarkedByHand).toBe(outcomes.length === 0);
    expect(facts.isMarkedByHand || outcomes.includes('PARTIAL')).toBe(facts.givesPartialMarks);
    expect(outcomes).not.toContain('PENDING');
  });

  it('is what its content holds', () => {
    expect(facts.hasChoices).toBe(/"choices":/.test(JSON.stringify(question.content)));
  });
});
