import type { SearchResult } from '@sullam/api-client/schema.gen.ts';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../src/shell/search-order.ts';

const result = (kind: SearchResult['kind'], ar: string, path: string): SearchResult => ({
  kind,
  id: 1,
  title: { ar },
  excerpt: null,
  highlights: { title: {}, excerpt: {} },
  courseTitle: null,
  path,
  application: 'learner',
});
const titlesOf = (found: SearchResult[], query: string) =>
  inOrder(found, query).map(({ kind, title }) => [kind, title.ar]);

describe('what was found, in a short list', () => {
  it('has whole words and beginnings of words before what only holds their letters', () => {
    const found = [
      result('section', 'في أثناء الحادث', '/a'),
      result('lesson', 'ثناء يعلّم', '/b'),
      result('lesson', 'متى يفيد الثناء', '/c'),
    ];
    expect(titlesOf(found, 'ثناء')).toEqual([
      ['lesson', 'ثناء يعلّم'],
      ['lesson', 'متى يفيد الثناء'],
      ['section', 'في أثناء الحادث'],
    ]);
  });

  it('has a lesson once, whether its title or its text has the words', () => {
    const found = [
      result('lesson', 'ثناء يعلّم', '/b'),
      result('article', 'ثناء يعلّم', '/b'),
      result('article', 'آخر', '/d'),
    ];
    expect(titlesOf(found, 'ثناء')).toEqual([
      ['lesson', 'ثناء يعلّم'],
      ['article', 'آخر'],
    ]);
  });
});
