import type { ServerModule } from '../../kernel/module.ts';
import { questionCategoryRoutes } from './question-categories.routes.ts';
import { questionRoutes } from './questions.routes.ts';

/** The question bank. */
export const questionsModule = (): ServerModule => ({
  name: 'questions',
  routes: [...questionRoutes(), ...questionCategoryRoutes()],
});
