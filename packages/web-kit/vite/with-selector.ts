import { useRef, useSyncExternalStore } from 'react';

/**
 * Reads a part of a store and draws again only when that part changes. Stands in for the package of this name, which
 * brings its own copy of a hook for Reacts before 18.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: (() => Snapshot) | undefined,
  select: (snapshot: Snapshot) => Selection,
  isEqual: (one: Selection, other: Selection) => boolean,
): Selection {
  const last = useRef<{ snapshot: Snapshot; select: typeof select; selection: Selection }>(undefined);
  const read = (snapshot: Snapshot): Selection => {
    const before = last.current;
    if (before && before.select === select && Object.is(before.snapshot, snapshot)) return before.selection;
    const next = select(snapshot);
    // the same object as before, where it says the same: whoever compares by identity sees no change
    const selection = before && isEqual(before.selection, next) ? before.selection : next;
    last.current = { snapshot, select, selection };
    return selection;
  };
  return useSyncExternalStore(
    subscribe,
    () => read(getSnapshot()),
    getServerSnapshot && (() => read(getServerSnapshot())),
  );
}
