import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { SECOND } from '@sullam/domain/limits.ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Replicas } from './database/replicas.ts';

/** Milliseconds between two looks at the event loop; a look that comes later than that has found it blocked. */
const LOOK = 10;

/** Observes, once a second, the longest delay of that second: how long any request or timer had to wait for the main thread. */
function observeEventLoop(delays: Histogram): void {
  const loop: IntervalHistogram = monitorEventLoopDelay({ resolution: LOOK });
  loop.enable();
  const observe = (): void => {
    delays.observe(Math.max(0, loop.max / 1_000_000 - LOOK) / SECOND);
    loop.reset();
  };
  setInterval(observe, SECOND).unref();
}

/** What the process measures about itself, in the Prometheus text format at an administrator's address. */
export function createMetrics(openStreams: () => number, replicas?: Replicas) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'sullam_' });
  const requests = new Histogram({
    name: 'sullam_http_request_seconds',
    help: 'Time of requests by operation and status',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'sullam_http_failures_total',
    help: 'Responses with status 500 and above',
    labelNames: ['operation'] as const,
    registers: [registry],
  });
  new Gauge({
    name: 'sullam_open_streams',
    help: 'Open real-time streams of this process',
    registers: [registry],
    collect() {
      this.set(openStreams());
    },
  });
  new Gauge({
    name: 'sullam_replicas',
    help: 'Read replicas that this process uses now',
    registers: [registry],
    collect() {
      this.set(replicas?.usable.length ?? 0);
    },
  });
  new Gauge({
    name: 'sullam_replica_reads',
    help: 'Transactions that read replicas have answered since this process started',
    registers: [registry],
    collect() {
      this.set(replicas?.readCount ?? 0);
    },
  });
  const delays = new Histogram({
    name: 'sullam_event_loop_delay_seconds',
    help: 'The longest delay of the event loop in each second',
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  observeEventLoop(delays);
  return { registry, requests, failures };
}

export type Metrics = ReturnType<typeof createMetrics>;
