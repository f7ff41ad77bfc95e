import { useNotify } from '@sullam/web-kit/kit-context.tsx';

interface Options<Step> {
  readonly mutation: { readonly isPending: boolean; readonly mutateAsync: (step: Step) => Promise<unknown> };
  /** What stands in the way of a step, if anything does. */
  readonly obstacle?: (step: Step) => { readonly tone: 'info' | 'warning'; readonly text: string } | undefined;
  /** What is said once it is done. */
  readonly done: (step: Step) => string;
}

/** Publishing and the like: says what stands in the way instead, and afterwards what was done. */
export function useStep<Step>({ mutation, obstacle, done }: Options<Step>) {
  const notify = useNotify();
  return {
    isPending: mutation.isPending,
    /** Says whether it was done. */
    async take(step: Step): Promise<boolean> {
      const found = obstacle?.(step);
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
