import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the process measures about itself, in the Prometheus text format at an administrator's address. */
export function createMetrics(openStreams: () => number) {
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
  return { registry, requests, failures };
}

export type Metrics = ReturnType<typeof createMetrics>;
