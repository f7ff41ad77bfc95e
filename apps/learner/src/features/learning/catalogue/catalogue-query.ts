import { readDigits } from '@sullam/domain/decimal-digits.ts';
import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import { pageOf } from '../../../parts/paging.ts';

export const CATALOGUE_PAGE = 12;
export const SORTS = ['relevance', 'newest', 'title', 'popular', 'price-asc', 'price-desc'] as const;
export type Sort = (typeof SORTS)[number];
export const LEARNING_TYPES = ['SELF_PACED', 'ONLINE', 'ON_CAMPUS', 'BLENDED'] as const;
export type LearningType = (typeof LEARNING_TYPES)[number];
export const LEVELS = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] as const;
export const LENGTHS = ['SHORT', 'MEDIUM', 'LONG'] as const;
export type CourseLanguage = 'en' | 'ar';

/** What the catalogue's address says, in the words of the API. */
export interface CatalogueFilters {
  search: string;
  learningCategories: number[];
  learningTypes: LearningType[];
  languages: CourseLanguage[];
  levels: (typeof LEVELS)[number][];
  lengths: (typeof LENGTHS)[number][];
  /** Minor units. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
  hidesEnrolled: boolean;
  sort: Sort;
  page: number;
}

const price = (text: string | undefined): number | undefined => {
  const value = readDigits(text);
  return value !== null && value <= 1_000_000_000 ? value : undefined;
};

const known = <T extends string>(texts: readonly string[], words: readonly T[]): T[] =>
  words.filter((word) => texts.includes(word));

/** The order that needn't be asked for: of a search the best match first. */
export const defaultSort = (search: string): Sort => (search === '' ? 'newest' : 'relevance');

/** Reads the filters from an address; what isn't a filter's value is left out, so that any address shows something. */
export function filtersOf({ list, value }: Pick<AddressQuery, 'list' | 'value'>): CatalogueFilters {
  const categories = list('learningCategories').map(Number);
  const [sort] = known([value('sort') ?? ''], SORTS);
  const search = (value('search') ?? '').slice(0, 200);
  return {
    search,
    learningCategories: [...new Set(categories.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, 50),
    learningTypes: known(list('learningTypes'), LEARNING_TYPES),
    languages: known(list('languages'), ['en', 'ar'] as const),
    levels: known(list('levels'), LEVELS),
    lengths: known(list('lengths'), LENGTHS),
    minPrice: price(value('minPrice')),
    maxPrice: price(value('maxPrice')),
    hidesEnrolled: value('filterOutEnrolledCourses') === '1',
    // without a search there is nothing to be close to
    sort: sort === undefined || (sort === 'relevance' && search === '') ? defaultSort(search) : sort,
    page: pageOf(value('page')),
  };
}

/** The query of the call; what is at its default is left out, so that equal pages have one key in the cache. */
export function callQueryOf(filters: CatalogueFilters) {
  return {
    skip: (filters.page - 1) * CATALOGUE_PAGE,
    take: CATALOGUE_PAGE,
    ...(filters.search ? { search: filters.search } : {}),
    ...(filters.learningCategories.length > 0 ? { learningCategories: filters.learningCategories } : {}),
    ...(filters.learningTypes.length > 0 ? { learningTypes: filters.learningTypes } : {}),
    ...(filters.languages.length > 0 ? { languages: filters.languages } : {}),
    ...(filters.levels.length > 0 ? { levels: filters.levels } : {}),
    ...(filters.lengths.length > 0 ? { lengths: filters.lengths } : {}),
    ...(filters.minPrice === undefined ? {} : { minPrice: filters.minPrice }),
    ...(filters.maxPrice === undefined ? {} : { maxPrice: filters.maxPrice }),
    ...(filters.hidesEnrolled ? { filterOutEnrolledCourses: 1 } : {}),
    ...(filters.sort === 'relevance' || filters.sort === defaultSort(filters.search) ? {} : { sort: filters.sort }),
  };
}

/** Everything that narrows the list, taken out of the address; the sort stays. */
export const NO_FILTERS = {
  search: null,
  learningCategories: null,
  learningTypes: null,
  languages: null,
  levels: null,
  lengths: null,
  minPrice: null,
  maxPrice: null,
  filterOutEnrolledCourses: null,
  page: null,
} as const;

/** How many things narrow the list, the search left aside. */
export const countFilters = (filters: CatalogueFilters): number =>
  filters.learningCategories.length +
  filters.learningTypes.length +
  filters.languages.length +
  filters.levels.length +
  filters.lengths.length +
  (filters.minPrice !== undefined || filters.maxPrice !== undefined ? 1 : 0) +
  (filters.hidesEnrolled ? 1 : 0);
