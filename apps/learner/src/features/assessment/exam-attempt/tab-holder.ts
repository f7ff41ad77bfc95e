import type { KeyValueStorage } from '@sullam/web-kit/base/stored.ts';
import { useEffect, useState } from 'react';

const KEY = 'sullam.exam-tab';

/** A name for this tab. It is put away while the page is left, so that a reload finds it and a copy of the tab doesn't. */
export function useTabHolder(sessionStorage: KeyValueStorage): string {
  const [holder] = useState(() => sessionStorage.getItem(KEY) ?? crypto.randomUUID());
  useEffect(() => {
    const putAway = () => sessionStorage.setItem(KEY, holder);
    const takeOut = () => sessionStorage.removeItem(KEY);
    takeOut();
    window.addEventListener('pagehide', putAway);
    window.addEventListener('pageshow', takeOut);
    return () => {
      putAway();
      window.removeEventListener('pagehide', putAway);
      window.removeEventListener('pageshow', takeOut);
    };
  }, [holder, sessionStorage]);
  return holder;
}
