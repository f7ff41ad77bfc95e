import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * How many items of a wrapping list stand in its first line. The list shows only that line; items that wrapped must be
 * taken out of reach by the caller, and their number shows whether another way to them is needed.
 */
export function useFitting<Element extends HTMLElement>(
  count: number,
): { list: RefObject<Element | null>; fitting: number } {
  const list = useRef<Element>(null);
  const [fitting, setFitting] = useState(count);
  const measure = useCallback(() => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[];
    const top = items[0]?.offsetTop;
    const wrapped = items.findIndex((item) => item.offsetTop !== top);
    setFitting(wrapped === -1 ? items.length : wrapped);
  }, []);
  // After every drawing: the words change with the language, the items with who signs in.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    if (!list.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [measure]);
  return { list, fitting };
}
