import { batch, db } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { readZoomApp, unsealForZoom } from './zoom-app.ts';
import { revokeToken } from './zoom-client.ts';
import { REVOKE } from './zoom-connection.service.ts';

export const videoConferencingJobs: readonly JobDefinition[] = [
  {
    name: REVOKE,
    async run(context, payload) {
      const app = await readZoomApp(context);
      // an app that the organisation has given up can't speak for its tokens; they end by themselves
      if (!app) return;
      for (const token of payload.tokens as string[]) await revokeToken(context, app, unsealForZoom(context, token));
    },
  },
  {
    name: 'video-conferencing.forget-consents',
    schedule: '50 2 * * *',
    run: async (context) => {
      await batch(context, db.deleteFrom('zoom_consents').where('expires_at', '<', context.clock.now()));
    },
  },
];
