import { BREAKPOINTS } from '@sullam/domain/limits.ts';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${BREAKPOINTS.md}px)`;

function follow(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether there is room beside the list: no phone, no narrow tablet. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(query).matches);
