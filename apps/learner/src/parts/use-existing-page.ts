import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import { useEffect } from 'react';
import { pagesOf } from './paging.ts';

interface Place {
  readonly page: number;
  /** Unknown while the list is on its way. */
  readonly total: number | undefined;
  readonly size: number;
  /** Where the address names the page, if a screen has several lists. */
  readonly name?: string;
}

/** Whether a page lies behind the end, as after an old link or the last entry's deletion: then the last one takes its place. */
export function useExistingPage(address: AddressQuery, { page, total, size, name = 'page' }: Place): boolean {
  const last = total === undefined ? page : pagesOf(total, size);
  const isPast = page > last;
  useEffect(() => {
    if (isPast) address.change({ [name]: last === 1 ? null : last }, { replace: true });
  });
  return isPast;
}
