import type { KeyValueStorage } from './stored.ts';

/** Runs a task while no other tab runs one of the same name. */
export type RunExclusively = <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;

/** Exclusion by the browser's locks. */
export function exclusionByLocks(locks: LockManager): RunExclusively {
  return (name, task) => locks.request(name, task) as ReturnType<typeof task>;
}

/** The best exclusion that a page offers; few browsers need the lease, so the others don't carry it. */
export function exclusionOf(page: Window, storage: KeyValueStorage, now: () => number): RunExclusively {
  const { locks } = page.navigator as { locks?: LockManager };
  if (locks) return exclusionByLocks(locks);
  let lease: RunExclusively | undefined;
  return async (name, task) => {
    lease ??= (await import('./lease.ts')).leaseOf(storage, now);
    return lease(name, task);
  };
}
