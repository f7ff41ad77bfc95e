import { defineModule } from '../../../wiring.ts';
import { searchRoutes } from './search.routes.ts';

/** One search over everything. Owns no table; migrations/0050-search.sql has its functions. */
export const searchModule = defineModule({
  name: 'search',
  routes: searchRoutes(),
});
