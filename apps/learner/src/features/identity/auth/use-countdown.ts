import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useState } from 'react';

/** Whole seconds until a moment, counted down each second; 0 when it has passed. */
export function useCountdown(until: number): number {
  const { now } = useKit();
  const secondsLeft = () => Math.max(0, Math.ceil((until - now()) / 1000));
  const [seconds, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    setSeconds(secondsLeft());
    const timer = setInterval(() => {
      const left = secondsLeft();
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
