import { defineModule } from '../../../wiring.ts';
import { questionCategoryRoutes } from './question-categories.routes.ts';

/** Categories of the question bank, as a tree. */
export const questionCategoriesModule = defineModule({
  name: 'question-categories',
  partOf: ['exams'],
  owns: ['question_categories'],
  routes: questionCategoryRoutes,
});
