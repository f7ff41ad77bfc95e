import { type RefObject, useEffect, useState } from 'react';

/**
 * Gives rows of a tree the focus as soon as they are there, unless the focus has gone elsewhere by then. A tree draws its rows
 * after the component around it, so that no render of that one tells when they have come.
 */
export function useRowFocus(tree: RefObject<HTMLElement | null>): (id: string) => void {
  // an object of its own for each call: the same row may be wanted twice
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    const frame = tree.current;
    if (!frame || !wanted) return;
    const give = (): boolean => {
      const row = frame.querySelector<HTMLElement>(`[role="row"][data-key="${wanted.id}"]`);
      if (!row) return false;
      const { activeElement } = document;
      if (activeElement === document.body || frame.contains(activeElement)) row.focus();
      return true;
    };
    if (give()) return;
    const observer = new MutationObserver(() => {
      if (give()) observer.disconnect();
    });
    observer.observe(frame, { subtree: true, childList: true, attributeFilter: ['data-key'] });
    return () => observer.disconnect();
  }, [tree, wanted]);
  return (id) => setWanted({ id });
}
