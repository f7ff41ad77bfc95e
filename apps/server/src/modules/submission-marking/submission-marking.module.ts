import { createFileStore } from '../../kernel/files/create-file-store.ts';
import { defineModule } from '../../wiring.ts';
import { submissionMarkingRoutes } from './submission-marking.routes.ts';

/** How what was handed in is marked, for those who edit the course. */
export const submissionMarkingModule = defineModule({
  name: 'submission-marking',
  owns: ['submission_annotations'],
  uses: [
    'assessment',
    'assignment-standings',
    'assignments',
    'media',
    'members',
    'rubrics',
    'submission-marks',
    'submissions',
  ],
  wire: ({ platform }) => ({ routes: submissionMarkingRoutes(createFileStore(platform.config)) }),
});
