import { comparedTextOf, groupAlike } from '@sullam/domain/assessment/alike-answers.ts';
import { describe, expect, it } from 'vitest';

const groupsOf = (...texts: string[]) =>
  groupAlike(texts, comparedTextOf).map(({ answers }) => answers.map(({ answer }) => answer));

describe('short answers that say the same', () => {
  it('fall together whatever their case, spaces, vowel signs and last full stop', () => {
    expect(groupsOf('Evaporation', ' evaporation. ', 'EVAPORATION', 'Rain')).toEqual([
      ['Evaporation', ' evaporation. ', 'EVAPORATION'],
      ['Rain'],
    ]);
    expect(groupsOf('التَّبخُّر', 'التبخر', 'المطر')).toEqual([['التَّبخُّر', 'التبخر'], ['المطر']]);
  });

  it('are near each other by what their words similarity, and say how near', () => {
    const [first, ...others] = groupAlike(
      [
        'Water rises as vapour when the sun warms it and falls again as rain',
        'Water rises as vapor when the sun warms it and falls again as rain',
        'Clouds are made of dust',
      ],
      comparedTextOf,
    );
    expect(others).toHaveLength(1);
    expect(first?.answers.map(({ similarity }) => similarity === 1)).toEqual([true, false]);
    expect(first?.answers[1]?.similarity).toBeGreaterThanOrEqual(0.85);
  });

  it('stay apart where a figure differs, where they are long, and where nothing is written', () => {
    const measured = (figure: string) => `The train needs ${figure} minutes between the two stations of the city`;
    expect(groupsOf(measured('40'), measured('45'), measured('٤٠'))).toEqual([
      [measured('40'), measured('٤٠')],
      [measured('45')],
    ]);
    const long = 'word '.repeat(80);
    expect(groupsOf(long, long, '', '')).toHaveLength(4);
  });
});
