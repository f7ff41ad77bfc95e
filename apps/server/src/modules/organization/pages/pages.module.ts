import { defineModule } from '../../../wiring.ts';
import { pageRoutes } from './pages.routes.ts';

/** The pages of the two applications: their first HTML with the organisation's look in it, and their built files. */
export const pagesModule = defineModule({
  name: 'pages',
  uses: ['covers', 'organizations'],
  wire: (wiring) => ({ routes: pageRoutes(wiring) }),
});
