import { useEffect, useRef, useState } from 'react';

const RESTS_AFTER = 2500;

/** Whether nobody has moved for a while, so that what lies over a picture may go. */
export function useResting(mayRest: boolean): [isResting: boolean, wake: () => void] {
  const [isResting, setResting] = useState(false);
  const timer = useRef(0);
  const wake = () => {
    window.clearTimeout(timer.current);
    setResting(false);
    if (mayRest) timer.current = window.setTimeout(() => setResting(true), RESTS_AFTER);
  };
  useEffect(() => {
    wake();
    return () => window.clearTimeout(timer.current);
  }, [mayRest]);
  return [isResting && mayRest, wake];
}
