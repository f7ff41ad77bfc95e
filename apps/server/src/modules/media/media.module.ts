import { demoLoading } from '../../demo/demo-content.ts';
import { bring } from '../../kernel/extensions.ts';
import { createFileStore } from '../../kernel/files/create-file-store.ts';
import { defineModule } from '../../wiring.ts';
import { fileRoutes } from './files.routes.ts';
import { loadDemoMedia } from './media.demo.ts';
import { mediaJobs } from './media.jobs.ts';
import { VIEWS } from './media.public.ts';
import { mediaRoutes } from './media.routes.ts';

/** Media: admitting files, keeping them, giving them out. */
export const mediaModule = defineModule({
  name: 'media',
  owns: ['media'],
  publishes: VIEWS,
  brings: [bring(demoLoading, loadDemoMedia)],
  wire({ platform }) {
    const store = createFileStore(platform.config);
    return {
      routes: [...mediaRoutes(), ...fileRoutes(store)],
      jobs: mediaJobs(store),
    };
  },
});
