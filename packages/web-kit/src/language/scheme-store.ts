import { dropCookie, keepCookie } from '../base/cookie.ts';
import { createStore, type Store } from '../base/store.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../base/stored.ts';

export type Scheme = 'light' | 'dark';

export const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark';

export interface SchemeStore extends Store<Scheme> {
  /** What the reader chose; null: that of the device. */
  chosen(): Scheme | null;
  followDevice(): void;
}

const DARK_DEVICE = '(prefers-color-scheme: dark)';

/**
 * Light or dark: what the reader chose is kept in the storage and written on the page. Until they choose it is that of the
 * device, also when that changes with the evening, and they can go back to that; the server has written it already where the browser told it, but the device
 * knows better.
 */
export function createSchemeStore(storage: KeyValueStorage, page: Document): SchemeStore {
  const device = page.defaultView?.matchMedia(DARK_DEVICE);
  const ofDevice = (): Scheme => (device?.matches ? 'dark' : 'light');
  const chosen = () => {
    const kept = storage.getItem(STORAGE_KEYS.scheme);
    return isScheme(kept) ? kept : null;
  };
  const initial = chosen() ?? ofDevice();
  const store = createStore<Scheme>(initial);
  const show = (scheme: Scheme) => {
    page.documentElement.dataset.scheme = scheme;
    store.set(scheme);
  };
  show(initial);
  device?.addEventListener('change', () => {
    if (!chosen()) show(ofDevice());
  });
  return {
    ...store,
    chosen,
    followDevice() {
      storage.removeItem(STORAGE_KEYS.scheme);
      dropCookie(page, 'scheme');
      show(ofDevice());
    },
    set(scheme) {
      storage.setItem(STORAGE_KEYS.scheme, scheme);
      keepCookie(page, 'scheme', scheme);
      show(scheme);
    },
  };
}
