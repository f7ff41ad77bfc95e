import { useEffect, useState } from 'react';

/** What a lesson isn't drawn with can wait until it is being read, in ms. */
export const READING = 5000;

/** By any of these a reader shows that the lesson is in sight; scroll and focus are set by the page itself too. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Whether the lesson is being read: something was done on the page, or it has been there for some seconds. */
export function useIsReading(): boolean {
  // who has been in the application for longer than that came here from another of its pages
  const [isReading, setReading] = useState(() => performance.now() > READING);
  useEffect(() => {
    if (isReading) return;
    const begin = () => setReading(true);
    const timer = window.setTimeout(begin, READING);
    for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, begin);
    };
  }, [isReading]);
  return isReading;
}
