import { setImmediate } from 'node:timers/promises';
import { compareInSteps, compareText } from '@sullam/domain/plagiarism/fingerprints.ts';
import type { Steps } from '@sullam/domain/steps.ts';
import { describe, expect, it } from 'vitest';
import { mapInSlices, runInSlices } from '../time-slices.ts';

/** Reckons for so long, without leaving the process to anybody. */
function spend(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until; );
}

describe('runInSlices', () => {
  it('lets others go first again and again, and ends with the result', async () => {
    let isDone = false;
    let turns = 0;
    const others = (async () => {
      for (; !isDone; turns += 1) await setImmediate();
    })();
    function* work(): Steps<string> {
      for (let step = 0; step < 12; step += 1) {
        spend(6);
        yield;
      }
      return 'done';
    }
    expect(await runInSlices(work())).toBe('done');
    isDone = true;
    await others;
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  it('finds the same as one go does, also in a long text of both scripts', async () => {
    const text = 'The river carries stones, وكتب الطالبُ مقالةً عن النهر. '.repeat(2000);
    const [slow, fast] = [await runInSlices(compareInSteps(text)), compareText(text)];
    expect(slow.fingerprints).toEqual(fast.fingerprints);
    expect(slow.normalized.text).toBe(fast.normalized.text);
  });
});

describe('mapInSlices', () => {
  it('keeps the order and lets others go first', async () => {
    let turns = 0;
    let isDone = false;
    const others = (async () => {
      for (; !isDone; turns += 1) await setImmediate();
    })();
    const doubled = await mapInSlices([1, 2, 3, 4, 5], (each) => {
      spend(6);
      return each * 2;
    });
    isDone = true;
    await others;
    expect(doubled).toEqual([2, 4, 6, 8, 10]);
    expect(turns).toBeGreaterThanOrEqual(2);
  });
});
