import {
  COACH_GENDERS,
  COACH_LANGUAGES,
  COACH_WHENS,
  type CoachGender,
  type CoachWhen,
} from '@sullam/domain/coaching/coach.ts';
import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import { pageOf } from '../../../parts/paging.ts';

export type CoachLanguage = (typeof COACH_LANGUAGES)[number];

export const COACH_SORTS = ['next', 'rating', 'name'] as const;
export type CoachSort = (typeof COACH_SORTS)[number];

/** What the directory's address says. */
export interface CoachFilters {
  search: string;
  topics: number[];
  languages: CoachLanguage[];
  gender: CoachGender | undefined;
  when: CoachWhen | undefined;
  sort: CoachSort;
  page: number;
}

export const COACHES_PAGE = 12;

/** Reads the filters from an address; what isn't a filter's value is left out. */
export function filtersOf({ list, value }: Pick<AddressQuery, 'list' | 'value'>): CoachFilters {
  const topics = list('topics').map(Number);
  return {
    search: (value('search') ?? '').slice(0, 200),
    topics: [...new Set(topics.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, 40),
    languages: COACH_LANGUAGES.filter((code) => list('languages').includes(code)).slice(0, 10),
    gender: COACH_GENDERS.find((gender) => gender === value('gender')),
    when: COACH_WHENS.find((when) => when === value('when')),
    sort: COACH_SORTS.find((sort) => sort === value('sort')) ?? 'next',
    page: pageOf(value('page')),
  };
}

/** The query of the call; what is at its default is left out, so that equal pages have one key in the cache. */
export const callQueryOf = (filters: CoachFilters, zone: string) => ({
  skip: (filters.page - 1) * COACHES_PAGE,
  take: COACHES_PAGE,
  zone,
  ...(filters.search ? { search: filters.search } : {}),
  ...(filters.topics.length > 0 ? { topics: filters.topics } : {}),
  ...(filters.languages.length > 0 ? { languages: filters.languages } : {}),
  ...(filters.gender ? { gender: filters.gender } : {}),
  ...(filters.when ? { when: filters.when } : {}),
  ...(filters.sort === 'next' ? {} : { sort: filters.sort }),
});

/** Takes everything that narrows the list out of the address; the order stays. */
export const NO_FILTERS = {
  search: null,
  topics: null,
  languages: null,
  gender: null,
  when: null,
  page: null,
} as const;

export const countFilters = ({ topics, languages, gender, when }: CoachFilters): number =>
  topics.length + languages.length + (gender ? 1 : 0) + (when ? 1 : 0);
