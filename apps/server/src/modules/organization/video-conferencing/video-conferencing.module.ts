import { erasedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { videoConferencingJobs } from './video-conferencing.jobs.ts';
import { videoConferencingRoutes } from './video-conferencing.routes.ts';

/** With what an organisation meets online, and connected Zoom accounts. */
export const videoConferencingModule = defineModule({
  name: 'video-conferencing',
  tag: 'Video conferencing',
  partOf: ['lectures'],
  owns: ['video_conferencing_settings', 'zoom_connections', 'zoom_consents'],
  personalRows: [
    erasedRows('zoom_connections', 'user_id', { without: ['access_token', 'refresh_token'] }),
    erasedRows('zoom_consents', 'user_id', { without: ['state_hash', 'verifier'] }),
  ],
  uses: ['organizations'],
  routes: videoConferencingRoutes,
  jobs: videoConferencingJobs,
});
