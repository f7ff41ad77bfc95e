import { useEffect, useEffectEvent } from 'react';

/** Calls back on Ctrl K, or Cmd K on a Mac. */
export function useCommandShortcut(onOpen: () => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
