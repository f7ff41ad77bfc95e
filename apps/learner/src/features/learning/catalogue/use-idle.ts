import { useEffect, useState } from 'react';

/** Long enough for the first pictures. */
const FIRST_PAINT = 1200;

/** False while the page is still busy with what is seen first; for parts that bring much script along. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setIdle(true), FIRST_PAINT);
    return () => window.clearTimeout(timer);
  }, []);
  return isIdle;
}
