import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FilePage } from './file-pages.ts';

const ZOOMS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
/** Between the pages and the frame, on both sides together. */
const MARGIN = 32;

export interface PageView {
  readonly scale: number;
  readonly zoomBy: (steps: 1 | -1) => void;
  /** As wide as there is room. */
  readonly fit: () => void;
  readonly pageCount: number;
  readonly current: number;
  readonly goTo: (page: number) => void;
  readonly frame: RefObject<HTMLDivElement | null>;
}

const pagesIn = (frame: HTMLElement): HTMLElement[] => [...frame.querySelectorAll<HTMLElement>('[data-page]')];

/** Zoom and place in a frame that scrolls through pages. */
export function usePageView(pages: readonly FilePage[]): PageView {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<number | null>(null);
  const [room, setRoom] = useState(0);
  const [current, setCurrent] = useState(1);
  const widest = Math.max(1, ...pages.map(({ width }) => width));
  const fitting = room > 0 ? Math.min(2, Math.max(0.1, (room - MARGIN) / widest)) : 1;
  const scale = zoom ?? fitting;
  const place = useRef(0);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = new ResizeObserver(() => setRoom(element.clientWidth));
    measure.observe(element);
    const scrolled = () => {
      place.current = element.scrollTop / Math.max(1, element.scrollHeight);
      const middle = element.getBoundingClientRect().top + element.clientHeight / 2;
      const at = pagesIn(element).findLastIndex((page) => page.getBoundingClientRect().top <= middle);
      setCurrent(Math.max(0, at) + 1);
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      measure.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, []);

  // what is read stays in sight while it grows or shrinks
  useLayoutEffect(() => {
    const element = frame.current;
    if (element) element.scrollTop = place.current * element.scrollHeight;
  }, [scale]);

  return {
    scale,
    zoomBy: (steps) => {
      const next =
        steps > 0 ? ZOOMS.find((each) => each > scale + 0.01) : ZOOMS.findLast((each) => each < scale - 0.01);
      if (next) setZoom(next);
    },
    fit: () => setZoom(null),
    pageCount: pages.length,
    current,
    goTo: (page) => {
      const element = frame.current;
      const target = element && pagesIn(element)[page - 1];
      if (!target) return;
      element.scrollTop += target.getBoundingClientRect().top - element.getBoundingClientRect().top - MARGIN / 2;
    },
    frame,
  };
}
