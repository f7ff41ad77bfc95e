import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Gives rows of a tree the focus as soon as they are there, unless the focus has gone elsewhere by then. `changes`: what may bring
 * a row, after which it is looked for again.
 */
export function useRowFocus(tree: RefObject<HTMLElement | null>, changes: unknown): (id: string) => void {
  const wanted = useRef<string | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (wanted.current === null) return;
    const row = tree.current?.querySelector<HTMLElement>(`[role="row"][data-key="${wanted.current}"]`);
    if (!row) return;
    wanted.current = null;
    const { activeElement } = document;
    if (activeElement === document.body || tree.current?.contains(activeElement)) row.focus();
  }, [tree, asked, changes]);
  return (id) => {
    wanted.current = id;
    setAsked((count) => count + 1);
  };
}
