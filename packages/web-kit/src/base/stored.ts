/** Browsers may refuse storage (private windows, full disks); the product goes on without it. */
export interface KeyValueStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A storage that lives as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** The browser's storage, or memory where it can't be used. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  try {
    const storage = window[kind];
    storage.setItem('sullam.probe', '');
    storage.removeItem('sullam.probe');
    return storage;
  } catch {
    // The getter itself throws where storage is forbidden.
    return memoryStorage();
  }
}

/** Reads JSON; what is missing, unreadable or of another shape gives null. */
export function readJson<Value>(
  storage: KeyValueStorage,
  key: string,
  fits: (value: unknown) => value is Value,
): Value | null {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return fits(value) ? value : null;
  } catch {
    // Somebody else's or an older version's text: as good as none.
    return null;
  }
}

/** Writes JSON; null removes the entry. A full storage costs only the memory of this value. */
export function writeJson(storage: KeyValueStorage, key: string, value: unknown): void {
  try {
    if (value === null || value === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    storage.removeItem(key);
  }
}

/** The entries of the browser's storage, in one place. */
export const STORAGE_KEYS = {
  session: 'sullam.session',
  endedSession: 'sullam.session-ended',
  refreshLease: 'sullam.refresh-lease',
  language: 'sullam.language',
  scheme: 'sullam.scheme',
  eventsBanner: 'sullam.events-banner',
  systemPermissions: 'sullam.permissions.system',
  userPermissions: 'sullam.permissions.user',
  wording: 'sullam.wording',
  bannerReadAt: 'sullam.banner-read-at',
  menuExpanded: 'sullam.menu-expanded',
  /** Whether this browser shows hints. */
  tooltips: 'sullam.tooltips',
  /** Whether this browser plays a sound when something is finished. */
  sounds: 'sullam.sounds',
  /** What somebody typed: of that person alone, and gone when they sign out. */
  drafts: 'sullam.draft',
  /** Work that is on its way to the server: of that person alone, and kept until it has arrived. */
  unsent: 'sullam.unsent',
  // per browser session
  instructorView: 'sullam.instructor-view',
  rememberedRoute: 'sullam.remembered-route',
  rememberedFor: 'sullam.remembered-for',
} as const;

/** The name of what one person typed; visitors share theirs. */
export const draftKeyOf = (userId: number | undefined, name: string): string =>
  `${STORAGE_KEYS.drafts}.${userId ?? 'visitor'}.${name}`;

/** Forgets all that a person typed here, for the next one at this browser; also what they typed before they signed in. */
export function clearDrafts(storage: KeyValueStorage, userId: number): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const own = [draftKeyOf(userId, ''), draftKeyOf(undefined, '')];
  for (const name of names) if (own.some((start) => name.startsWith(start))) storage.removeItem(name);
}
