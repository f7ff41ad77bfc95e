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

/** The page that a visitor wanted before he was sent to sign in, or that somebody's session ended on. */
export interface RememberedRoute {
  /** The page for who signs in now: one that belongs to somebody else's work is nobody's. */
  get(userId?: number): string | null;
  /** `userId`: whose work it is; without it whoever signs in is taken there. */
  set(path: string, userId?: number): void;
  clear(): void;
}

/** Remembers a page of our own for this browser session; anything that is not a path of ours is refused. */
export function createRememberedRoute(sessionStorage: KeyValueStorage): RememberedRoute {
  return {
    get(userId) {
      const path = sessionStorage.getItem(STORAGE_KEYS.rememberedRoute);
      const owner = sessionStorage.getItem(STORAGE_KEYS.rememberedFor);
      const isTheirs = owner === null || userId === undefined || owner === String(userId);
      return path !== null && isOwnPath(path) && isTheirs ? path : null;
    },
    set(path, userId) {
      if (!isOwnPath(path)) return;
      // the guard remembers the same page once more, on the way to sign-in: whose it is stays
      const isSame = sessionStorage.getItem(STORAGE_KEYS.rememberedRoute) === path;
      sessionStorage.setItem(STORAGE_KEYS.rememberedRoute, path);
      if (userId !== undefined) sessionStorage.setItem(STORAGE_KEYS.rememberedFor, String(userId));
      else if (!isSame) sessionStorage.removeItem(STORAGE_KEYS.rememberedFor);
    },
    clear() {
      sessionStorage.removeItem(STORAGE_KEYS.rememberedRoute);
      sessionStorage.removeItem(STORAGE_KEYS.rememberedFor);
    },
  };
}
