import type { SignedInUser, SignInResult } from '@sullam/api-client/schema.gen.ts';
import { TOKEN_REFRESH_THRESHOLD } from '@sullam/domain/limits.ts';
import type { Store } from '../base/store.ts';
import { createStore } from '../base/store.ts';
import { type KeyValueStorage, readJson, STORAGE_KEYS, writeJson } from '../base/stored.ts';

export type { SignInResult } from '@sullam/api-client/schema.gen.ts';

export type User = SignedInUser;

/** What a signed-in browser keeps. */
export interface Session {
  access: string;
  refresh: string;
  /** When the access token runs out. */
  expiresAt: string;
  portals: User['portals'];
  user: User;
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const session = value as Partial<Record<keyof Session, unknown>>;
  return (
    typeof session.access === 'string' &&
    typeof session.refresh === 'string' &&
    typeof session.expiresAt === 'string' &&
    typeof session.user === 'object' &&
    session.user !== null
  );
}

/** The session of a successful sign-in; null when the response asks for a second factor or for patience. */
export function sessionOf(result: SignInResult): Session | null {
  const { access, refresh, expiresAt, portals, user } = result;
  if (!access || !refresh || !expiresAt || !user) return null;
  return { access, refresh, expiresAt, portals: portals ?? user.portals, user };
}

/** Whether the access token has 30 seconds or less to live; an unreadable moment counts as past. */
export function isExpiring(session: Session, now: number): boolean {
  return !(Date.parse(session.expiresAt) - now > TOKEN_REFRESH_THRESHOLD);
}

export interface SessionStore extends Store<Session | null> {
  /** Writes it for the next page; this one goes on with what it has. */
  keepForNextPage(session: Session): void;
  /** Reads the storage again: another tab may have renewed or ended the session. */
  reload(): Session | null;
  /** Whether the last change came from another tab. */
  isChangedElsewhere(): boolean;
  /** Listens to other tabs; the answer stops it. */
  follow(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void;
}

/** The session in the browser's storage, the same for all tabs. */
export function createSessionStore(storage: KeyValueStorage): SessionStore {
  const read = () => readJson(storage, STORAGE_KEYS.session, isSession);
  const store = createStore<Session | null>(read());
  let isElsewhere = false;
  const reload = () => {
    const stored = read();
    if (JSON.stringify(stored) !== JSON.stringify(store.get())) {
      isElsewhere = true;
      store.set(stored);
    }
    return store.get();
  };
  return {
    ...store,
    isChangedElsewhere: () => isElsewhere,
    set(session) {
      isElsewhere = false;
      writeJson(storage, STORAGE_KEYS.session, session);
      store.set(session);
    },
    keepForNextPage: (session) => writeJson(storage, STORAGE_KEYS.session, session),
    reload,
    follow(target) {
      const onStorage = (event: Event) => {
        const { key } = event as StorageEvent;
        // No key: the whole storage was cleared.
        if (key === STORAGE_KEYS.session || key === null) reload();
      };
      target.addEventListener('storage', onStorage);
      return () => target.removeEventListener('storage', onStorage);
    },
  };
}
