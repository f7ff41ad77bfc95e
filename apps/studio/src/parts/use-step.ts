import { useNotify } from '@sullam/web-kit/kit-context.tsx';
import { useRef, useState } from 'react';
import { flushWriting } from './writing-under-way.ts';

interface Options<Step> {
  readonly mutation: { readonly isPending: boolean; readonly mutateAsync: (step: Step) => Promise<unknown> };
  /** What stands in the way of a step, if anything does. */
  readonly obstacle?: (step: Step) => { readonly tone: 'info' | 'warning'; readonly text: string } | undefined;
  /** What is said once it is done. */
  readonly done: (step: Step) => string;
}

/** Publishing and the like: what is written is saved first; says what stands in the way instead, and afterwards what was done. */
export function useStep<Step>({ mutation, obstacle, done }: Options<Step>) {
  const notify = useNotify();
  const [isFlushing, setFlushing] = useState(false);
  // as it is once everything was saved
  const latest = useRef(obstacle);
  latest.current = obstacle;
  return {
    isPending: isFlushing || mutation.isPending,
    /** Says whether it was done. */
    async take(step: Step): Promise<boolean> {
      setFlushing(true);
      await flushWriting();
      setFlushing(false);
      const found = latest.current?.(step);
      if (found) {
        notify(found);
        return false;
      }
      // why it was refused has been said by then
      const isDone = await mutation.mutateAsync(step).then(
        () => true,
        () => false,
      );
      if (isDone) notify({ tone: 'success', text: done(step) });
      return isDone;
    },
  };
}
