import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@sullam/domain/steps.ts';

/** Milliseconds after which requests go first. */
const SLICE = 10;

/** Long reckoning that leaves the process to others in between. */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (let began = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE) continue;
    await setImmediate();
    began = performance.now();
  }
}
