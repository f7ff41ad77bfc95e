import { describe, expect, it } from 'vitest';
import { pageOf, pagesOf } from '../../../../parts/paging.ts';
import { callQueryOf, countFilters, filtersOf } from '../catalogue-query.ts';

const read = (text: string) => {
  const query = new URLSearchParams(text);
  return filtersOf({ list: (name) => query.getAll(name), value: (name) => query.get(name) ?? undefined });
};

describe('the filters of the catalogue in the address', () => {
  it('are read as the API takes them', () => {
    const filters = read(
      'search=data&learningCategories=2&learningCategories=5&learningTypes=BLENDED&languages=ar&levels=ADVANCED&lengths=SHORT&lengths=LONG&minPrice=100&maxPrice=900&filterOutEnrolledCourses=1&sort=popular&page=3',
    );
    expect(callQueryOf(filters)).toEqual({
      skip: 24,
      take: 12,
      search: 'data',
      learningCategories: [2, 5],
      learningTypes: ['BLENDED'],
      languages: ['ar'],
      levels: ['ADVANCED'],
      lengths: ['SHORT', 'LONG'],
      minPrice: 100,
      maxPrice: 900,
      filterOutEnrolledCourses: 1,
      sort: 'popular',
    });
    expect(countFilters(filters)).toBe(9);
  });

  it('leave out what is at its default, so that equal pages are fetched once', () => {
    expect(callQueryOf(read(''))).toEqual({ skip: 0, take: 12 });
    expect(callQueryOf(read('sort=newest&page=1&filterOutEnrolledCourses=0'))).toEqual({ skip: 0, take: 12 });
  });

  it('order a search by the best match, unless another order is asked for', () => {
    expect(read('search=data').sort).toBe('relevance');
    expect(callQueryOf(read('search=data'))).toEqual({ skip: 0, take: 12, search: 'data' });
    expect(callQueryOf(read('search=data&sort=newest'))).toEqual({ skip: 0, take: 12, search: 'data', sort: 'newest' });
    expect(read('sort=relevance').sort).toBe('newest');
  });

  it('survive an address that somebody has broken', () => {
    const filters = read(
      'learningCategories=x&learningCategories=-1&learningTypes=MAGIC&languages=fr&levels=short&lengths=120&minPrice=-5&maxPrice=1e99&sort=magic&page=0',
    );
    expect(callQueryOf(filters)).toEqual({ skip: 0, take: 12 });
    expect(countFilters(filters)).toBe(0);
  });
});

describe('paging', () => {
  it.each([
    [undefined, 1],
    ['2', 2],
    ['-1', 1],
    ['1.5', 1],
    ['many', 1],
  ])('reads %s as page %d', (text, page) => expect(pageOf(text)).toBe(page));

  it('has one page of nothing', () => {
    expect(pagesOf(0, 12)).toBe(1);
    expect(pagesOf(13, 12)).toBe(2);
  });
});
