import { keepCookie } from '../base/cookie.ts';
import { createStore, type Store } from '../base/store.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../base/stored.ts';

export type Scheme = 'light' | 'dark';

export const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark';

const DARK_DEVICE = '(prefers-color-scheme: dark)';

/**
 * Light or dark: what the reader chose is kept in the storage and written on the page. Until they choose it is that of the
 * device, also when that changes with the evening; the server has written it already where the browser told it, but the device
 * knows better.
 */
export function createSchemeStore(storage: KeyValueStorage, page: Document): Store<Scheme> {
  const device = page.defaultView?.matchMedia(DARK_DEVICE);
  const ofDevice = (): Scheme => (device?.matches ? 'dark' : 'light');
  const kept = storage.getItem(STORAGE_KEYS.scheme);
  const initial = isScheme(kept) ? kept : ofDevice();
  const store = createStore<Scheme>(initial);
  const show = (scheme: Scheme) => {
    page.documentElement.dataset.scheme = scheme;
    store.set(scheme);
  };
  show(initial);
  device?.addEventListener('change', () => {
    if (!isScheme(storage.getItem(STORAGE_KEYS.scheme))) show(ofDevice());
  });
  return {
    ...store,
    set(scheme) {
      storage.setItem(STORAGE_KEYS.scheme, scheme);
      keepCookie(page, 'scheme', scheme);
      show(scheme);
    },
  };
}
