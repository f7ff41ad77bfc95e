import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds after the last letter until what was written is saved. */
const PAUSE = 800;

/**
 * Saves what was written after a pause, and at once when the page is left within it.
 * @param written All of it as one text: while that changes, the pause begins again.
 * @returns What is called with every change.
 */
export function useAutosave(written: string, send: () => void): () => void {
  const [isDirty, setDirty] = useState(false);
  const sendNow = () => {
    setDirty(false);
    send();
  };
  const save = useEffectEvent(sendNow);
  const saveRest = useEffectEvent(() => {
    if (isDirty) sendNow();
  });
  useEffect(() => () => saveRest(), []);
  // each letter begins the pause again
  useEffect(() => {
    if (!isDirty) return undefined;
    const timer = setTimeout(save, PAUSE);
    return () => clearTimeout(timer);
  }, [isDirty, written]);
  return () => setDirty(true);
}
