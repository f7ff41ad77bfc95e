import type { ServerModule } from '../../kernel/module.ts';
import { categoryRoutes } from './categories.routes.ts';

/** Categories: the shelves of the catalogue. */
export const categoriesModule = (): ServerModule => ({ name: 'categories', routes: categoryRoutes() });
