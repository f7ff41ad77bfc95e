import { useSyncExternalStore } from 'react';

/** A value outside of React that components can follow. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /** Calls back after each change; the answer ends it. */
  subscribe(listener: () => void): () => void;
}

/** Makes a store; setting an equal value notifies nobody. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Follows a store; the component is drawn again when the value changes. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
