import { closeSync, openSync, readSync } from 'node:fs';
import { type PerformanceEntry, PerformanceObserver, performance } from 'node:perf_hooks';
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

/** A stretch of work: when it was, by the clock, and how long the thread worked for it. */
interface Stretch {
  from: number;
  to: number;
  worked: number;
}

/**
 * The longest time in milliseconds for which the main thread worked without letting anybody else's turn come. It is the
 * thread's own processor time, as a machine that is busy with other programs keeps a thread waiting for as long as it likes.
 * Collecting garbage is left out: how long that takes depends on all that the process of the tests has loaded.
 */
export async function longestStretch(work: () => Promise<void>): Promise<number> {
  const watch = threadWatch();
  const collections: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => void collections.push(...list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  let isOver = false;
  const stretches: Stretch[] = [];
  const watching = async (): Promise<void> => {
    for (let before = watch.now(), from = performance.now(); !isOver; ) {
      await nextTurn();
      const now = watch.now();
      const to = performance.now();
      stretches.push({ from, to, worked: now - before });
      before = now;
      from = to;
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
    await nextTurn(); // the last collections are told of by then
    collections.push(...observer.takeRecords());
    observer.disconnect();
  }
  const collecting = ({ from, to }: Stretch): number =>
    collections
      .filter(({ startTime }) => startTime >= from && startTime < to)
      .reduce((sum, { duration }) => sum + duration, 0);
  return Math.max(0, ...stretches.map((stretch) => stretch.worked - collecting(stretch)));
}
