import type { Store } from '../base/store.ts';
import { createStore } from '../base/store.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../base/stored.ts';
import type { Session } from './session.ts';

/**
 * A session that ended while its reader was at work. The page stays as it is, with what was typed, behind the question for the
 * password; calls wait. It holds who worked here and no token.
 */
export interface EndedSession extends Store<Session | null> {
  /** Keeps the page for whoever worked on it. */
  hold(session: Session): void;
  /** The same person is here again, or nobody waits any longer: the calls that wait go on, or fail. */
  release(isBack: boolean): void;
  /** Waits until it is decided; true when the same person is here again, false also where no session waits. */
  resumed(): Promise<boolean>;
  /** Notifies the other tabs that the session ended by itself, and wasn't left. */
  notifyOthers(userId: number): void;
  /** Whether somebody's session ended by itself, as another tab found out. */
  endedElsewhere(userId: number): boolean;
  forgetMark(): void;
}

export function createEndedSession(storage: KeyValueStorage): EndedSession {
  const store = createStore<Session | null>(null);
  let waiting: ((isBack: boolean) => void)[] = [];
  return {
    ...store,
    hold(session) {
      store.set({ ...session, access: '', refresh: '' });
    },
    release(isBack) {
      store.set(null);
      const told = waiting;
      waiting = [];
      for (const resolve of told) resolve(isBack);
    },
    resumed: () =>
      store.get() === null ? Promise.resolve(false) : new Promise((resolve) => void waiting.push(resolve)),
    notifyOthers: (userId) => storage.setItem(STORAGE_KEYS.endedSession, String(userId)),
    endedElsewhere: (userId) => storage.getItem(STORAGE_KEYS.endedSession) === String(userId),
    forgetMark: () => storage.removeItem(STORAGE_KEYS.endedSession),
  };
}

/** Where something was typed, chosen or moved, for as long as that page is shown. */
export interface Work {
  begin(): void;
  isUnderWay(): boolean;
}

/** Work belongs to the page on which it began: on any other one it is done, or was given up. */
export function createWork(pathname: () => string): Work {
  let place: string | null = null;
  return {
    begin: () => {
      place = pathname();
    },
    isUnderWay: () => place === pathname(),
  };
}
