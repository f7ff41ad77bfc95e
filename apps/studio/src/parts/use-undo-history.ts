import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isField } from './is-field.ts';

/** Steps that can be taken back. */
const MOST = 100;
/** Letters of one word are one step. */
const TOGETHER = 1500;

interface Recorded {
  readonly group: string;
  readonly at: number;
}

/**
 * What stood in a form before each change, to go back to and forth again; Ctrl Z and Ctrl Shift Z do it wherever no field has the
 * focus, which has an undo of its own. Say `record` before a change; changes of one group that follow quickly are one step.
 */
export function useUndoHistory<Form>(form: Form, setForm: (form: Form) => void) {
  const [past, setPast] = useState<readonly Form[]>([]);
  const [future, setFuture] = useState<readonly Form[]>([]);
  const last = useRef<Recorded | null>(null);
  const record = (group?: string) => {
    const now = performance.now();
    const { current } = last;
    const isSame = group !== undefined && current?.group === group && now - current.at < TOGETHER;
    last.current = group === undefined ? null : { group, at: now };
    setFuture([]);
    if (!isSame) setPast((before) => [...before, form].slice(-MOST));
  };
  const go = (
    from: readonly Form[],
    to: readonly Form[],
    keep: (from: readonly Form[], to: readonly Form[]) => void,
  ) => {
    const target = from.at(-1);
    if (target === undefined) return;
    last.current = null;
    keep(from.slice(0, -1), [...to, form]);
    setForm(target);
  };
  const undo = () =>
    go(past, future, (nextPast, nextFuture) => {
      setPast(nextPast);
      setFuture(nextFuture);
    });
  const redo = () =>
    go(future, past, (nextFuture, nextPast) => {
      setPast(nextPast);
      setFuture(nextFuture);
    });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isZ = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isZ || event.defaultPrevented || isField(event.target)) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return {
    record,
    undo,
    redo,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    forget() {
      setPast([]);
      setFuture([]);
    },
  };
}
