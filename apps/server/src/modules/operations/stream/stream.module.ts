import { defineModule } from '../../../wiring.ts';
import { OpenStreams } from './open-streams.ts';
import { forgetOldEvents } from './stream.jobs.ts';
import { streamPersonalRows } from './stream.personal.ts';
import { streamRoutes } from './stream.routes.ts';

/** The real-time stream: what the kernel publishes reaches the browsers that are connected to this process. */
export const streamModule = defineModule({
  name: 'stream',
  owns: ['stream_tickets'],
  personalRows: streamPersonalRows,
  uses: ['sessions'],
  wire(wiring) {
    return { routes: streamRoutes(new OpenStreams(wiring), wiring.callers), jobs: [forgetOldEvents] };
  },
});
