import { keepCookie } from '../base/cookie.ts';
import { createStore, type Store } from '../base/store.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../base/stored.ts';

export type Scheme = 'light' | 'dark';

/** Light or dark: kept in the storage, written on the page. Light unless the reader chose otherwise. */
export function createSchemeStore(storage: KeyValueStorage, page: Document): Store<Scheme> {
  const initial: Scheme = storage.getItem(STORAGE_KEYS.scheme) === 'dark' ? 'dark' : 'light';
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
