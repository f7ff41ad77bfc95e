import { defineModule } from '../../wiring.ts';
import { questionCategoryRoutes } from './question-categories.routes.ts';
import { questionRoutes } from './questions.routes.ts';

/** The question bank. */
export const questionsModule = defineModule({
  name: 'questions',
  owns: ['question_categories', 'question_keys', 'question_tags', 'question_versions', 'questions'],
  publishes: ['bank_versions'],
  uses: ['media', 'members'],
  wire: () => ({ routes: [...questionRoutes(), ...questionCategoryRoutes()] }),
});
