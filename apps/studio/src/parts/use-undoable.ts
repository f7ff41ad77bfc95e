import { SNACKBAR_DURATION } from '@sullam/domain/limits.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef, useState } from 'react';

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  commit: () => void;
}

/** Deleting that can be taken back: the thing disappears at once, the call is made when the message with "undo" is gone. */
export function useUndoable() {
  const t = useT();
  const notify = useNotify();
  const waiting = useRef(new Map<string, Waiting>());
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const left = waiting.current;
    // who leaves the page meant it
    return () => {
      for (const { timer, commit } of left.values()) {
        clearTimeout(timer);
        commit();
      }
    };
  }, []);

  const show = (id: string) => setHidden((before) => new Set([...before].filter((other) => other !== id)));

  return {
    hidden,
    remove(id: string, text: string, commit: () => Promise<unknown>) {
      const run = () => {
        waiting.current.delete(id);
        commit().catch(() => show(id)); // the call reports the failure itself
      };
      setHidden((before) => new Set([...before, id]));
      waiting.current.set(id, { timer: setTimeout(run, SNACKBAR_DURATION), commit: run });
      notify({
        tone: 'info',
        text,
        action: {
          label: t('common.actions.undo'),
          run: () => {
            clearTimeout(waiting.current.get(id)?.timer);
            waiting.current.delete(id);
            show(id);
          },
        },
      });
    },
  };
}
