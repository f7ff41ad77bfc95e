import { readerFinder, visitorFinder } from '../../../absent-reader.ts';
import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { createFileStore } from '../../../kernel/files/create-file-store.ts';
import { defineModule } from '../../../wiring.ts';
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
  contributes: [contribute(demoLoading, loadDemoMedia)],
  wire(wiring) {
    const store = createFileStore(wiring.platform.config);
    const readers = { find: readerFinder(wiring), findVisitor: visitorFinder(wiring) };
    return {
      routes: [...mediaRoutes(), ...fileRoutes(store, readers)],
      jobs: mediaJobs(store),
    };
  },
});
