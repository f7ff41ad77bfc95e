import { describe, expect, it } from 'vitest';
import { type ItemResponse, itemStatistics } from '../../src/grading/item-statistics.ts';
import { dice } from './random-gradebook.ts';

const response = (total: number, score: number, ...choiceIds: string[]): ItemResponse => ({
  score,
  total,
  added: score,
  choiceIds,
});

/** Ten learners; 27 % are three of them. */
const ten = [
  response(10, 1, 'a'),
  response(9, 1, 'a'),
  response(8, 1, 'a'),
  response(7, 0, 'b'),
  response(6, 1, 'a'),
  response(5, 0, 'b'),
  response(4, 1, 'a'),
  response(3, 0, 'c'),
  response(2, 0, 'b'),
  response(1, 0),
];

describe('itemStatistics', () => {
  it('says how many were right and how well that separates upper from lower', () => {
    const { count, difficulty, discrimination, pointBiserial } = itemStatistics(ten, ['a', 'b', 'c']);
    expect([count, difficulty, discrimination]).toEqual([10, 0.5, 1]);
    // Without the item: 9, 8, 7, 5, 3 (mean 6.4) where it was right, 7, 5, 3, 2, 1 (mean 3.6) where it was wrong.
    const rest = [9, 8, 7, 5, 3, 7, 5, 3, 2, 1];
    const mean = 5;
    const deviation = Math.sqrt(rest.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 10);
    expect(pointBiserial).toBeCloseTo(((6.4 - 3.6) / deviation) * 0.5, 12);
  });

  it('shows what distractors attract', () => {
    expect(itemStatistics(ten, ['a', 'b', 'c']).choices).toEqual([
      { choiceId: 'a', count: 5, share: 0.5, upperShare: 1, lowerShare: 0, meanTotal: 7.4 },
      { choiceId: 'b', count: 3, share: 0.3, upperShare: 0, lowerShare: 1 / 3, meanTotal: 14 / 3 },
      { choiceId: 'c', count: 1, share: 0.1, upperShare: 0, lowerShare: 1 / 3, meanTotal: 3 },
      { choiceId: null, count: 1, share: 0.1, upperShare: 0, lowerShare: 1 / 3, meanTotal: 1 },
    ]);
    expect(itemStatistics(ten, []).choices).toEqual([]);
  });

  it('lets those who tie at a border share its places', () => {
    const tied = [response(5, 1, 'a'), response(5, 0, 'b'), response(5, 1, 'a'), response(5, 0, 'b')];
    expect(itemStatistics(tied, ['a']).discrimination).toBe(0);
    expect(itemStatistics(tied, ['a']).choices[0]).toMatchObject({ upperShare: 0.5, lowerShare: 0.5 });
  });

  it('does not depend on the order of the responses', () => {
    const { shuffled, below } = dice(31);
    const many = Array.from({ length: 200 }, () => response(below(12), below(2), 'a'));
    const [one, two] = [itemStatistics(many, ['a']), itemStatistics(shuffled(many), ['a'])];
    expect(two.discrimination).toBeCloseTo(one.discrimination ?? Number.NaN, 12);
    expect(two.pointBiserial).toBeCloseTo(one.pointBiserial ?? Number.NaN, 12);
  });

  it('keeps silent where there is nothing to compare', () => {
    expect(itemStatistics([], ['a'])).toMatchObject({
      count: 0,
      difficulty: null,
      pointBiserial: null,
      discrimination: null,
      choices: [{ count: 0, share: 0, meanTotal: null }, { choiceId: null }],
    });
    expect(itemStatistics([response(5, 1)], [])).toMatchObject({
      difficulty: 1,
      pointBiserial: null,
      discrimination: null,
    });
    expect(itemStatistics([response(5, 1), response(9, 1)], []).pointBiserial).toBeNull();
    const noise = [0.1, 0.2, 0.3].map((added) => ({ score: added, total: 0.7 + added, added, choiceIds: [] }));
    expect(itemStatistics(noise, []).pointBiserial).toBeNull();
  });
});
