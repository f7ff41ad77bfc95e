import { createFileStore } from '../../../kernel/files/create-file-store.ts';
import { defineModule } from '../../../wiring.ts';
import { questionFileRoutes } from './question-files.routes.ts';

/** Questions from and to files. */
export const questionFilesModule = defineModule({
  name: 'question-files',
  partOf: ['exams'],
  tag: 'Questions',
  uses: ['media', 'question-categories', 'questions'],
  wire: ({ platform }) => ({ routes: questionFileRoutes(createFileStore(platform.config)) }),
});
