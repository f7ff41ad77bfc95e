import { isOwnPath } from '@sullam/domain/own-path.ts';
import { createStore, type Store } from '../base/store.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../base/stored.ts';

/** Whether the bars are hidden because an instructor looks in from the studio; kept for this browser session. */
export function createInstructorView(sessionStorage: KeyValueStorage): Store<boolean> {
  const store = createStore(sessionStorage.getItem(STORAGE_KEYS.instructorView) === '1');
  return {
    ...store,
    set(isOn) {
      if (isOn) sessionStorage.setItem(STORAGE_KEYS.instructorView, '1');
      else sessionStorage.removeItem(STORAGE_KEYS.instructorView);
      store.set(isOn);
    },
  };
}

/** The page that a visitor wanted before he was sent to sign in. */
export interface RememberedRoute {
  get(): string | null;
  set(path: string): void;
  clear(): void;
}

/** Remembers a page of our own for this browser session; anything that is not a path of ours is refused. */
export function createRememberedRoute(sessionStorage: KeyValueStorage): RememberedRoute {
  return {
    get() {
      const path = sessionStorage.getItem(STORAGE_KEYS.rememberedRoute);
      return path !== null && isOwnPath(path) ? path : null;
    },
    set(path) {
      if (isOwnPath(path)) sessionStorage.setItem(STORAGE_KEYS.rememberedRoute, path);
    },
    clear: () => sessionStorage.removeItem(STORAGE_KEYS.rememberedRoute),
  };
}
