/** Browsers may refuse storage (private windows, full disks); the product goes on without it. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A storage that lives as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
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
  drafts: 'sullam.draft',
  // per browser session
  instructorView: 'sullam.instructor-view',
  rememberedRoute: 'sullam.remembered-route',
  rememberedFor: 'sullam.remembered-for',
} as const;
