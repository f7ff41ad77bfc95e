import { ApiError } from '@sullam/api-client/api-error.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunExclusively } from '../src/base/exclusive.ts';
import { exclusionByLease } from '../src/base/lease.ts';
import { memoryStorage, STORAGE_KEYS } from '../src/base/stored.ts';
import { createRefresher } from '../src/session/refresh.ts';
import { createSessionStore, type SignInResult } from '../src/session/session.ts';
import { checkToken } from '../src/session/token-check.ts';
import { NOW, sessionFor, USER } from './support.ts';

/** One lock for all tabs, as the browser's. */
function sharedLock(): RunExclusively {
  let tail: Promise<unknown> = Promise.resolve();
  return (_name, task) => {
    const run = tail.then(task, task);
    tail = run.catch(() => undefined);
    return run;
  };
}

function answerOf(access: string): SignInResult {
  return { ...sessionFor(900), access, refresh: `${access}-refresh`, user: USER };
}

describe('refresh', () => {
  const storage = memoryStorage();
  beforeEach(() => storage.setItem(STORAGE_KEYS.session, JSON.stringify(sessionFor(10))));

  const tab = (send: (token: string) => Promise<SignInResult>, exclusively = sharedLock()) => {
    const store = createSessionStore(storage);
    return { store, refresh: createRefresher({ store, send, exclusively, now: () => NOW }) };
  };

  it('sends the refresh token once for all callers of a tab, and rotates it', async () => {
    const send = vi.fn(async () => answerOf('access-2'));
    const { store, refresh } = tab(send);
    await expect(Promise.all([refresh('access-1'), refresh('access-1')])).resolves.toEqual(['renewed', 'renewed']);
    expect(send).toHaveBeenCalledExactlyOnceWith('refresh-1');
    expect(store.get()).toMatchObject({ access: 'access-2', refresh: 'access-2-refresh' });
  });

  it("sends it once for two tabs: the second finds the first one's tokens", async () => {
    const send = vi.fn(async () => answerOf('access-2'));
    const lock = sharedLock();
    const [one, two] = [tab(send, lock), tab(send, lock)];
    await expect(Promise.all([one.refresh('access-1'), two.refresh('access-1')])).resolves.toEqual([
      'renewed',
      'renewed',
    ]);
    expect(send).toHaveBeenCalledOnce();
    expect(two.store.get()?.access).toBe('access-2');
  });

  it('works with leases where there are no locks', async () => {
    const send = vi.fn(async () => answerOf('access-2'));
    const lease = (owner: string) =>
      exclusionByLease({
        storage,
        now: () => NOW,
        owner,
        wait: () => new Promise((resolve) => setTimeout(resolve, 1)),
      });
    const [one, two] = [tab(send, lease('one')), tab(send, lease('two'))];
    await Promise.all([one.refresh('access-1'), two.refresh('access-1')]);
    expect(send).toHaveBeenCalledOnce();
  });

  it('distinguishes a refusal from a server that cannot be reached', async () => {
    const refused = tab(async () => {
      throw new ApiError({ message: 'over', status: 401, errorCode: 'auth-007' });
    });
    await expect(refused.refresh('access-1')).resolves.toBe('refused');
    const unreachable = tab(async () => {
      throw new ApiError({ message: 'Something went wrong', status: 500 }, true);
    });
    await expect(unreachable.refresh('access-1')).resolves.toBe('unreachable');
    expect(unreachable.store.get()?.refresh).toBe('refresh-1');
  });

  it('does not sign in again when somebody signed out meanwhile', async () => {
    const { store, refresh } = tab(async () => {
      storage.removeItem(STORAGE_KEYS.session);
      return answerOf('access-2');
    });
    await expect(refresh('access-1')).resolves.toBe('refused');
    expect(store.get()).toBeNull();
  });
});

describe('checkToken', () => {
  const check = async (secondsLeft: number, outcome: 'renewed' | 'refused' | 'unreachable') => {
    const storage = memoryStorage();
    storage.setItem(STORAGE_KEYS.session, JSON.stringify(sessionFor(secondsLeft)));
    const refresh = vi.fn(async () => outcome);
    const signOutLocally = vi.fn();
    await checkToken({ store: createSessionStore(storage), refresh, signOutLocally, now: () => NOW });
    return { refreshed: refresh.mock.calls.length, signedOut: signOutLocally.mock.calls.length };
  };

  it('does nothing while more than 30 seconds are left', async () => {
    expect(await check(31, 'renewed')).toEqual({ refreshed: 0, signedOut: 0 });
  });

  it('renews at 30 seconds, and signs out only when the server refuses', async () => {
    expect(await check(30, 'renewed')).toEqual({ refreshed: 1, signedOut: 0 });
    expect(await check(-100, 'refused')).toEqual({ refreshed: 1, signedOut: 1 });
    expect(await check(0, 'unreachable')).toEqual({ refreshed: 1, signedOut: 0 });
  });
});
