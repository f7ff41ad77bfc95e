import { describe, expect, it } from 'vitest';
import { memoryStorage, STORAGE_KEYS } from '../src/base/stored.ts';
import { createPermissionStore } from '../src/organization/permission-store.ts';

const SYSTEM = ['organization_enabled'];
const MEMBER = ['organization_member_access_courses'];

describe('the permissions that a browser keeps', () => {
  it('are written back where a key is missing', () => {
    const storage = memoryStorage();
    createPermissionStore(storage, SYSTEM, MEMBER);
    expect(storage.getItem(STORAGE_KEYS.systemPermissions)).toBe(JSON.stringify(SYSTEM));
    expect(storage.getItem(STORAGE_KEYS.userPermissions)).toBe(JSON.stringify(MEMBER));
  });

  it('are those of the last fetch, not those of the session, while their key is there', () => {
    const storage = memoryStorage();
    storage.setItem(STORAGE_KEYS.userPermissions, '[]');
    expect(createPermissionStore(storage, SYSTEM, MEMBER).get().user).toEqual([]);
    expect(storage.getItem(STORAGE_KEYS.userPermissions)).toBe('[]');
  });

  it('are none of a visitor', () => {
    const storage = memoryStorage();
    expect(createPermissionStore(storage, SYSTEM).get()).toEqual({ system: SYSTEM, user: [] });
    expect(storage.getItem(STORAGE_KEYS.userPermissions)).toBe(null);
  });
});
