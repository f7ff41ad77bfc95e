import { useState } from 'react';

const MOST_STEPS = 100;

interface Steps<Step> {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

/** The steps that can be taken back and done again. Taking one back or doing it again is up to whoever asks for it. */
export function useHistory<Step>() {
  const [{ done, undone }, setSteps] = useState<Steps<Step>>({ done: [], undone: [] });
  return {
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
    add: (step: Step) => setSteps((steps) => ({ done: [...steps.done.slice(1 - MOST_STEPS), step], undone: [] })),
    /** The last step, to be taken back now. */
    undo(): Step | undefined {
      const step = done.at(-1);
      if (step !== undefined) setSteps({ done: done.slice(0, -1), undone: [...undone, step] });
      return step;
    },
    /** The step that was taken back last, to be done now. */
    redo(): Step | undefined {
      const step = undone.at(-1);
      if (step !== undefined) setSteps({ done: [...done, step], undone: undone.slice(0, -1) });
      return step;
    },
  };
}
