import { createStore, type Store } from '../base/store.ts';
import { type KeyValueStorage, readJson, STORAGE_KEYS, writeJson } from '../base/stored.ts';

/** The permissions as this browser knows them: hints for menus and pages; the server decides. */
export interface Permissions {
  /** What the organisation has. */
  system: readonly string[];
  /** What the signed-in member has. */
  user: readonly string[];
}

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((slug) => typeof slug === 'string');

const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === new Set(one).size;

export interface PermissionStore extends Store<Permissions> {
  /** Takes over a fetched list; true when it differs from the stored one. */
  update(fetched: Partial<Permissions>): boolean;
  /** Forgets the member's permissions; the organisation's stay. */
  clearUser(): void;
}

/** Permissions in the browser's storage under a key for the system and one for the user. */
export function createPermissionStore(
  storage: KeyValueStorage,
  ofOrganization: readonly string[],
  ofMember?: readonly string[],
): PermissionStore {
  const stored = {
    system: readJson(storage, STORAGE_KEYS.systemPermissions, isList),
    user: readJson(storage, STORAGE_KEYS.userPermissions, isList),
  };
  // The page's own list of the organisation is newer than the stored one.
  const store = createStore<Permissions>({ system: ofOrganization, user: stored.user ?? ofMember ?? [] });
  writeJson(storage, STORAGE_KEYS.systemPermissions, ofOrganization);
  // A key that somebody removed is there again for the next page; visitors have none.
  if (!stored.user && ofMember) writeJson(storage, STORAGE_KEYS.userPermissions, ofMember);
  const set = (value: Permissions) => {
    writeJson(storage, STORAGE_KEYS.systemPermissions, value.system);
    writeJson(storage, STORAGE_KEYS.userPermissions, value.user);
    store.set(value);
  };
  return {
    ...store,
    set,
    update(fetched) {
      const before = store.get();
      const after = { ...before, ...fetched };
      if (sameList(before.system, after.system) && sameList(before.user, after.user)) return false;
      set(after);
      return true;
    },
    clearUser() {
      storage.removeItem(STORAGE_KEYS.userPermissions);
      store.set({ ...store.get(), user: [] });
    },
  };
}
