import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch } from '../src/search-folding.ts';
import { searchStem } from '../src/search-stem.ts';

const stemOf = (word: string): string => searchStem(foldForSearch(word));

describe('searchStem', () => {
  it.each([
    ['القيادة', 'قيادة', 'والقيادة', 'للقيادة', 'بالقيادة', 'قيادات', 'قيادي'],
    ['المهارات', 'مهارة', 'مهاراتهم'],
    ['المدير', 'مدير', 'والمديرين', 'مديرون'],
    ['leaders', "leader's", 'leader'],
    ['policies', 'policy'],
    ['courses', 'course'],
    ['managing', 'manage', 'managed', 'manages'],
    ['planning', 'planned', 'plans'],
    ['boxes', 'box'],
  ])('brings %s and its relatives to a common part', (...words) => {
    for (const word of words) expect(foldForSearch(words[0])).toContain(stemOf(word));
  });

  it.each(['business', 'status', 'news', 'is', 'من', 'و', 'ال', 'iso9001', '2026'])('leaves %s alone', (word) => {
    expect(stemOf(word)).toBe(foldForSearch(word));
  });

  const words = fc.string({
    unit: fc.constantFrom(...'والبكفهاتينسية', ...'abdeginsy'),
    minLength: 1,
    maxLength: 12,
  });

  it('is a part of the word, so that what holds the word is found', () => {
    for (const word of ['cities', 'stories', 'series', 'movies', 'countries']) expect(word).toContain(stemOf(word));
    fc.assert(
      fc.property(words, (word) => {
        expect(word).toContain(searchStem(word));
      }),
    );
  });

  it('never comes to nothing, nor to less than two letters of a longer word', () => {
    fc.assert(
      fc.property(words, (word) => {
        expect(searchStem(word).length).toBeGreaterThanOrEqual(Math.min(2, word.length));
      }),
    );
  });
});
