import { setImmediate } from 'node:timers/promises';

/** Milliseconds for which long work may hold the event loop. */
const SLICE = 10;

/** Measures how long work has held the event loop; `yieldNow` lets waiting requests run and begins the next slice. */
function timeSlice() {
  let began = performance.now();
  return {
    isOver: (): boolean => performance.now() - began >= SLICE,
    yieldNow: async (): Promise<void> => {
      await setImmediate();
      began = performance.now();
    },
  };
}

/** Runs a generator to its end and returns its result. Each step should take well under 10 ms. */
export async function runInSlices<Result>(steps: { next(): IteratorResult<unknown, Result> }): Promise<Result> {
  for (const slice = timeSlice(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (slice.isOver()) await slice.yieldNow();
  }
}

/** `all.map(work)` for long lists. */
export async function mapInSlices<T, R>(all: readonly T[], work: (one: T) => R): Promise<R[]> {
  const results: R[] = [];
  const slice = timeSlice();
  for (const one of all) {
    if (slice.isOver()) await slice.yieldNow();
    results.push(work(one));
  }
  return results;
}
