import { keepCookie } from '../base/cookie.ts';
import { createStore, type Store } from '../base/store.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../base/stored.ts';

export type Scheme = 'light' | 'dark';

export const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark';

/**
 * Light or dark: kept in the storage, written on the page. Without an entry in the storage the page's own holds, which
 * the server wrote from the cookie; light unless the reader chose otherwise.
 */
export function createSchemeStore(storage: KeyValueStorage, page: Document): Store<Scheme> {
  const candidates = [storage.getItem(STORAGE_KEYS.scheme), page.documentElement.dataset.scheme];
  const initial = candidates.find(isScheme) ?? 'light';
  const store = createStore<Scheme>(initial);
  page.documentElement.dataset.scheme = initial;
  return {
    ...store,
    set(scheme) {
      storage.setItem(STORAGE_KEYS.scheme, scheme);
      keepCookie(page, 'scheme', scheme);
      page.documentElement.dataset.scheme = scheme;
      store.set(scheme);
    },
  };
}
