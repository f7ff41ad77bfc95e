import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useState } from 'react';

/** What a lesson isn't drawn with can wait until it is being read, in ms. */
export const READING = 5000;

/** Its tools are looked for at once: they come as soon as it has been drawn, in ms. */
const DRAWN = 400;

/** By any of these a reader shows that the lesson is in sight; scroll and focus are set by the page itself too. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Applications in which a lesson has been read: the next one has its tools at once. */
const read = new WeakSet<object>();

/** Whether the lesson is being read, which is prepared a little before: something was done on the page, or it has been there for a moment. */
export function useIsReading(prepare: (() => void) | undefined): boolean {
  const kit = useKit();
  const [isReading, setReading] = useState(() => read.has(kit));
  useEffect(() => {
    if (isReading) return;
    const begin = () => {
      read.add(kit);
      setReading(true);
    };
    const timers = [window.setTimeout(() => prepare?.(), DRAWN / 2), window.setTimeout(begin, DRAWN)];
    for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true });
    return () => {
      for (const timer of timers) window.clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, begin);
    };
  }, [isReading, prepare, kit]);
  return isReading;
}
