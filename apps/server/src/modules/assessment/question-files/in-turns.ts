import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@sullam/question-formats/steps.ts';

/** Milliseconds for which others wait at most, but for one step. */
const TURN = 10;

/** Does work step by step, so that other requests are answered meanwhile. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (let since = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < TURN) continue;
    await setImmediate();
    since = performance.now();
  }
}
