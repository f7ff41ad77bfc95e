import { closeSync, openSync, readSync } from 'node:fs';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** What Linux counts of the main thread: the nanoseconds that it ran, without those in which it waited for a processor. */
const COUNTED = `/proc/self/task/${process.pid}/schedstat`;

interface Watch {
  /** Milliseconds since any moment. */
  now(): number;
  end(): void;
}

function threadWatch(): Watch {
  let file: number;
  try {
    file = openSync(COUNTED, 'r');
  } catch {
    // another system: there the time of the clock has to do
    return { now: () => performance.now(), end: () => undefined };
  }
  const bytes = Buffer.alloc(100);
  return {
    now: () => Number.parseInt(bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0)), 10) / 1_000_000,
    end: () => closeSync(file),
  };
}

/**
 * The longest time in milliseconds for which the main thread worked without letting anybody else's turn come. It is the
 * thread's own processor time, as a machine that is busy with other programs keeps a thread waiting for as long as it likes.
 */
export async function longestStretch(work: () => Promise<void>): Promise<number> {
  const watch = threadWatch();
  let isOver = false;
  let longest = 0;
  const watching = async (): Promise<void> => {
    for (let before = watch.now(); !isOver; ) {
      await nextTurn();
      const now = watch.now();
      longest = Math.max(longest, now - before);
      before = now;
      await sleep(1);
    }
  };
  const watched = watching();
  try {
    await work();
    await sleep(2);
  } finally {
    isOver = true;
    await watched;
    watch.end();
  }
  return longest;
}
