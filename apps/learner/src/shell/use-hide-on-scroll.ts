import { APP_BAR_HIDE_THRESHOLD } from '@sullam/domain/limits.ts';
import { useEffect, useState } from 'react';

/** Where the page stands: at the top, scrolled, or far enough down and going on, so that the bar gives way. */
export interface ScrollPlace {
  isScrolled: boolean;
  isHidden: boolean;
}

/** Follows the page's scrolling; the bar hides past 243 px on the way down and returns on the way up. */
export function useHideOnScroll(): ScrollPlace {
  const [place, setPlace] = useState<ScrollPlace>({ isScrolled: false, isHidden: false });
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      // Small movements (a bouncing edge, a changing toolbar) don't count as a direction.
      if (Math.abs(now - last) < 4 && now > 0) return;
      const next = { isScrolled: now > 0, isHidden: now > last && now > APP_BAR_HIDE_THRESHOLD };
      last = now;
      setPlace((before) =>
        before.isScrolled === next.isScrolled && before.isHidden === next.isHidden ? before : next,
      );
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return place;
}
