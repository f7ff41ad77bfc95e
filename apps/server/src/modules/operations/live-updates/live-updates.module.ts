import { defineModule } from '../../../wiring.ts';
import { forgetOldEvents } from './live-updates.jobs.ts';
import { streamPersonalRows } from './live-updates.personal.ts';
import { streamRoutes } from './live-updates.routes.ts';
import { OpenStreams } from './open-streams.ts';

/** The real-time stream: what the kernel publishes reaches the browsers that are connected to this process. */
export const liveUpdatesModule = defineModule({
  name: 'live-updates',
  owns: ['stream_tickets'],
  personalRows: streamPersonalRows,
  uses: ['media', 'organizations', 'sessions'],
  wire(wiring) {
    return { routes: streamRoutes(new OpenStreams(wiring), wiring.callers), jobs: [forgetOldEvents] };
  },
});
