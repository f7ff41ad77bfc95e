import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

export interface KeepServerOptions {
  /** Milliseconds: one that ended earlier could not start, and would not the next time. */
  settledAfter?: number;
  /** Milliseconds before it is started again. */
  pause?: number;
}

/** Codes with which somebody ends it on purpose: done, Ctrl-C, SIGKILL, SIGTERM. */
const WANTED = new Set([0, 130, 137, 143]);

/**
 * Starts a server again whenever it fails after it had been up, so that a fault in one request doesn't leave everybody
 * without it. What it had acknowledged is in the database. A server that was stopped or killed stays away.
 */
export function keepServer(
  start: () => ServerProcess,
  { settledAfter = 10_000, pause = 500 }: KeepServerOptions = {},
): ServerProcess {
  let isStopping = false;
  let current = start();

  const untilOver = async (): Promise<number> => {
    for (;;) {
      const startedAt = performance.now();
      const code = await current.exited;
      if (isStopping || WANTED.has(code) || performance.now() - startedAt < settledAfter) return code;
      console.error(`The server failed (${code}) and is started again.`);
      await sleep(pause);
      if (isStopping) return code;
      current = start();
    }
  };

  return {
    exited: untilOver(),
    stop: (signal) => {
      isStopping = true;
      current.stop(signal);
    },
    kill: () => {
      isStopping = true;
      current.kill();
    },
  };
}
