import { createFileStore } from '../../kernel/files/create-file-store.ts';
import type { ServerModule } from '../../kernel/module.ts';
import type { Wiring } from '../../modules.ts';
import { submissionMarkingRoutes } from './submission-marking.routes.ts';

/** How what was handed in is marked, for those who edit the course. */
export const submissionMarkingModule = ({ platform }: Wiring): ServerModule => ({
  name: 'submission-marking',
  routes: submissionMarkingRoutes(createFileStore(platform.config)),
});
