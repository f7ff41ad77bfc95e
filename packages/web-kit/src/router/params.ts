import { notFound, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { isPathId, publicHref } from './guard-router.ts';
import { isStillAt, useShownPath } from './page-path.ts';
import { firstValues, type PlainSearch, plainSearchText } from './plain-search.ts';

/** A part of the path; the route has to name it. */
export function usePathParam(name: string): string {
  const value = (useParams({ strict: false }) as Record<string, string | undefined>)[name];
  if (value === undefined) throw new Error(`The route has no part named ${name}.`);
  return value;
}

/** An id of the path; the guard lets nothing else come here. */
export function usePathId(name: string): number {
  const value = usePathParam(name);
  if (!isPathId(value)) throw notFound();
  return Number(value);
}

/** The query of the address, one value a name. */
export function useQueryValues(): Record<string, string | undefined> {
  return firstValues(useSearch({ strict: false }) as PlainSearch);
}

export interface AddressQuery {
  /** All values of a name. */
  list: (name: string) => string[];
  /** The value of a name. */
  value: (name: string) => string | undefined;
  /** The address of this page with some of the query changed; for links (paging, sorting). */
  hrefWith: (changes: PlainChanges) => string;
  /** Changes the query in the address; a new entry of the history unless `replace`. */
  change: (changes: PlainChanges, options?: { replace?: boolean }) => void;
}

type PlainChanges = Record<string, string | number | boolean | readonly string[] | null | undefined>;

/** The filters of a list live in the address: they can be shared, gone back to, and survive a reload. */
export function useAddressQuery(): AddressQuery {
  const router = useRouter();
  const search = useSearch({ strict: false }) as PlainSearch;
  const path = useShownPath();
  const hrefOf = (query: PlainSearch, changes: PlainChanges) =>
    `${path || '/'}${plainSearchText({ ...query, ...changes })}`;
  return {
    list: (name) => [search[name] ?? []].flat(),
    value: (name) => [search[name] ?? []].flat()[0],
    hrefWith: (changes) => hrefOf(search, changes),
    change: (changes, options) => {
      if (!isStillAt(router, path)) return; // the query is that of another page by now
      void router.navigate({
        // of the address as it is when it is changed: what waited (a search for the next letter) takes back nothing meanwhile
        href: publicHref(router, hrefOf(router.latestLocation.search as PlainSearch, changes)),
        replace: options?.replace ?? false,
        resetScroll: false,
      });
    },
  };
}
