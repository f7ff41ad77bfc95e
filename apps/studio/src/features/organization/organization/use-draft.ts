import { useEffect, useRef, useState } from 'react';

export interface Draft<Value> {
  value: Value;
  set: (change: Partial<Value>) => void;
  isDirty: boolean;
  /** Takes what is saved again. */
  reset: () => void;
  /** The server has taken this value: what it made of it stands here now, unless somebody has typed on. */
  accept: (sent: Value) => void;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What is being edited beside what is saved. What somebody else saves meanwhile comes in as long as nothing has been
 * changed here; otherwise the draft stays and the server says that it is old.
 */
export function useDraft<Value extends object>(saved: Value): Draft<Value> {
  const [value, setValue] = useState(saved);
  const base = useRef(saved);
  const isDirty = !same(value, base.current);
  useEffect(() => {
    if (same(saved, base.current)) return;
    const isUntouched = same(value, base.current) || same(value, saved);
    base.current = saved;
    if (isUntouched) setValue(saved);
    else setValue((before) => ({ ...before }));
  }, [saved, value]);
  return {
    value,
    isDirty,
    set: (change) => setValue((before) => ({ ...before, ...change })),
    reset: () => setValue(base.current),
    accept: (sent) => setValue((before) => (same(before, sent) ? base.current : before)),
  };
}
