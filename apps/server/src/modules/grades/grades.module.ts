import type { ServerModule } from '../../kernel/module.ts';
import { gradeRoutes } from './grades.routes.ts';
import { ownGradeRoutes } from './own-grades.routes.ts';

/** What learners have, and the totals that it makes. */
export const gradesModule = (): ServerModule => ({ name: 'grades', routes: [...gradeRoutes, ...ownGradeRoutes] });
