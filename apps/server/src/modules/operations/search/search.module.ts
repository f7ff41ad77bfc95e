import { defineModule } from '../../../wiring.ts';
import { searchRoutes } from './search.routes.ts';

/** One search over everything. Owns no table; its functions are in migrations/0001-foundation.sql and 0040-learning.sql. */
export const searchModule = defineModule({
  name: 'search',
  routes: searchRoutes(),
});
