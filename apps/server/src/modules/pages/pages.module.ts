import type { ServerModule } from '../../kernel/module.ts';
import type { Wiring } from '../../modules.ts';
import { pageRoutes } from './pages.routes.ts';

/** The pages of the two applications: their first HTML with the organisation's look in it, and their built files. */
export const pagesModule = (wiring: Wiring): ServerModule => ({ name: 'pages', routes: pageRoutes(wiring) });
