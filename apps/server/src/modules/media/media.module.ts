import { createFileStore } from '../../kernel/files/create-file-store.ts';
import type { ServerModule } from '../../kernel/module.ts';
import type { Wiring } from '../../modules.ts';
import { fileRoutes } from './files.routes.ts';
import { mediaJobs } from './media.jobs.ts';
import { mediaRoutes } from './media.routes.ts';
import { uploadRoutes } from './uploads.routes.ts';

/** Media: bringing files here, keeping them, giving them out. */
export function mediaModule({ platform }: Wiring): ServerModule {
  const store = createFileStore(platform.config);
  return {
    name: 'media',
    routes: [...uploadRoutes(store), ...mediaRoutes(), ...fileRoutes(store)],
    jobs: mediaJobs(store),
  };
}
