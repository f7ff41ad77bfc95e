import type { ServerModule } from '../../kernel/module.ts';
import { examMarkingRoutes } from './exam-marking.routes.ts';
import { examResultsRoutes } from './exam-results.routes.ts';

/** What people mark, what is marked anew, how an exam went. */
export const examMarkingModule = (): ServerModule => ({
  name: 'exam-marking',
  routes: [...examMarkingRoutes, ...examResultsRoutes],
});
