import type { QuestionKey } from '@sullam/domain/questions/question.ts';
import { describe, expect, it } from 'vitest';
import { shownParts } from '../src/question-view/shown-parts.ts';

const choice: QuestionKey = { type: 'SINGLE_CHOICE', fractions: { a: '0.5', b: '1' }, feedback: {}, explanation: {} };
const trueFalse: QuestionKey = {
  type: 'TRUE_FALSE',
  isTrue: false,
  feedback: { true: {}, false: {} },
  explanation: {},
};
const order: QuestionKey = { type: 'ORDERING', order: ['a', 'b'], explanation: {} };

describe('the parts of an answer that are shown', () => {
  it('are those that were marked', () => {
    const parts = [{ id: 'a', result: 'PARTIAL' as const }];
    expect(shownParts({ type: 'SINGLE_CHOICE', choiceId: 'a' }, parts, choice)).toEqual(parts);
  });

  it('are the right choices where nothing was chosen', () => {
    expect(shownParts(null, [], choice)).toEqual([{ id: 'b', result: 'MISSED' }]);
    expect(shownParts(null, [], trueFalse)).toEqual([{ id: 'false', result: 'MISSED' }]);
    expect(shownParts(null, [], order)).toEqual([]);
  });

  it('are none before the right answers are released', () => {
    expect(shownParts(null, null, null)).toEqual([]);
  });
});
