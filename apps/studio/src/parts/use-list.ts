import type { TableSort } from '@sullam/ui/table/table-types.ts';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useEffect, useRef, useState } from 'react';

/** The orders that the server knows, each as the column and direction that the table shows for it. */
export type SortChoices<Sort extends string> = Readonly<Record<Sort, TableSort>>;

export interface ListState<Sort extends string> {
  page: number;
  /** What the server is asked for. */
  paging: { skip: number; take: number; search?: string; sort: Sort };
  search: string;
  setSearch: (text: string) => void;
  tableSort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
  filter: (name: string) => string | undefined;
  /** Sets filters and goes back to the first page. */
  setFilter: (changes: Record<string, string | number | undefined>) => void;
  hrefOfPage: (page: number) => string;
  /** Whether anything narrows the list. */
  isNarrowed: boolean;
}

/** Rows on a page of the studio's lists. */
const TAKE = 20;
const SEARCH_AFTER = 250;

/** Search, filters, order and page of a list, all in the address: they can be shared and gone back to. */
export function useList<Sort extends string>(sorts: SortChoices<Sort>, initial: Sort): ListState<Sort> {
  const address = useAddressQuery();
  const inAddress = address.value('search') ?? '';
  const [search, setSearch] = useState(inAddress);
  const sent = useRef(inAddress);
  const change = useRef(address.change);
  change.current = address.change;

  useEffect(() => {
    // Going back, or a link, has changed the address behind the field.
    if (inAddress !== sent.current) {
      sent.current = inAddress;
      setSearch(inAddress);
    }
  }, [inAddress]);
  useEffect(() => {
    const text = search.trim();
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      change.current({ search: text || undefined, page: undefined }, { replace: true });
    }, SEARCH_AFTER);
    return () => clearTimeout(timer);
  }, [search]);

  const asked = address.value('sort');
  const sort = asked !== undefined && asked in sorts ? (asked as Sort) : initial;
  const page = Math.max(1, Math.trunc(Number(address.value('page') ?? '1')) || 1);
  const names = Object.keys(sorts) as Sort[];
  return {
    page,
    paging: { skip: (page - 1) * TAKE, take: TAKE, ...(inAddress ? { search: inAddress } : {}), sort },
    search,
    setSearch,
    tableSort: sorts[sort],
    onSort: ({ column, direction }) => {
      const ofColumn = names.filter((name) => sorts[name].column === column);
      const next = ofColumn.find((name) => sorts[name].direction === direction) ?? ofColumn[0];
      if (next) address.change({ sort: next === initial ? undefined : next, page: undefined });
    },
    filter: address.value,
    setFilter: (changes) => address.change({ ...changes, page: undefined }),
    hrefOfPage: (number) => address.hrefWith({ page: number === 1 ? undefined : number }),
    isNarrowed: inAddress !== '' || address.value('status') !== undefined,
  };
}

/** How many pages a total makes. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / TAKE));
