import { isDialogOpen } from '@sullam/ui/overlays/dialog-open.ts';
import { useEffect, useRef } from 'react';

export interface ViewKeys {
  today: () => void;
  week: () => void;
  month: () => void;
  list: () => void;
  earlier: () => void;
  later: () => void;
}

/** By their place on the keyboard, so that Arabic ones do the same. */
const BY_CODE: Readonly<Record<string, keyof ViewKeys>> = {
  KeyT: 'today',
  KeyW: 'week',
  KeyM: 'month',
  KeyL: 'list',
};

/** Where somebody writes, chooses with the arrows, or scrolls what is wider than its place. */
const OWN_KEYS = 'input, textarea, select, [contenteditable=true], [role=menu], [role=listbox], [data-scrolls]';

function nameOf(code: string): keyof ViewKeys | undefined {
  if (code !== 'ArrowLeft' && code !== 'ArrowRight') return BY_CODE[code];
  const isRightToLeft = document.documentElement.dir === 'rtl';
  return (code === 'ArrowRight') !== isRightToLeft ? 'later' : 'earlier';
}

/** T today, W M L the views, arrows the spans; not while something is being written and not behind a dialog. */
export function useViewKeys(keys: ViewKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = nameOf(event.code);
      if (!name || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
      if ((event.target as Element | null)?.closest?.(OWN_KEYS) || isDialogOpen()) return;
      event.preventDefault();
      latest.current[name]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
