import { useEffect, useState } from 'react';

/** At the latest so long after everything has arrived, in ms. */
const PATIENCE = 1000;

/** Calls when the browser has nothing else to do; the answer gives it up. Safari has no such moment. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: PATIENCE });
  return () => cancelIdleCallback(request);
}

/** Whether the page has come to rest: what may wait for the first screen is fetched then, without taking its turn. */
export function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    let giveUp: (() => void) | undefined;
    const wait = () => {
      giveUp = whenIdle(() => setAtRest(true));
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      giveUp?.();
    };
  }, []);
  return isAtRest;
}
