import { performance } from 'node:perf_hooks';
import { onNpmGone } from './npm-parent.ts';

/** npm passes a Ctrl-C on to us that the terminal has sent us already: both are one request. */
const SAME_REQUEST = 500;
const FORCED = 130;

export interface Stoppable {
  /** First request. */
  stop(signal: NodeJS.Signals): void;
  /** Second request. */
  force(): void;
}

/** Listens for Ctrl-C and SIGTERM: the first stops gracefully, a second one forces. */
export function onStopRequest(target: Stoppable): void {
  let first: number | undefined;
  const request = (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (first === undefined) {
      first = now;
      if (signal === 'SIGINT') console.log('\nStopping… (Ctrl-C once more to force)');
      target.stop(signal);
    } else if (now - first > SAME_REQUEST) {
      process.exitCode = FORCED;
      target.force();
    }
  };
  process.on('SIGINT', request);
  process.on('SIGTERM', request);
  onNpmGone(() => request('SIGTERM'));
}
