import type { ServerModule } from '../../kernel/module.ts';
import { gradeItemRoutes } from './grade-items.routes.ts';

/** What is graded in a course, and how grades become a total. */
export const gradeItemsModule = (): ServerModule => ({ name: 'grade-items', routes: gradeItemRoutes });
