import type { ServerModule } from '../../kernel/module.ts';
import type { Wiring } from '../../modules.ts';
import { OpenStreams } from './open-streams.ts';
import { forgetOldEvents } from './stream.jobs.ts';
import { streamRoutes } from './stream.routes.ts';

/** The real-time stream: what the kernel publishes reaches the browsers that are connected to this process. */
export function streamModule(wiring: Wiring): ServerModule {
  return { name: 'stream', routes: streamRoutes(new OpenStreams(wiring), wiring.callers), jobs: [forgetOldEvents] };
}
