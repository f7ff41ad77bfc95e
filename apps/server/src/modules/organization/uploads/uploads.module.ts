import { createFileStore } from '../../../kernel/files/create-file-store.ts';
import { defineModule } from '../../../wiring.ts';
import { removeExpiredUploads } from './uploads.jobs.ts';
import { uploadsPersonalRows } from './uploads.personal.ts';
import { uploadRoutes } from './uploads.routes.ts';

/** Uploads: files on their way here, until media admits them. */
export const uploadsModule = defineModule({
  name: 'uploads',
  tag: 'Media',
  owns: ['uploads'],
  personalRows: uploadsPersonalRows,
  uses: ['media'],
  wire({ platform }) {
    const store = createFileStore(platform.config);
    return { routes: uploadRoutes(store), jobs: [removeExpiredUploads(store)] };
  },
});
