import type { RouteDefinition } from './http/route.ts';
import type { JobDefinition } from './jobs/job-queue.ts';
import type { SignalSubscription } from './outbox/signals.ts';

/** What a module adds to the server. `modules.ts` lists them all. */
export interface ServerModule {
  /** The folder's name. */
  name: string;
  routes?: readonly RouteDefinition[];
  jobs?: readonly JobDefinition[];
  signals?: readonly SignalSubscription[];
}
