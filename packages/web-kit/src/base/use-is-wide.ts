import { BREAKPOINTS } from '@sullam/domain/limits.ts';
import { useCallback, useSyncExternalStore } from 'react';

type Breakpoint = keyof typeof BREAKPOINTS;
const listOf = (from: Breakpoint) => window.matchMedia(`(min-width: ${BREAKPOINTS[from]}px)`);

/** Whether there is room beside what a page is about: no phone, no narrow tablet. */
export const isWide = (from: Breakpoint = 'md'): boolean => listOf(from).matches;

/** The same, followed while the window changes. */
export function useIsWide(from: Breakpoint = 'md'): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      const list = listOf(from);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [from],
  );
  return useSyncExternalStore(follow, () => isWide(from));
}
