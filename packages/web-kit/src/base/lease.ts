import type { RunExclusively } from './exclusive.ts';
import type { KeyValueStorage } from './stored.ts';

export interface LeaseOptions {
  storage: KeyValueStorage;
  now: () => number;
  /** Identifies this tab. */
  owner: string;
  wait: (milliseconds: number) => Promise<void>;
}

const LEASE = 10_000;
const STEP = 60;

/**
 * Exclusion by a lease in the storage, for browsers (or insecure addresses) without locks: write, wait, look whether
 * it is still ours. A tab that dies leaves its lease behind for ten seconds at most.
 */
export function exclusionByLease({ storage, now, owner, wait }: LeaseOptions): RunExclusively {
  const held = (key: string): { owner: string; until: number } => {
    const [by = '', until = '0'] = (storage.getItem(key) ?? '').split(' ');
    return { owner: by, until: Number(until) };
  };
  const acquire = async (key: string): Promise<void> => {
    for (;;) {
      const lease = held(key);
      if (lease.owner === owner || lease.until <= now()) {
        storage.setItem(key, `${owner} ${now() + LEASE}`);
        await wait(STEP);
        if (held(key).owner === owner) return;
      }
      await wait(STEP);
    }
  };
  return async (name, task) => {
    const key = `${name}-lease`;
    await acquire(key);
    try {
      return await task();
    } finally {
      if (held(key).owner === owner) storage.removeItem(key);
    }
  };
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

// Not randomUUID: it is missing exactly where locks are, at insecure addresses.
const newOwner = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** The lease of this tab. */
export const leaseOf = (storage: KeyValueStorage, now: () => number): RunExclusively =>
  exclusionByLease({ storage, now, owner: newOwner(), wait });
