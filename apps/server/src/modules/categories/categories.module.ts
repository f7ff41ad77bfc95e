import { defineModule } from '../../wiring.ts';
import { categoryRoutes } from './categories.routes.ts';

/** Categories: the shelves of the catalogue. */
export const categoriesModule = defineModule({
  name: 'categories',
  owns: ['course_categories'],
  wire: () => ({ routes: categoryRoutes() }),
});
