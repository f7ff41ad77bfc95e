import { describe, expect, it } from 'vitest';
import { differingWords, type MarkedWord } from '../differing-words.ts';

/** What only one has stands in brackets. */
const shown = (words: readonly MarkedWord[]): string =>
  words.map(([word, isShared]) => (isShared ? word : `[${word}]`)).join(' ');
const compare = (one: string, other: string) => {
  const found = differingWords(one, other);
  return [shown(found.one), shown(found.other)];
};

describe('two states of a text', () => {
  it('share their words in order, and each keeps its own', () => {
    expect(compare('Which sentence is an observation?', 'Which sentence is a fact?')).toEqual([
      'Which sentence is [an] [observation?]',
      'Which sentence is [a] [fact?]',
    ]);
    expect(compare('أيّ جملة ملاحظة؟', 'أيّ جملة هي ملاحظة؟')).toEqual(['أيّ جملة ملاحظة؟', 'أيّ جملة [هي] ملاحظة؟']);
  });

  it('may be empty, alike, or too long to compare', () => {
    expect(compare('', 'new')).toEqual(['', '[new]']);
    expect(compare('same  words', 'same words')).toEqual(['same words', 'same words']);
    const long = 'word '.repeat(500).trim();
    expect(compare(long, 'other')).toEqual([long, 'other']);
  });
});
