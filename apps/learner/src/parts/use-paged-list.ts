import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useExistingPage } from './use-existing-page.ts';
import { usePages } from './use-pages.ts';

export interface Page<Item> {
  readonly data: Item[];
  readonly total: number;
}

/** Key and function of one page, as `apiQuery` makes them. */
export interface PageQuery<Item> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<Page<Item>>;
  initialData: () => Page<Item> | undefined;
  initialDataUpdatedAt: () => number;
}

export interface PagedListOptions<Item> {
  readonly address: AddressQuery;
  readonly page: number;
  readonly size: number;
  readonly queryOf: (page: number) => PageQuery<Item>;
  readonly idOf: (item: Item) => number;
}

export interface PagedList<Item> {
  /** Unknown while nothing is there yet. */
  readonly items: readonly Item[] | undefined;
  readonly total: number | undefined;
  /** Those of what was asked before, until the answer comes. */
  readonly isStale: boolean;
  readonly isFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
  readonly page: number;
  readonly size: number;
  readonly address: AddressQuery;
  /** On a phone: the pages stand below each other, as far as one has scrolled. */
  readonly isOneBelowOther: boolean;
  readonly firstPage: number;
  /** The next of them is on its way, or could not be had. */
  readonly next: 'none' | 'pending' | 'failed';
}

/** An address that somebody was given may name any page: so many before it come along, the others by a link. */
const PAGES_AT_ONCE = 10;
const firstOf = (page: number): number => Math.max(1, page - PAGES_AT_ONCE + 1);

/** The page from which on they are shown: it stays while further ones are added, whatever their number. */
function useFirstPage(page: number): number {
  const [first, setFirst] = useState(() => firstOf(page));
  if (page >= first && first !== 1) return first;
  const wanted = firstOf(page);
  if (wanted < first) setFirst(wanted);
  return Math.min(first, wanted);
}

const onlyOnce = <Item>(items: readonly Item[], idOf: (item: Item) => number): Item[] => {
  const seen = new Set<number>();
  return items.filter((item) => !seen.has(idOf(item)) && seen.add(idOf(item)));
};

/**
 * A list in pages, the page in the address. Where there is room it shows that page. On a phone it shows the pages up to it, and
 * the address counts on as one scrolls: a reload, a link and the way back find the same list.
 */
export function usePagedList<Item>({ address, page, size, queryOf, idOf }: PagedListOptions<Item>): PagedList<Item> {
  const isOneBelowOther = !useIsWide();
  const first = useFirstPage(page);
  const firstPage = isOneBelowOther ? first : page;
  const pages = Array.from({ length: page - firstPage + 1 }, (_, at) => firstPage + at);
  const results = usePages(pages.map(queryOf));
  const current = useQuery({ ...queryOf(page), placeholderData: keepPreviousData });
  const missing = results.findIndex(({ data }) => data === undefined);
  const there = results.slice(0, missing === -1 ? results.length : missing).flatMap(({ data }) => data ?? []);
  const total = there[0]?.total ?? current.data?.total;
  const isPast = useExistingPage(address, { page, total: there.length > 0 ? total : undefined, size });
  const isKnown = there.length > 0 && !isPast;
  const before = isPast ? undefined : current.data;
  const last = results[missing];
  return {
    items: isKnown
      ? onlyOnce(
          there.flatMap(({ data }) => data),
          idOf,
        )
      : before?.data,
    total: isPast ? undefined : total,
    isStale: !isKnown && current.isPlaceholderData,
    isFailed: !isKnown && last?.isError === true,
    isFetching: last?.isFetching ?? false,
    retry: () => void last?.refetch(),
    page,
    size,
    address,
    isOneBelowOther,
    firstPage,
    next: !last || !isKnown ? 'none' : last.isError && !last.isFetching ? 'failed' : 'pending',
  };
}
