import { BREAKPOINTS } from '@sullam/domain/limits.ts';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${BREAKPOINTS.md}px)`;

function follow(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether there is room beside what a page is about: no phone, no narrow tablet. */
export const isWide = (): boolean => window.matchMedia(query).matches;

/** The same, followed while the window changes. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, isWide);
