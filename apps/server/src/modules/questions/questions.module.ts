import { createFileStore } from '../../kernel/files/create-file-store.ts';
import type { ServerModule } from '../../kernel/module.ts';
import type { Wiring } from '../../modules.ts';
import { questionCategoryRoutes } from './question-categories.routes.ts';
import { questionFileRoutes } from './question-files.routes.ts';
import { questionRoutes } from './questions.routes.ts';

/** The question bank. */
export function questionsModule({ platform }: Wiring): ServerModule {
  const store = createFileStore(platform.config);
  return {
    name: 'questions',
    routes: [...questionFileRoutes(store), ...questionRoutes(), ...questionCategoryRoutes()],
  };
}
