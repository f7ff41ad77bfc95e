import { useEffect, useRef } from 'react';

const PAUSE = 700;

/**
 * Saves what is changed some moments after the last change, and at once when the page or the part of it is left. `text`
 * distinguishes what there is to save; null: nothing, or nothing that could be saved.
 */
export function useAutosave(text: string | null, save: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<(() => void) | null>(null);
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    clearTimeout(timer.current);
    waiting.current = text === null ? null : () => latest.current();
    if (text === null) return;
    timer.current = setTimeout(() => {
      const run = waiting.current;
      waiting.current = null;
      run?.();
    }, PAUSE);
  }, [text]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      waiting.current?.();
    },
    [],
  );
}
