import { createStore, type Store } from '../base/store.ts';

/** `offline`: the browser has no network. `unreachable`: it has one, and the server does not respond. */
export type Connection = 'up' | 'offline' | 'unreachable';

export interface ConnectionWatch extends Store<Connection> {
  /** A call brought no response. */
  failed(): void;
  /** A call brought one, whatever it says. */
  arrived(): void;
  /** Asks the server now; true when it is there again. */
  check(): Promise<boolean>;
  /** Listens to the browser, and asks the server from time to time while it is away; the answer stops it. */
  follow(page: Window): () => void;
}

export interface ConnectionOptions {
  /** Asks the server for next to nothing; refused without a response. */
  ask: () => Promise<unknown>;
  /** The server is there again: what failed meanwhile can be asked for once more. */
  onBack: () => void;
  isOnline: () => boolean;
}

/** How long the server is left alone before it is asked again, in ms. */
const ASK_EVERY = 5000;
const LONGEST_PAUSE = 300_000;

/** Knows whether the server can be reached: by what the browser says, and by what becomes of the calls. */
export function createConnection({ ask, onBack, isOnline }: ConnectionOptions): ConnectionWatch {
  const store = createStore<Connection>('up');
  let checks = 0;
  /** A check is on its way, and nothing has come back for it yet. */
  let isWanted = false;
  let cameBackAt = Number.NEGATIVE_INFINITY;
  let pause = ASK_EVERY;
  /** Coming back asks for what failed: a call that never gets a response, among others that do, would be made again without end. */
  const isTooSoon = () => Date.now() - cameBackAt < pause;
  const failed = () => store.set(isOnline() ? 'unreachable' : 'offline');
  const check = async (): Promise<boolean> => {
    // its outcome is reported by `failed` and `arrived`, as with every call
    checks++;
    isWanted = true;
    await ask().catch(() => undefined);
    isWanted = false;
    checks--;
    return store.get() === 'up';
  };
  const arrived = () => {
    if (store.get() === 'up') return;
    // what was asked for before the network went proves nothing; a server on this very machine responds without one
    if (!isOnline() && checks === 0) return void check();
    if (!isWanted && isTooSoon()) return;
    isWanted = false;
    pause = Date.now() - cameBackAt < 2 * pause ? Math.min(2 * pause, LONGEST_PAUSE) : ASK_EVERY;
    cameBackAt = Date.now();
    store.set('up');
    onBack();
  };
  return {
    ...store,
    failed,
    arrived,
    check,
    follow(page) {
      const onOffline = () => store.set('offline');
      const onOnline = () => void check();
      const timer = setInterval(() => {
        if (store.get() !== 'up' && isOnline() && !isTooSoon()) void check();
      }, ASK_EVERY);
      page.addEventListener('offline', onOffline);
      page.addEventListener('online', onOnline);
      if (!isOnline()) onOffline();
      return () => {
        clearInterval(timer);
        page.removeEventListener('offline', onOffline);
        page.removeEventListener('online', onOnline);
      };
    },
  };
}
