// Loaded into a measured server: tells its event-loop delay since the last time, in milliseconds, when SIGUSR2 asks for it.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION = 1;

if (isMainThread) {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION });
  loop.enable();
  process.on('SIGUSR2', () => {
    const [p50, p99] = [50, 99].map((share) => loop.percentile(share) / 1e6 - RESOLUTION);
    writeFileSync(process.env.BENCH_LOOP_FILE, JSON.stringify({ p50, p99, most: loop.max / 1e6 - RESOLUTION }));
    loop.reset();
  });
}
