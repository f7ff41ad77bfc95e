import type { Area } from '@sullam/strings/areas.ts';
import { useEffect, useState } from 'react';
import { useKit } from '../kit-context.tsx';
import type { Wording } from '../language/wording.ts';

/** Loads areas of the wording for a part that opens without a navigation; true once they are there. */
export function useAreas(areas: readonly Area[]): boolean {
  const { wording } = useKit();
  const [isReady, setReady] = useState(() => wording.hasAreas(areas));
  const key = areas.join(' ');
  useEffect(() => {
    let isGone = false;
    void wording.ensure(key.split(' ') as Area[]).then(() => {
      if (!isGone) setReady(true);
    });
    return () => {
      isGone = true;
    };
  }, [wording, key]);
  return isReady;
}

/** How long wording that could not be fetched is left before it is asked for again, in ms. */
const PAUSE = 2000;
const waits = new WeakMap<Wording, Map<string, Promise<void>>>();

async function untilThere(wording: Wording, areas: readonly Area[]): Promise<void> {
  while (!wording.hasAreas(areas)) {
    await wording.ensure(areas).catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE)));
  }
}

/** The same for a part that is drawn with the page: it suspends, and the skeleton of the whole page stays until they are there. */
export function useSettledAreas(areas: readonly Area[]): void {
  const { wording } = useKit();
  if (wording.hasAreas(areas)) return;
  const all = waits.get(wording) ?? new Map<string, Promise<void>>();
  waits.set(wording, all);
  const key = areas.join(' ');
  const wait = all.get(key) ?? untilThere(wording, areas);
  all.set(key, wait);
  throw wait;
}
