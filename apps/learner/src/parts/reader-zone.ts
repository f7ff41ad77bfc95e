import { ownZone } from '@sullam/strings/format.ts';
import { createStore, useStore } from '@sullam/web-kit/base/store.ts';

/** The zone by whose clock the reader sees times, while the page is open; first that of this device. */
const chosen = createStore<string | null>(null);

export function useReaderZone(): readonly [zone: string, choose: (zone: string) => void] {
  const zone = useStore(chosen);
  return [zone ?? ownZone(), (next) => chosen.set(next)];
}
