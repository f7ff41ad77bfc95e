import { describe, expect, it } from 'vitest';
import { itemHints, LEAST_ANSWERS } from '../../src/grading/item-hints.ts';

const choice = (choiceId: string, isRight: boolean, upperShare: number, lowerShare: number) => ({
  choiceId,
  isRight,
  upperShare,
  lowerShare,
});

describe('hints about a question', () => {
  it.each([
    [{ difficulty: 0.5, discrimination: -0.1 }, ['negative']],
    [{ difficulty: 0.1, discrimination: 0.3 }, ['hard']],
    [{ difficulty: 0.98, discrimination: 0.05 }, ['easy']],
    [{ difficulty: 0.6, discrimination: 0.1 }, ['weak']],
    [{ difficulty: 0.6, discrimination: 0.4 }, ['good']],
    [{ difficulty: null, discrimination: null }, ['good']],
  ])('%o', (figures, hints) => {
    expect(itemHints({ count: 30, choices: [], ...figures })).toEqual(hints);
  });

  it('name a wrong choice that draws the stronger ones', () => {
    const choices = [choice('a', true, 0.4, 0.4), choice('b', false, 0.6, 0.2)];
    expect(itemHints({ count: 30, difficulty: 0.5, discrimination: 0.3, choices })).toEqual(['distractor']);
  });

  it.each([1, LEAST_ANSWERS - 1])('judge nothing by %i answers', (count) => {
    const choices = [choice('a', true, 0, 1), choice('b', false, 1, 0)];
    expect(itemHints({ count, difficulty: 0, discrimination: -1, choices })).toEqual(['tooFew']);
    expect(itemHints({ count: LEAST_ANSWERS, difficulty: 0, discrimination: -1, choices })[0]).toBe('negative');
  });
});
