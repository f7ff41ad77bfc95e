import type { ServerModule } from '../../kernel/module.ts';
import { searchRoutes } from './search.routes.ts';

/** One search over everything. Owns no table; migrations/0050-search.sql has its functions. */
export const searchModule = (): ServerModule => ({ name: 'search', routes: searchRoutes() });
