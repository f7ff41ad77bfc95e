import { createFileStore } from '../../../kernel/files/create-file-store.ts';
import { defineModule } from '../../../wiring.ts';
import { coverJobs } from './covers.jobs.ts';
import { coverRoutes } from './covers.routes.ts';
import { DrawnPictures } from './covers.service.ts';

/** Covers: pictures that the product draws for what has none. */
export const coversModule = defineModule({
  name: 'covers',
  wire({ platform }) {
    const pictures = new DrawnPictures(createFileStore(platform.config));
    return { routes: coverRoutes(pictures), jobs: coverJobs(pictures) };
  },
});
