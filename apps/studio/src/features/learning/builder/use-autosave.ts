import { useEffect, useRef, useState } from 'react';
import { useWritingUnderWay } from '../../../parts/writing-under-way.ts';

const PAUSE = 700;

/**
 * Saves what is changed some moments after the last change, and at once when the page or the part of it is left, or when
 * `flushWriting` asks for it because an action follows on what is written. `text` distinguishes what there is to save;
 * null: nothing, or nothing that could be saved. `save` resolves once the page knows the answer.
 */
export function useAutosave(text: string | null, save: () => Promise<unknown>): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<string | null>(null);
  const latest = useRef(save);
  latest.current = save;
  const isSending = useRef(false);
  /** Who waits until everything is sent, and what was already tried for them: a refused text is not sent twice. */
  const flushing = useRef<{ readonly done: (() => void)[]; tried: string | null }>({ done: [], tried: null });
  const [, redraw] = useState(0);

  const send = () => {
    clearTimeout(timer.current);
    waiting.current = null;
    isSending.current = true;
    void latest.current().finally(() => {
      isSending.current = false;
      redraw((count) => count + 1);
    });
  };

  useEffect(() => {
    clearTimeout(timer.current);
    waiting.current = text;
    if (text !== null) timer.current = setTimeout(send, PAUSE);
  }, [text]);

  // after every drawing, with the words of that drawing: what was typed while a save was on its way is sent after it
  useEffect(() => {
    const { done, tried } = flushing.current;
    if (done.length === 0 || isSending.current) return;
    if (text !== null && text !== tried) {
      flushing.current.tried = text;
      send();
      return;
    }
    flushing.current.tried = null;
    for (const resolve of done.splice(0)) resolve();
  });

  useWritingUnderWay({
    flush: () =>
      new Promise<void>((resolve) => {
        flushing.current.done.push(resolve);
        redraw((count) => count + 1);
      }),
  });

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (waiting.current !== null) void latest.current();
      for (const resolve of flushing.current.done.splice(0)) resolve();
    },
    [],
  );
}
