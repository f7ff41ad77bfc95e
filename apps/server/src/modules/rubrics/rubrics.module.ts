import type { ServerModule } from '../../kernel/module.ts';
import { rubricRoutes } from './rubrics.routes.ts';

/** Rubrics: by what work is marked. Whoever marks keeps the assessments. */
export const rubricsModule = (): ServerModule => ({ name: 'rubrics', routes: rubricRoutes });
