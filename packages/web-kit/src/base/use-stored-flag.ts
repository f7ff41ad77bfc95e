import { useState } from 'react';
import { useKit } from '../kit-context.tsx';

/** A choice of the reader that this browser keeps: a panel shown or hidden. */
export function useStoredFlag(name: string, initial: boolean): [isOn: boolean, set: (isOn: boolean) => void] {
  const { storage } = useKit();
  const key = `sullam.${name}`;
  const [isOn, setOn] = useState(() => {
    const stored = storage.getItem(key);
    return stored === null ? initial : stored === '1';
  });
  return [
    isOn,
    (next) => {
      setOn(next);
      storage.setItem(key, next ? '1' : '0');
    },
  ];
}
