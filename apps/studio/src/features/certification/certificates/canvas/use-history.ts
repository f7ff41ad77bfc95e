import { useState } from 'react';

/** More steps back than anybody takes. */
const MOST = 100;

interface Steps<Value> {
  readonly past: readonly Value[];
  readonly future: readonly Value[];
  /** What was changed last: letters that are typed into one field are one step. */
  readonly last: string | null;
}

export interface History<Value> {
  /** Changes, so that it can be taken back; changes of the same name that follow each other are one. */
  readonly change: (next: Value, name?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The way back through the states of a value that is kept elsewhere. */
export function useHistory<Value>(value: Value, set: (value: Value) => void): History<Value> {
  const [{ past, future, last }, setSteps] = useState<Steps<Value>>({ past: [], future: [], last: null });
  return {
    change: (next, name) => {
      const isSame = name !== undefined && name === last;
      setSteps({ past: isSame ? past : [...past, value].slice(-MOST), future: [], last: name ?? null });
      set(next);
    },
    undo: () => {
      const before = past.at(-1);
      if (before === undefined) return;
      setSteps({ past: past.slice(0, -1), future: [value, ...future], last: null });
      set(before);
    },
    redo: () => {
      const [after, ...rest] = future;
      if (after === undefined) return;
      setSteps({ past: [...past, value], future: rest, last: null });
      set(after);
    },
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
