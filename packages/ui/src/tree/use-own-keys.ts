import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keys pressed in a part of a tree belong to that part: letters, arrows and Enter would else choose and move rows. The
 * tree takes its keys on their way down, so that they are caught above it.
 */
export function useOwnKeys(part: RefObject<HTMLElement | null>, onKey: (event: KeyboardEvent) => void): void {
  const handle = useRef(onKey);
  handle.current = onKey;
  useEffect(() => {
    const page = part.current?.ownerDocument;
    const take = (event: KeyboardEvent) => {
      if (!(event.target instanceof Node) || !part.current?.contains(event.target)) return;
      event.stopPropagation();
      handle.current(event);
    };
    page?.addEventListener('keydown', take, true);
    return () => page?.removeEventListener('keydown', take, true);
  }, [part]);
}
